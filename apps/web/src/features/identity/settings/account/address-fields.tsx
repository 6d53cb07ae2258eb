import { Select, TextInput } from '@mantine/core';
import { fields, type Country } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import css from './account.module.css';
import type { AddressForm } from './address-values.ts';

const contact = [
  ['first_name', 'given-name', 'text'],
  ['last_name', 'family-name', 'text'],
  ['email', 'email', 'email'],
  ['phone', 'tel', 'tel'],
] as const;
const examples = { US: 'NH', CA: 'ON', MX: 'NLE' } as const satisfies Readonly<Record<Country, string>>;

/** Contact first, since it must be there, then the place. */
export function AddressFields({ form }: { readonly form: AddressForm }) {
  const { t } = useTranslation();
  const { country, street_lines: lines } = form.values;
  const paths = lines.map((_, index) => `street_lines.${index}`);
  return (
    <div className={css.fields}>
      {contact.map(([path, fill, type], index) => (
        <TextInput
          key={path}
          label={t(`settings.address.${path}`)}
          required
          type={type}
          autoComplete={fill}
          data-autofocus={index === 0 || undefined}
          {...form.getInputProps(path)}
        />
      ))}
      {paths.map((path, index) => (
        <TextInput
          key={path}
          className={css.wide ?? ''}
          label={index === 0 ? t('settings.address.street') : t('settings.address.street_line', { number: index + 1 })}
          required={index === 0}
          autoComplete={`address-line${index + 1}`}
          {...form.getInputProps(path)}
        />
      ))}
      <TextInput
        className={css.wide ?? ''}
        label={t('settings.address.city')}
        required
        autoComplete="address-level2"
        {...form.getInputProps('city')}
      />
      <TextInput
        label={t('settings.address.state')}
        placeholder={examples[country]}
        required
        maxLength={3}
        autoComplete="address-level1"
        {...form.getInputProps('state')}
      />
      <TextInput
        label={t('settings.address.zip')}
        required
        maxLength={10}
        autoComplete="postal-code"
        classNames={{ input: 'wb-mono' }}
        {...form.getInputProps('postal_code')}
      />
      <Select
        className={css.wide ?? ''}
        label={t('settings.address.country')}
        data={fields.country.options.map((value) => ({ value, label: t(`terms.countries.${value}`) }))}
        {...form.getInputProps('country')}
      />
    </div>
  );
}
