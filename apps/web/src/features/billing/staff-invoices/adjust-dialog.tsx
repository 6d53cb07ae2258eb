import { NativeSelect, Radio, Stack, Textarea } from '@mantine/core';
import { adjustmentBody, adjustmentKinds, adjustmentReasons, endpoints, type StaffInvoice } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { FormDialog, type DialogGuard } from '../../../ui/form-dialog.tsx';
import { notifyDone } from '../../../ui/notify.ts';
import { MoneyInput } from '../../../ui/numbers/money-input.tsx';

type Props = { readonly invoice: StaffInvoice; readonly onClose: () => void };
const { list, show, adjust } = endpoints.staffInvoices;
const refreshes = [list, show] as const;

function AdjustForm({ invoice, guard, onClose }: Props & { readonly guard: DialogGuard }) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const { mutateAsync } = useApiMutation(adjust, { refreshes });
  const { account, id, balance, creditable, alone_limit: limit } = invoice;
  const [values] = useState(() => ({
    // One id for all presses of the button.
    id: crypto.randomUUID(),
    kind: 'credit' as (typeof adjustmentKinds)[number],
    amount: null as number | null,
    reason: 'goodwill' as (typeof adjustmentReasons)[number],
    note: '',
  }));
  const contract = useContractForm({
    schema: adjustmentBody,
    initialValues: values,
    send: async (body) => {
      const { data } = await mutateAsync({ params: { account: account.id, id }, body });
      const made = data.adjustments.find((one) => one.id === body.id);
      const amount = money({ ...balance, amount: body.amount });
      notifyDone({ title: t(`staff_invoices.${made?.state === 'proposed' ? 'proposed' : 'done'}`, { amount }) });
      onClose();
    },
  });
  const { form } = contract;
  const { kind, amount } = form.values;
  const most = kind === 'credit' ? creditable : balance;
  const sum = amount === null ? '' : money({ ...balance, amount });
  const second = (amount ?? 0) > limit;
  return (
    <DialogForm of={contract} guard={guard} send={t(`staff_invoices.${second ? 'propose' : 'send'}`, { amount: sum })}>
      <Radio.Group {...form.getInputProps('kind')} aria-label={t('staff_invoices.adjust')}>
        <Stack gap="xs">
          {adjustmentKinds.map((value) => (
            <Radio
              key={value}
              value={value}
              label={t(`staff_invoices.kind.${value}`)}
              description={t(`staff_invoices.kind_hint.${value}`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      <MoneyInput
        label={t('staff_invoices.amount')}
        hint={t('staff_invoices.most', { amount: money(most) })}
        value={amount}
        onChange={(value) => form.setFieldValue('amount', value)}
        error={(form.errors['amount'] as string | undefined) ?? null}
        required
        path="amount"
      />
      <NativeSelect
        label={t('staff_invoices.reason')}
        data={adjustmentReasons.map((value) => ({ value, label: t(`staff_invoices.reasons.${value}`) }))}
        {...form.getInputProps('reason')}
      />
      <Textarea
        label={t('staff_invoices.remark')}
        required
        maxLength={500}
        data-path="note"
        {...form.getInputProps('note')}
      />
      <p>{t('staff_invoices.second', { limit: money({ ...balance, amount: limit }) })}</p>
    </DialogForm>
  );
}

/** Credits or writes off a part of an invoice without a dispute. */
export function AdjustDialog({ invoice, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <FormDialog title={t('staff_invoices.adjust')} size="md" onClose={onClose}>
      {(guard) => <AdjustForm invoice={invoice} guard={guard} onClose={onClose} />}
    </FormDialog>
  );
}
