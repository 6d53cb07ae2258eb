import type { UseFormReturnType } from '@mantine/form';
import {
  fields,
  insurancePreferences,
  languages,
  preferredModes,
  signUpDisclaimer,
  signUpForm,
  unitSystems,
} from '@waybill/contract';
import { z } from 'zod';
import { guestPreferences } from '../../../lib/format/guest-preferences.ts';
import { currentLanguage } from '../../../lib/language/i18n.ts';

const text = z.string().max(1000).default('');
const addressValues = z.object({
  street_lines: z.array(text).min(1).max(5).default(['']),
  city: text,
  state: text,
  postal_code: text,
  country: fields.country.default('US'),
  interior_number: text,
  exterior_number: text,
  neighborhood: text,
});
const contactValues = z.object({ name: text, email: text, phone: text });

/** What is typed and may be kept on this computer: everything but the passwords. */
export const savedValues = z.object({
  company: text,
  name: text,
  email: text,
  phone: text,
  address: addressValues.prefault({}),
  same_contact: z.boolean().default(true),
  accounting_contact: contactValues.prefault({}),
  same_address: z.boolean().default(true),
  accounting_address: addressValues.prefault({}),
  preferences: z
    .object({
      unit_system: z.enum(unitSystems).default('imperial'),
      currency: fields.currency.default('USD'),
      language: z.enum(languages).default('en'),
      per_page: z.int().default(20),
      insurance: z.enum(insurancePreferences).default('default'),
      mode: z.enum(preferredModes).default('default'),
    })
    .prefault({}),
});
export type SavedValues = z.output<typeof savedValues>;

export type SignUpValues = SavedValues & {
  disclaimer_accepted: boolean;
  disclaimer_version: string;
  password: string;
  password_confirmation: string;
};
export type SignUpForm = UseFormReturnType<SignUpValues>;
export type AddressPath = 'address' | 'accounting_address';
export type AddressValues = SavedValues['address'];

/** A form nobody has typed in yet; language, units and currency are those on screen. */
export function emptyValues(): SavedValues {
  return savedValues.parse({ preferences: { language: currentLanguage(), ...guestPreferences.now } });
}

/** What the form begins with. Nobody has accepted anything or chosen a password before. */
export function startValues(kept: SavedValues): SignUpValues {
  return {
    ...kept,
    disclaimer_accepted: false,
    disclaimer_version: signUpDisclaimer,
    password: '',
    password_confirmation: '',
  };
}

/** What of the form may be kept. */
export function savedPart(values: SignUpValues): SavedValues {
  return savedValues.parse(values);
}

function sent(values: unknown): unknown {
  const { same_contact, same_address, ...rest } = values as SignUpValues;
  return {
    ...rest,
    accounting_contact: same_contact ? null : rest.accounting_contact,
    accounting_address: same_address ? null : rest.accounting_address,
  };
}

/** Reads the form as it is sent: what is the same for accounting is left out. */
export const formSchema = z.preprocess(sent, signUpForm);
