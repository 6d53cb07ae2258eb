import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { Shipment } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { TimeField } from '../../../../ui/dates/time-field.tsx';
import css from './change.module.css';
import type { ChangeValues } from './change-values.ts';

export type ChangeForm = UseFormReturnType<ChangeValues>;
type TimeProps = { value: string; onChange: (text: string) => void; onBlur?: () => void; error?: string };

/** A time field of the form. */
export function timeOf(form: ChangeForm, path: string) {
  const { value, onChange, onBlur, error } = form.getInputProps(path) as TimeProps;
  return { value, onChange, onBlur, error, 'data-path': path };
}

type Props = { readonly form: ChangeForm; readonly end: 'pickup' | 'delivery'; readonly shipment: Shipment };

/** Who ships or receives, the street, and the hours. The place itself stays. */
export function EndFields({ form, end, shipment }: Props) {
  const { t } = useTranslation();
  const text = (path: string) => ({
    autoComplete: 'off',
    'data-path': `${end}.${path}`,
    ...form.getInputProps(`${end}.${path}`),
  });
  const { city, state, postal_code: code } = shipment[end];
  const title = t(`shipment_changes.${end}`);
  const more = form.values[end].street_lines.length > 1;
  return (
    <fieldset className={css.part} data-part={title}>
      <legend>{title}</legend>
      <TextInput className={css.wide ?? ''} label={t('quotes.book.company')} {...text('company')} />
      <TextInput label={t('quotes.book.contact_first_name')} {...text('contact_first_name')} />
      <TextInput label={t('quotes.book.contact_last_name')} {...text('contact_last_name')} />
      <TextInput label={t('quotes.book.phone')} type="tel" {...text('phone')} />
      <TextInput label={t('quotes.book.email')} type="email" {...text('email')} />
      <TextInput className={css.wide ?? ''} label={t('quotes.book.street')} {...text('street_lines.0')} />
      {more && (
        <TextInput className={css.wide ?? ''} label={t('shipment_changes.street_more')} {...text('street_lines.1')} />
      )}
      <p className={css.place}>{t('shipment_changes.place', { place: `${city}, ${state} ${code}` })}</p>
      <TimeField label={t('staff_truckloads.convert.opens')} {...timeOf(form, `${end}.opens_at`)} />
      <TimeField label={t('staff_truckloads.convert.closes')} {...timeOf(form, `${end}.closes_at`)} />
    </fieldset>
  );
}
