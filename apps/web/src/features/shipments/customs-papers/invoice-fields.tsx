import { Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { currencies, customsPurposes, incoterms } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { MoneyInput } from '../../../ui/numbers/money-input.tsx';
import type { CustomsForm } from './form-values.ts';
import css from './customs.module.css';

type Props = { readonly form: UseFormReturnType<CustomsForm> };

/** Number, day, and terms of the invoice, and where it crosses the border. */
export function InvoiceFields({ form }: Props) {
  const { t } = useTranslation();
  const choose = { value: '', label: t('customs_papers.form.choose') };
  return (
    <div className={css.fields}>
      <TextInput
        label={t('customs_papers.field.invoice_number')}
        required
        classNames={{ input: 'wb-mono' }}
        {...form.getInputProps('invoice_number')}
      />
      <TextInput
        type="date"
        label={t('customs_papers.field.invoice_date')}
        required
        {...form.getInputProps('invoice_date')}
      />
      <Select
        label={t('customs_papers.field.purpose')}
        required
        data={[choose, ...customsPurposes.map((value) => ({ value, label: t(`customs_papers.purposes.${value}`) }))]}
        allowDeselect={false}
        {...form.getInputProps('purpose')}
      />
      <Select
        label={t('customs_papers.field.currency')}
        data={[...currencies]}
        allowDeselect={false}
        {...form.getInputProps('currency')}
      />
      <Select
        label={t('customs_papers.field.terms')}
        required
        data={[choose, ...incoterms.map((value) => ({ value, label: value }))]}
        allowDeselect={false}
        {...form.getInputProps('incoterm')}
      />
      <TextInput label={t('customs_papers.field.incoterm_place')} required {...form.getInputProps('incoterm_place')} />
      <TextInput label={t('customs_papers.field.payment')} {...form.getInputProps('payment_terms')} />
      <TextInput label={t('customs_papers.field.port')} {...form.getInputProps('port_of_entry')} />
    </div>
  );
}

/** What the buyer pays besides the goods. */
export function CostFields({ form }: Props) {
  const { t } = useTranslation();
  return (
    <div className={css.fields}>
      {(['freight', 'insurance', 'packing'] as const).map((cost) => (
        <MoneyInput
          key={cost}
          label={t(`customs_papers.field.${cost}`)}
          value={form.values[cost] === 0 ? null : form.values[cost]}
          onChange={(value) => form.setFieldValue(cost, value ?? 0)}
          error={(form.errors[cost] as string | undefined) ?? null}
          path={cost}
        />
      ))}
    </div>
  );
}

const certifiers = ['exporter', 'producer', 'importer'] as const;

/** Who certifies the origin, and for which shipments. */
export function OriginFields({ form }: Props) {
  const { t } = useTranslation();
  return (
    <div className={css.fields}>
      <Select
        label={t('customs_papers.field.certifier')}
        data={[
          { value: '', label: t('customs_papers.form.no_certifier') },
          ...certifiers.map((value) => ({ value, label: t(`customs_papers.certifiers.${value}`) })),
        ]}
        allowDeselect={false}
        {...form.getInputProps('certifier')}
      />
      <TextInput type="date" label={t('customs_papers.field.blanket_from')} {...form.getInputProps('blanket_from')} />
      <TextInput type="date" label={t('customs_papers.field.blanket_until')} {...form.getInputProps('blanket_until')} />
    </div>
  );
}
