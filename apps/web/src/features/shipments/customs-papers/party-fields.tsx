import { Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { countries } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import type { CustomsForm } from './form-values.ts';
import css from './customs.module.css';

type Props = {
  readonly form: UseFormReturnType<CustomsForm>;
  readonly of: 'exporter' | 'importer' | 'producer';
};

/** Name, tax identifier, address, and contact of a company. */
export function PartyFields({ form, of }: Props) {
  const { t } = useTranslation();
  const field = (name: string) => form.getInputProps(`${of}.${name}`);
  return (
    <div className={css.fields}>
      <TextInput className={css.wide} label={t('customs_papers.form.name')} required {...field('name')} />
      <TextInput
        label={t('customs_papers.form.tax_id')}
        description={t('customs_papers.form.tax_hint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...field('tax_id')}
      />
      <TextInput className={css.wide} label={t('customs_papers.form.street')} required {...field('street_lines.0')} />
      <TextInput label={t('customs_papers.form.city')} required {...field('city')} />
      <TextInput label={t('customs_papers.form.state')} required maxLength={3} {...field('state')} />
      <TextInput label={t('customs_papers.form.postal')} required {...field('postal_code')} />
      <Select
        label={t('customs_papers.form.country')}
        data={countries.map((value) => ({ value, label: t(`terms.countries.${value}`) }))}
        allowDeselect={false}
        {...field('country')}
      />
      <TextInput label={t('customs_papers.form.phone')} type="tel" required {...field('phone')} />
      <TextInput label={t('customs_papers.form.email')} type="email" required {...field('email')} />
    </div>
  );
}
