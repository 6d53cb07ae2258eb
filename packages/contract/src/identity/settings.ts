import { z } from 'zod';
import { streetLines } from '../catalog/address-book.ts';
import * as f from '../fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { creditStandings, insurancePreferences, languages, preferredModes, unitSystems } from '../choices.ts';
import { shipmentMailChoices, shipmentMailScopes, subscriptionKind } from './preferences.ts';

const tag = 'Settings';

/** How Waybill quotes for a person, speaks to them and writes to them. */
export const userSettings = z.object({
  insurance_preference: z.enum(insurancePreferences),
  preferred_mode: z.enum(preferredModes),
  unit_system: z.enum(unitSystems),
  currency: f.currency,
  language: z.enum(languages),
  per_page: z.int(),
  subscriptions: z.array(subscriptionKind),
  shipment_mails: z.enum(shipmentMailChoices),
  shipment_mails_of: z.enum(shipmentMailScopes),
  /** Zone that mails tell times in; null for that of the pickup. */
  time_zone: z.string().nullable(),
});
export type UserSettings = z.infer<typeof userSettings>;

const settingsChange = userSettings
  .extend({ per_page: z.int().min(5).max(100), time_zone: f.timeZone.nullable() })
  .partial();

/** What an account makes of a carrier: `excluded` is never asked for rates, `preferred` is listed first. */
export const carrierVisibilities = ['default', 'preferred', 'excluded'] as const;
export const carrierChoice = z.object({
  id: f.id,
  name: z.string(),
  scac: z.string(),
  modes: z.array(z.string()),
  visibility: z.enum(carrierVisibilities),
  /** Staff keep it from the account: it is not asked, whatever the account makes of it. */
  blocked: z.boolean(),
});
export type CarrierChoice = z.infer<typeof carrierChoice>;

const carrierIds = z.array(f.id).max(500, 'too_many');
const carrierSelection = z
  .object({ preferred: carrierIds, excluded: carrierIds })
  .refine(({ preferred, excluded }) => preferred.every((id) => !excluded.includes(id)), {
    error: 'invalid',
    path: ['excluded'],
  });

const namePart = (missing: string) => f.name(60, missing);

/** Whom an address of the account belongs to; each part says by name that it is missing. */
export const accountContact = z.object({
  first_name: namePart('first_name_required'),
  last_name: namePart('last_name_required'),
  email: z
    .string({ error: 'email_required' })
    .trim()
    .min(1, 'email_required')
    .max(254, 'too_long')
    .refine(f.isEmail, { error: 'invalid_email' })
    .toLowerCase(),
  phone: z
    .string({ error: 'phone_required' })
    .trim()
    .min(1, 'phone_required')
    .max(40, 'too_long')
    .refine(f.isPhone, { error: 'invalid_phone' }),
});

const accountAddressFields = accountContact.extend({
  street_lines: streetLines,
  city: f.text(80),
  state: f.text(3).toUpperCase(),
  postal_code: f.text(10).toUpperCase(),
  country: f.country.default('US'),
});
const postalPart = accountAddressFields.pick({ postal_code: true, country: true });

/** An address of the account as it is saved, with its contact. */
export const accountAddressInput = accountAddressFields.refine(
  ({ postal_code: code, country }) => f.isPostalCode(code, country),
  { error: 'invalid_postal_code', path: ['postal_code'], when: ({ value }) => postalPart.safeParse(value).success },
);
export type AccountAddressInput = z.output<typeof accountAddressInput>;
export const accountAddressRequest = accountAddressInput.safeExtend(f.placeConfirmed);

/** What is known of an address of the account; an account that never filled it in has parts missing. */
export const accountAddress = z.object({
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  street_lines: z.array(z.string()),
  city: z.string().nullable(),
  state: z.string().nullable(),
  postal_code: z.string().nullable(),
  country: f.country.nullable(),
});
export type AccountAddress = z.infer<typeof accountAddress>;

export const accountDetails = z.object({
  id: f.id,
  name: z.string(),
  currency: f.currency,
  terms_days: z.int(),
  credit_status: z.enum(['good', 'hold']),
  credit_standing: z.enum(creditStandings),
  created_at: f.instant,
  address: accountAddress,
  /** Null while invoices go to the account's own address. */
  billing_address: accountAddress.nullable(),
  /** Version of both addresses. */
  version: f.version,
});
export type AccountDetails = z.infer<typeof accountDetails>;

/** What one unit of `from` was worth in `to` on a date, in millionths. */
const exchangeRate = z.object({ from: f.currency, to: f.currency, millionths: z.int(), date: z.string() });

const oneAccount = z.object({ data: accountDetails });
const allCarriers = z.object({ data: z.array(carrierChoice) });

export const settings = {
  show: endpoint({
    method: 'GET',
    path: '/api/settings',
    tag,
    access: 'self.manage',
    audit: null,
    summary: 'Settings of the person signed in',
    answers: { 200: z.object({ data: userSettings }) },
    errors: [],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/settings',
    tag,
    access: 'self.manage',
    audit: 'settings.changed',
    summary: 'Changes settings of the signed-in user; omitted fields stay',
    body: settingsChange,
    answers: { 200: z.object({ data: userSettings }) },
    errors: ['validation_failed'],
  }),
  carriers: endpoint({
    method: 'GET',
    path: '/api/settings/carriers',
    tag,
    access: 'quote.read',
    audit: null,
    summary: "Every carrier with the account's preference",
    answers: { 200: allCarriers },
    errors: [],
  }),
  chooseCarriers: endpoint({
    method: 'PUT',
    path: '/api/settings/carriers',
    tag,
    access: 'account.carriers.write',
    audit: 'carriers.chosen',
    summary: "Replaces the account's preferred and excluded carriers",
    body: carrierSelection,
    answers: { 200: allCarriers },
    errors: ['validation_failed'],
  }),
  account: endpoint({
    method: 'GET',
    path: '/api/account',
    tag,
    access: 'account.read',
    audit: null,
    summary: 'The account of the person signed in',
    answers: { 200: oneAccount },
    errors: [],
  }),
  updateAddress: endpoint({
    method: 'PUT',
    path: '/api/account/address',
    tag,
    access: 'account.manage',
    audit: 'account.address_changed',
    summary: 'Replaces the address and contact of the account',
    body: accountAddressRequest.safeExtend({ version: f.version }),
    answers: { 200: oneAccount },
    errors: ['validation_failed', 'conflict'],
  }),
  updateBillingAddress: endpoint({
    method: 'PUT',
    path: '/api/account/billing-address',
    tag,
    access: 'account.manage',
    audit: 'account.billing_address_changed',
    summary: 'Replaces the billing address and its contact',
    body: accountAddressRequest.safeExtend({ version: f.version }),
    answers: { 200: oneAccount },
    errors: ['validation_failed', 'conflict'],
  }),
  exchangeRates: endpoint({
    method: 'GET',
    path: '/api/exchange-rates',
    tag,
    access: 'public',
    audit: null,
    summary: 'Exchange rates for amounts shown in another currency, newest first',
    answers: { 200: z.object({ data: z.array(exchangeRate) }) },
    errors: [],
  }),
} as const;
