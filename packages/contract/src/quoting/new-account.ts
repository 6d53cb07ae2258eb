import { z } from 'zod';
import * as f from '../fields.ts';
import { postalAddress, signUpContact, signUpPreferences } from './sign-up.ts';

/**
 * An account that staff open: what a company tells when it signs up, without a password and the disclaimer, which its
 * owner accepts with the invitation.
 */
export const newAccount = z.object({
  /** Made by the caller; the same id makes one account. */
  id: f.id,
  company: f.name(120),
  name: f.name(120),
  email: f.email,
  phone: f.phone,
  address: postalAddress,
  /** Whom to ask about invoices; null is the primary contact. */
  accounting_contact: signUpContact.nullable().default(null),
  /** Where invoices go; null is the company's address. */
  accounting_address: postalAddress.nullable().default(null),
  ...f.placeConfirmed,
  preferences: signUpPreferences.prefault({}),
  sales_owner: f.id.nullable().default(null),
  /** Left out by whoever may not set terms: then the house's own count. */
  terms: z
    .object({
      terms_days: z.int({ error: 'required' }).min(0, 'too_small').max(120, 'too_big'),
      credit_limit: z.int({ error: 'invalid' }).min(0, 'too_small').max(10_000_000_000, 'too_big').nullable(),
    })
    .nullable()
    .default(null),
});
export type NewAccount = z.output<typeof newAccount>;
