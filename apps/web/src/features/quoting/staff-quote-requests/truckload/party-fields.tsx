import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { TimeField } from '../../../../ui/dates/time-field.tsx';
import type { ConvertValues } from './convert-values.ts';
import css from './desk-truckload.module.css';

type Form = UseFormReturnType<ConvertValues>;
type TextProps = { value: string; onChange: (text: string) => void; onBlur?: () => void; error?: string };

function timeOf(form: Form, path: string) {
  const { value, onChange, onBlur, error } = form.getInputProps(path) as TextProps;
  return { value, onChange, onBlur, error, 'data-path': path };
}

/** Who ships or receives, where, and when the dock is open. */
export function PartyFields({ form, end }: { readonly form: Form; readonly end: 'pickup' | 'delivery' }) {
  const { t } = useTranslation();
  const text = (path: string) => ({
    autoComplete: 'off',
    'data-path': `${end}.${path}`,
    ...form.getInputProps(`${end}.${path}`),
  });
  const title = t(`quotes.book.${end}`);
  return (
    <fieldset className={css.party} data-part={title}>
      <legend>{title}</legend>
      <TextInput className={css.wide ?? ''} label={t('quotes.book.company')} {...text('company')} />
      <TextInput label={t('quotes.book.contact_first_name')} {...text('contact_first_name')} />
      <TextInput label={t('quotes.book.contact_last_name')} {...text('contact_last_name')} />
      <TextInput label={t('quotes.book.phone')} type="tel" {...text('phone')} />
      <TextInput label={t('quotes.book.email')} type="email" {...text('email')} />
      <TextInput className={css.wide ?? ''} label={t('quotes.book.street')} {...text('street_lines.0')} />
      <TextInput label={t('quotes.book.city')} {...text('city')} />
      <div className={css.pair}>
        <TextInput label={t('quotes.book.state')} maxLength={3} {...text('state')} />
        <TextInput
          label={t('quotes.book.postal_code')}
          readOnly
          classNames={{ input: 'wb-mono' }}
          {...text('postal_code')}
        />
      </div>
      <TimeField label={t('staff_truckloads.convert.opens')} {...timeOf(form, `${end}.opens_at`)} />
      <TimeField label={t('staff_truckloads.convert.closes')} {...timeOf(form, `${end}.closes_at`)} />
    </fieldset>
  );
}

/** From when the load is ready. */
export function ReadyField({ form }: { readonly form: Form }) {
  const { t } = useTranslation();
  return (
    <div className={css.narrow}>
      <TimeField label={t('staff_truckloads.convert.ready')} {...timeOf(form, 'ready_at')} />
    </div>
  );
}
