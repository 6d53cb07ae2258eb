import type { Currency } from '@waybill/freight';
import type { AddressValues } from '../../../identity/sign-up/public.ts';

type Contact = { name: string; email: string; phone: string };

/** What is typed of a new account; what is null follows the company. */
export type NewAccountValues = {
  id: string;
  company: string;
  name: string;
  email: string;
  phone: string;
  address: AddressValues;
  accounting_contact: Contact | null;
  accounting_address: AddressValues | null;
  preferences: { currency: Currency; language: 'en' | 'es'; unit_system: 'imperial' | 'metric' };
  sales_owner: string | null;
  terms: { terms_days: number | ''; credit_limit: number | null } | null;
};

export const noAddress = (): AddressValues => ({
  street_lines: [''],
  city: '',
  state: '',
  postal_code: '',
  country: 'US',
  interior_number: '',
  exterior_number: '',
  neighborhood: '',
});

export const noContact = (): Contact => ({ name: '', email: '', phone: '' });

/** An empty form; its id is sent with every try, so that one form opens one account. */
export function firstValues(): NewAccountValues {
  return {
    id: crypto.randomUUID(),
    company: '',
    ...noContact(),
    address: noAddress(),
    accounting_contact: null,
    accounting_address: null,
    preferences: { currency: 'USD', language: 'en', unit_system: 'imperial' },
    sales_owner: null,
    terms: null,
  };
}
