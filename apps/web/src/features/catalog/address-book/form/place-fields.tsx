import { Select, TextInput } from '@mantine/core';
import { fields, type Country } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import css from './address-form.module.css';
import { StreetFields } from './street-fields.tsx';
import { useZipFill } from './use-zip-fill.ts';
import type { AddressForm } from './values.ts';

const words = {
  US: { code: 'address_book.form.zip', state: 'address_book.form.state', example: 'NH' },
  CA: { code: 'address_book.form.postal_code', state: 'address_book.form.province', example: 'ON' },
  MX: { code: 'address_book.form.postal_code', state: 'address_book.form.state', example: 'NLE' },
} as const satisfies Readonly<Record<Country, unknown>>;

/** Country, street and place; the postal code fills in city and state. */
export function PlaceFields({ form }: { readonly form: AddressForm }) {
  const { t } = useTranslation();
  const { place, unknown } = useZipFill(form);
  const { country } = form.values;
  const { code, state, example } = words[country];
  const hint = unknown || country === 'MX' ? undefined : t('address_book.form.zip_hint');
  return (
    <>
      <Select
        className={css.wide ?? ''}
        label={t('address_book.form.country')}
        data={fields.country.options.map((value) => ({ value, label: t(`terms.countries.${value}`) }))}
        {...form.getInputProps('country')}
      />
      <StreetFields form={form} />
      <TextInput
        label={t(code)}
        description={unknown ? t('address_book.form.zip_unknown') : hint}
        required
        autoComplete="off"
        maxLength={10}
        classNames={{ input: 'wb-mono' }}
        {...form.getInputProps('postal_code')}
      />
      <TextInput
        label={t(state)}
        description={t('address_book.form.state_hint', { example })}
        required
        autoComplete="off"
        maxLength={3}
        {...form.getInputProps('state')}
      />
      <TextInput
        className={css.wide ?? ''}
        label={t('address_book.column.city')}
        required
        autoComplete="off"
        {...form.getInputProps('city')}
      />
      <span className="wb-only-heard" role="status">
        {place && t('address_book.form.zip_found', { city: place.city, state: place.state })}
      </span>
    </>
  );
}
