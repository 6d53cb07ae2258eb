import { ActionIcon, Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import layout from '../../../ui/page-layout.module.css';
import type { UseFormReturnType } from '@mantine/form';
import { billedLineKinds, carrierBillBody, endpoints } from '@waybill/contract';
import { accessorialCodes, freightClasses } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { go } from '../../../lib/routes/navigator.ts';
import { DialogFoot } from '../../../ui/dialog-foot.tsx';
import { FormDialog, useDirty, type DialogGuard } from '../../../ui/form-dialog.tsx';
import { FormErrors } from '../../../ui/form-errors.tsx';
import { IconPlus, IconX } from '../../../ui/icons.ts';
import { notifyDone } from '../../../ui/notify.ts';
import { serviceName } from '../adjustments/public.ts';
import { MoneyInput } from '../../../ui/numbers/money-input.tsx';
import css from './carrier-bills.module.css';
import { emptyLine, startBill, toBody, type BillValues } from './bill-values.ts';
import { FigureField } from './figure-field.tsx';

type Form = UseFormReturnType<BillValues>;

function Line({ form, index }: { readonly form: Form; readonly index: number }) {
  const { t } = useTranslation();
  const line = form.values.lines[index];
  const number = index + 1;
  if (line === undefined) return null;
  const at = `lines.${index}`;
  return (
    <div className={css.line}>
      <NativeSelect
        aria-label={t('carrier_bills.form.line_kind', { number })}
        data={billedLineKinds.map((value) => ({ value, label: t(`carrier_bills.form.kind.${value}`) }))}
        {...form.getInputProps(`${at}.kind`)}
      />
      {line.kind === 'accessorial' ? (
        <NativeSelect
          aria-label={t('carrier_bills.form.line_code', { number })}
          data={[
            { value: '', label: t('carrier_bills.form.other_service') },
            ...accessorialCodes.map((value) => ({ value, label: serviceName(t, value) })),
          ]}
          {...form.getInputProps(`${at}.code`)}
        />
      ) : (
        <span />
      )}
      <MoneyInput
        label={t('carrier_bills.form.line_amount', { number })}
        value={line.amount}
        onChange={(amount) => form.setFieldValue(`${at}.amount`, amount)}
        error={form.errors[`${at}.amount`] as string | undefined}
        path={`${at}.amount`}
        hidden
      />
      <ActionIcon
        aria-label={t('carrier_bills.form.remove_line', { number })}
        onClick={() => form.removeListItem('lines', index)}
      >
        <IconX size={16} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}

function Lines({ form }: { readonly form: Form }) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const { lines, total, currency } = form.values;
  const rest = (total ?? 0) - lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  return (
    <fieldset className={css.lines}>
      <legend>{t('carrier_bills.form.lines')}</legend>
      {lines.map((line, index) => (
        <Line key={line.key} form={form} index={index} />
      ))}
      <div>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={14} aria-hidden="true" />}
          onClick={() => form.insertListItem('lines', emptyLine('accessorial'))}
        >
          {t('carrier_bills.form.add_line')}
        </Button>
      </div>
      <p className={layout.soft} role="status">
        {rest !== 0 && t('carrier_bills.form.rest', { amount: money({ amount: rest, currency }).replace('-', '−') })}
      </p>
    </fieldset>
  );
}

function Found({ form }: { readonly form: Form }) {
  const { t } = useTranslation();
  return (
    <fieldset className={css.lines}>
      <legend>{t('carrier_bills.form.found')}</legend>
      <div className={css.fields}>
        <FigureField form={form} path="weight_lb" label={t('carrier_bills.form.weight')} />
        <NativeSelect
          label={t('carrier_bills.form.class')}
          data={[{ value: '', label: t('carrier_bills.form.any_class') }, ...freightClasses]}
          {...form.getInputProps('freight_class')}
        />
        <FigureField form={form} path="length_in" label={t('carrier_bills.form.length')} />
        <FigureField form={form} path="width_in" label={t('carrier_bills.form.width')} />
        <FigureField form={form} path="height_in" label={t('carrier_bills.form.height')} />
      </div>
      <Checkbox
        label={t('carrier_bills.form.wrong_payer')}
        {...form.getInputProps('wrong_payer', { type: 'checkbox' })}
      />
    </fieldset>
  );
}

function Fields({ guard, onClose }: { readonly guard: DialogGuard; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { mutateAsync } = useApiMutation(endpoints.carrierBills.create, { refreshes: [endpoints.carrierBills.list] });
  const contract = useContractForm({
    schema: carrierBillBody.pick({ billed_on: true, total: true, currency: true }),
    initialValues: startBill(),
    send: async (_, typed) => {
      const { data } = await mutateAsync({ body: toBody(typed) });
      notifyDone({ title: t(data.again ? 'carrier_bills.form.again' : 'carrier_bills.form.done') });
      onClose();
      await go('admin.carrier-bills.detail', { id: data.id });
    },
  });
  const { form } = contract;
  useDirty(guard, form.isDirty());
  const text = (path: 'scac' | 'bill_number' | 'pro_number' | 'bol_number') => (
    <TextInput label={t(`carrier_bills.form.${path}`)} data-path={path} {...form.getInputProps(path)} />
  );
  return (
    <form className={css.form} onSubmit={contract.submit} noValidate>
      <FormErrors of={contract} />
      <div className={css.fields}>
        {text('scac')}
        {text('bill_number')}
        {text('pro_number')}
        {text('bol_number')}
        <TextInput
          type="date"
          required
          label={t('carrier_bills.form.billed_on')}
          data-path="billed_on"
          {...form.getInputProps('billed_on')}
        />
        <NativeSelect
          label={t('carrier_bills.form.currency')}
          data={['USD', 'CAD', 'MXN']}
          {...form.getInputProps('currency')}
        />
        <MoneyInput
          required
          label={t('carrier_bills.form.total')}
          value={form.values.total}
          onChange={(total) => form.setFieldValue('total', total)}
          error={form.errors['total'] as string | undefined}
          path="total"
        />
      </div>
      <Lines form={form} />
      <Found form={form} />
      <DialogFoot guard={guard} sending={contract.sending} send={t('carrier_bills.form.save')} />
    </form>
  );
}

/** A bill typed by hand; what was typed is never dropped without asking. */
export function BillForm({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <FormDialog title={t('carrier_bills.form.title')} size={760} onClose={onClose}>
      {(guard) => <Fields guard={guard} onClose={onClose} />}
    </FormDialog>
  );
}
