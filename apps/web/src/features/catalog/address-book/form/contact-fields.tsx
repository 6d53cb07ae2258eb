import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { AddressForm } from './values.ts';

/** Whom to call at this address; all of it may be left out. */
export function ContactFields({ form }: { readonly form: AddressForm }) {
  const { t } = useTranslation();
  const text = (path: 'contact_first_name' | 'contact_last_name' | 'phone' | 'email') => ({
    label: t(`address_book.form.${path}`),
    autoComplete: 'off',
    ...form.getInputProps(path),
  });
  return (
    <>
      <TextInput {...text('contact_first_name')} />
      <TextInput {...text('contact_last_name')} />
      <TextInput {...text('phone')} type="tel" />
      <TextInput {...text('email')} type="email" />
    </>
  );
}
