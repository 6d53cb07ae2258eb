import { z } from 'zod';
import { streetLines } from '../catalog/address-book.ts';
import { insurancePreferences, languages, preferredModes, unitSystems } from '../choices.ts';
import { endpoint } from '../kit/endpoint.ts';
import * as f from '../fields.ts';
import { newPassword, samePasswords } from '../identity/password.ts';
import { quoteTicket } from './public-quotes.ts';
import { truthy } from '../identity/session.ts';

/** The text of the disclaimer that a company accepts when it signs up; a change of the words gets a new one. */
export const signUpDisclaimer = '2026-11-01';

/** A place that post reaches: no hours, no kind of site. */
export const postalAddress = z
  .object({
    street_lines: streetLines,
    city: f.text(80),
    state: f.text(3).toUpperCase(),
    postal_code: f.text(10).toUpperCase(),
    country: f.country.default('US'),
    /** The three of a Mexican street. */
    interior_number: f.optionalText(20),
    exterior_number: f.optionalText(20),
    neighborhood: f.optionalText(80),
  })
  .refine(({ postal_code: code, country }) => f.isPostalCode(code, country), {
    error: 'invalid_postal_code',
    path: ['postal_code'],
    when: ({ value }) => z.object({ postal_code: f.text(10), country: f.country }).safeParse(value).success,
  });
export type PostalAddress = z.output<typeof postalAddress>;

/** Whom to ask: a name, and ways to reach it. */
export const signUpContact = z.object({ name: f.name(120), email: f.email, phone: f.phone });

/** How Waybill quotes for the account's first person, speaks to them and writes to them. */
export const signUpPreferences = z.object({
  unit_system: z.enum(unitSystems).default('imperial'),
  currency: f.currency.default('USD'),
  language: z.enum(languages).default('en'),
  per_page: z.int().min(5).max(100).default(20),
  insurance: z.enum(insurancePreferences).default('default'),
  mode: z.enum(preferredModes).default('default'),
});

/** What a new company tells. `name`, `email` and `phone` are its primary contact, who becomes its owner. */
export const signUpForm = z
  .object({
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
    disclaimer_accepted: z.literal(true, { error: 'disclaimer_required' }),
    /** Version of the text that was shown. */
    disclaimer_version: z.literal(signUpDisclaimer, { error: 'disclaimer_required' }),
    ...newPassword,
    remember: truthy.optional(),
    /** A quote got without an account, to go on with; one that is gone by now is passed over. */
    quote: quoteTicket.nullish(),
  })
  .refine(samePasswords, { path: ['password'], error: 'password_mismatch_signup', when: () => true });
export type SignUp = z.output<typeof signUpForm>;

export const signUp = {
  checkEmail: endpoint({
    method: 'POST',
    path: '/register/email',
    tag: 'Session',
    access: 'guest',
    audit: null,
    summary: 'Whether an email can sign up; counts as a sign-up attempt',
    body: z.object({ email: f.email }),
    answers: { 204: null },
    errors: ['validation_failed', 'too_many_attempts'],
  }),
  register: endpoint({
    method: 'POST',
    path: '/register',
    tag: 'Session',
    access: 'guest',
    audit: 'account.signed_up',
    summary: 'Creates an account with its owner and logs in; an Idempotency-Key makes a repeat safe',
    body: signUpForm,
    answers: { 201: z.literal('') },
    errors: ['validation_failed', 'too_many_attempts'],
  }),
} as const;
