import { siteTypes } from '@waybill/freight';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import * as f from '../fields.ts';
import { pageOf, pageQuery } from '../lists.ts';

const tag = 'Address book';

/** Lines that a street can take. */
export const mostStreetLines = 5;

/** Street lines as typed: empty ones are left out, the first is needed. */
export const streetLines = z
  .array(f.optionalText(100), { error: 'required' })
  .max(mostStreetLines, 'too_many')
  .superRefine((lines, check) => {
    if (lines.every((line) => line === null)) check.addIssue({ code: 'custom', message: 'required', path: [0] });
  })
  .transform((lines) => lines.filter((line) => line !== null));

const optionalTime = f.timeOfDay.nullable().default(null);

const addressFields = z.object({
  company: f.name(120),
  contact_first_name: f.optionalName(60),
  contact_last_name: f.optionalName(60),
  email: f.email.nullable().default(null),
  phone: f.phone.nullable().default(null),
  street_lines: streetLines,
  city: f.text(80),
  state: f.text(3).toUpperCase(),
  postal_code: f.text(10).toUpperCase(),
  country: f.country.default('US'),
  /** The three of a Mexican street; dropped for other countries. */
  interior_number: f.optionalText(20),
  exterior_number: f.optionalText(20),
  neighborhood: f.optionalText(80),
  site_type: z.enum(siteTypes).default('business'),
  limited_access: z.boolean().default(false),
  liftgate_recommended: z.boolean().default(false),
  /** Hours of operation, local time; both or none. */
  opens_at: optionalTime,
  closes_at: optionalTime,
});

type Loose = { readonly value: Readonly<Record<string, unknown>> };

/** Whether a postal code and a country are there to be held against each other. */
const hasPostalPart = ({ value: { postal_code: code, country } }: Loose): boolean =>
  typeof code === 'string' && code.length >= 1 && code.length <= 10 && f.country.options.some((one) => one === country);

const isHour = (time: unknown): boolean => time === null || (typeof time === 'string' && f.isTimeOfDay(time));

/** Whether both hours are told, or left out, in a form that can be compared. */
const hasHoursPart = ({ value: { opens_at: opens, closes_at: closes } }: Loose): boolean =>
  isHour(opens) && isHour(closes);

// Asked for each rule of each row of a file: a look at the value is a fraction of parsing it again.
const when = (whole: (loose: Loose) => boolean) => ({
  when: (payload: { readonly value: unknown }) => whole(payload as Loose),
});

/** An address as it is saved. Problems between fields are found whatever else is wrong. */
export const addressInput = addressFields
  .refine(({ postal_code: code, country }) => f.isPostalCode(code, country), {
    error: 'invalid_postal_code',
    path: ['postal_code'],
    ...when(hasPostalPart),
  })
  .refine(({ opens_at: opens, closes_at: closes }) => opens !== null || closes === null, {
    error: 'required',
    path: ['opens_at'],
    ...when(hasHoursPart),
  })
  .refine(({ opens_at: opens, closes_at: closes }) => closes !== null || opens === null, {
    error: 'required',
    path: ['closes_at'],
    ...when(hasHoursPart),
  })
  .refine(({ opens_at: opens, closes_at: closes }) => opens === null || closes === null || closes > opens, {
    error: 'invalid_time',
    path: ['closes_at'],
    ...when(hasHoursPart),
  });
export type AddressInput = z.output<typeof addressInput>;
export const addressRequest = addressInput.safeExtend(f.placeConfirmed);

/** An address of the book. */
export const address = z.object({
  id: f.id,
  company: z.string(),
  contact_first_name: z.string().nullable(),
  contact_last_name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  street_lines: z.array(z.string()),
  city: z.string(),
  state: z.string(),
  postal_code: z.string(),
  country: f.country,
  interior_number: z.string().nullable(),
  exterior_number: z.string().nullable(),
  neighborhood: z.string().nullable(),
  site_type: z.enum(siteTypes),
  limited_access: z.boolean(),
  liftgate_recommended: z.boolean(),
  opens_at: z.string().nullable(),
  closes_at: z.string().nullable(),
  /** Whether a carrier's address service knows it as written. */
  verified: z.boolean(),
  verified_at: f.instant.nullable(),
  created_at: f.instant,
  updated_at: f.instant,
});
export type Address = z.infer<typeof address>;

export const addressSorts = ['company', '-company', 'city', '-city', 'state', '-state'] as const;

