import { z } from 'zod';
import { logoLimits } from '../identity/brand.ts';
import { endpoint } from '../kit/endpoint.ts';
import * as f from '../fields.ts';
import { insuranceTerms } from './insurance-terms.ts';

const tag = 'Admin';
const access = 'staff.company';

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' || value === undefined ? null : value), schema.nullable());

/** A registration number as people type it (`MC-123456`), kept as its digits. */
const registration = optional(
  z
    .string()
    .overwrite((typed) => typed.replace(/^[A-Za-z\s.#-]+|[\s-]/g, ''))
    .regex(/^\d{1,8}$/, 'invalid'),
);

/** Employer identification number of the IRS. */
const taxId = optional(
  z
    .string()
    .overwrite((typed) => typed.replace(/^\s*(\d{2})[\s-]*(\d{7})\s*$/, '$1-$2'))
    .regex(/^\d{2}-\d{7}$/, 'invalid'),
);

const postalCode = z
  .string({ error: 'required' })
  .trim()
  .regex(/^\d{5}(-\d{4})?$|^[A-Za-z]\d[A-Za-z] ?\d[A-Za-z]\d$/, 'invalid_postal_code');

/** States, territories, and provinces of the United States and Canada, as the postal services write them. */
const states = new Set(
  (
    'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR ' +
    'PA RI SC SD TN TX UT VT VA WA WV WI WY PR VI GU AS MP AB BC MB NB NL NS NT NU ON PE QC SK YT'
  ).split(' '),
);

/** Two letters are a code, whose letters are capitals. */
const state = f.name(40).overwrite((typed) => (typed.length === 2 ? typed.toUpperCase() : typed));

const companyAddress = z.object({ street: f.name(120), city: f.name(80), state, postal_code: postalCode });
export type CompanyAddress = z.infer<typeof companyAddress>;

/** Another name and address than the company's own; all of it or nothing. */
const payee = companyAddress.extend({ name: f.name(120) });
export type CompanyPayee = z.infer<typeof payee>;

const basisPoints = z.int({ error: 'not_a_whole_number' }).min(0, 'too_small').max(10_000, 'too_big');

const companyFields = z.object({
  legal_name: f.name(120),
  /** What customers know it as; null for the legal name. */
  trade_name: optional(f.name(120)),
  address: companyAddress,
  phone: f.phone,
  support_email: f.email,
  /** Null for the support address. */
  billing_email: optional(f.email),
  sales_email: optional(f.email),
  /** Support hours, Monday to Friday by the clock of the zone. */
  opens_at: f.timeOfDay,
  closes_at: f.timeOfDay,
  time_zone: f.timeZone,
  mc_number: registration,
  dot_number: registration,
  ff_number: registration,
  tax_id: taxId,
  /** Where customers send payments; null for the company's own name and address. */
  remit_to: optional(payee),
  /** Whom carriers bill, as bills of lading name it; null for the company's own name and address. */
  carrier_bill_to: optional(payee),
  /**
   * Margin on carrier cost of quotes without an account and of accounts without a margin of their own, in basis points;
   * null keeps the public quote page closed, and such accounts get no rates.
   */
  list_margin_bp: optional(basisPoints),
  /** Cargo insurance; null for none. */
  insurance: optional(insuranceTerms),
});

/** Prefixes that the IRS gives to no employer. */
const noEin = /^(?:00|07|08|09|17|18|19|28|29|49|69|70|78|79|89|96|97)/;
const registrations = ['mc_number', 'dot_number', 'ff_number'] as const;

/** The company that runs this installation, as staff enter it. What was stored before may not meet all of it. */
export const companyInput = companyFields.superRefine((given, check) => {
  const wrong = (message: string, ...path: string[]) => check.addIssue({ code: 'custom', message, path });
  if (given.opens_at >= given.closes_at) wrong('end_not_after_start', 'closes_at');
  for (const place of ['address', 'remit_to', 'carrier_bill_to'] as const) {
    const entered = given[place];
    if (entered !== null && !states.has(entered.state)) wrong('invalid_state', place, 'state');
  }
  for (const name of registrations) if (/^0+$/.test(given[name] ?? '')) wrong('invalid', name);
  if (noEin.test(given.tax_id ?? '')) wrong('invalid', 'tax_id');
});
export type CompanyInput = z.infer<typeof companyInput>;

/** As stored: complete once staff have saved it, and before that what settings of earlier releases held. */
export const companyDetails = companyFields.partial();
export type CompanyDetails = z.infer<typeof companyDetails>;

/** What an installation may still lack for booking or for the public quote page. */
export const setupParts = ['legal_name', 'address', 'phone', 'support_email', 'list_margin_bp', 'carriers'] as const;
export type SetupPart = (typeof setupParts)[number];

const shown = z.object({
  details: companyDetails,
  /** Version of the details; the logo has none. */
  version: f.version,
  logo: z.object({ width: z.int(), height: z.int(), digest: z.string() }).nullable(),
});
export type CompanyShown = z.infer<typeof shown>;
const one = z.object({ data: shown });

export const company = {
  show: endpoint({
    method: 'GET',
    path: '/api/admin/company',
    tag,
    access,
    audit: null,
    summary: 'The company that runs this installation; fields that were never entered are empty',
    answers: { 200: one },
    errors: [],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/admin/company',
    tag,
    access,
    audit: 'company.updated',
    summary: 'Saves the company: names, addresses, numbers, support hours, list margin',
    body: companyInput.safeExtend({ version: f.version }),
    answers: { 200: one },
    errors: ['validation_failed', 'conflict'],
  }),
  showLogo: endpoint({
    method: 'GET',
    path: '/api/admin/company/logo',
    tag,
    access,
    audit: null,
    summary: 'The logo printed on documents',
    answers: { 200: { bytes: 'image/png' } },
    errors: ['not_found'],
  }),
  logo: endpoint({
    method: 'POST',
    path: '/api/admin/company/logo',
    tag,
    access,
    audit: 'company.logo_changed',
    summary: 'Sets the logo: a PNG picture, without its metadata',
    upload: { bytes: 'image/png', most: logoLimits.bytes },
    accepts: { types: ['image/png'], refusal: 'not_a_png', field: 'logo' },
    answers: { 200: one },
    errors: ['validation_failed', 'payload_too_large', 'too_many_attempts'],
  }),
  removeLogo: endpoint({
    method: 'DELETE',
    path: '/api/admin/company/logo',
    tag,
    access,
    audit: 'company.logo_removed',
    summary: 'Removes the logo',
    answers: { 200: one },
    errors: [],
  }),
} as const;