/** The columns of a file that each field of an address comes from, in the order of the template. */
const importColumns = {
  company: ['company'],
  contact_first_name: ['contact_name', 'contact_first_name'],
  contact_last_name: ['contact_last_name'],
  email: ['email'],
  phone: ['phone'],
  street_lines: ['street_1', 'street_2', 'street_3', 'street_4', 'street_5'],
  city: ['city'],
  state: ['state'],
  postal_code: ['postal_code'],
  country: ['country'],
  exterior_number: ['exterior_number'],
  interior_number: ['interior_number'],
  neighborhood: ['neighborhood'],
  site_type: ['site_type'],
  limited_access: ['limited_access'],
  liftgate_recommended: ['liftgate_recommended'],
  opens_at: ['opens_at'],
  closes_at: ['closes_at'],
} as const satisfies Readonly<Record<keyof AddressInput, readonly string[]>>;

export type AddressImportField = (typeof importColumns)[keyof AddressInput][number];
export const addressImportFields: readonly AddressImportField[] = Object.values(importColumns).flat();

export const verificationVerdicts = ['verified', 'corrected', 'ambiguous', 'unknown', 'unavailable'] as const;
export type VerificationVerdict = (typeof verificationVerdicts)[number];

/** The part of an address that an address service looks at and may write differently. */
export const addressPlace = address.pick({
  street_lines: true,
  city: true,
  state: true,
  postal_code: true,
  country: true,
});
export type AddressPlace = z.infer<typeof addressPlace>;

/** What an address service says about an address. */
export const verification = z.object({
  verdict: z.enum(verificationVerdicts),
  /** The address as the service writes it, where it would write it differently. */
  suggestion: addressPlace.nullable(),
  /** Whether it is a home; null when the service does not say. */
  residential: z.boolean().nullable(),
  /** In plain words, in the language of the caller. */
  messages: z.array(z.string()),
});
export type Verification = z.infer<typeof verification>;

const oneAddress = z.object({ data: address });
const idParams = z.object({ id: f.id });

export const addressBook = {
  list: endpoint({
    method: 'GET',
    path: '/api/addresses',
    tag,
    access: 'address.read',
    audit: null,
    summary: 'Addresses of the account, a page at a time',
    query: z.object({
      ...pageQuery,
      search: z.string().trim().max(60).optional(),
      sort: z.enum(addressSorts).default('company'),
    }),
    answers: { 200: pageOf(address) },
    errors: ['validation_failed'],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/addresses/:id',
    tag,
    access: 'address.read',
    audit: null,
    summary: 'An address of the address book',
    params: idParams,
    answers: { 200: oneAddress },
    errors: ['not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/addresses',
    tag,
    access: 'address.write',
    audit: 'address.created',
    summary: 'Adds an address',
    body: addressRequest.safeExtend({ id: f.newId }),
    answers: { 201: oneAddress },
    errors: ['validation_failed', 'idempotency_key_reused'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/addresses/:id',
    tag,
    access: 'address.write',
    audit: 'address.updated',
    summary: 'Replaces an address; a changed place must be verified again',
    params: idParams,
    body: addressRequest,
    answers: { 200: oneAddress },
    errors: ['validation_failed', 'not_found'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/addresses/:id',
    tag,
    access: 'address.write',
    audit: 'address.deleted',
    summary: 'Deletes an address; it can be restored',
    params: idParams,
    answers: { 200: oneAddress },
    errors: ['not_found'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/addresses/:id/restore',
    tag,
    access: 'address.write',
    audit: 'address.restored',
    summary: 'Restores a deleted address',
    params: idParams,
    answers: { 200: oneAddress },
    errors: ['not_found'],
  }),
  duplicates: endpoint({
    method: 'GET',
    path: '/api/addresses/duplicates',
    tag,
    access: 'address.read',
    audit: null,
    summary: 'Addresses with the same street and postal code, and those of the same company among them',
    query: z.object({
      company: z.string().trim().max(120).default(''),
      street: z.string().trim().max(100).default(''),
      postal_code: z.string().trim().max(10).default(''),
    }),
    answers: {
      200: z.object({
        data: z.array(address),
        /** Under another name at the same street. */
        same_street: z.array(address),
      }),
    },
    errors: ['validation_failed'],
  }),
  verify: endpoint({
    method: 'POST',
    path: '/api/addresses/:id/verify',
    tag,
    access: 'address.write',
    audit: 'address.verified',
    summary: 'Checks an address with the address service; a match marks it as verified',
    params: idParams,
    body: z.object({
      /** Takes the address as the service writes it, in place of what is in the book. */
      use_suggestion: z.boolean().default(false),
    }),
    answers: { 200: z.object({ data: z.object({ verification, address }) }) },
    errors: ['not_found', 'conflict'],
  }),
} as const;
