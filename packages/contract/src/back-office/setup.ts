import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';

const tag = 'Admin';
const access = 'staff.company';

/** What a company sets up before it ships for customers, in the order in which it is done. */
export const setupItemCodes = [
  'demo_carriers',
  'company',
  'mail',
  'carriers',
  'margin',
  'accounts',
  'fuel',
  'insurance',
  'disclaimer',
  'payments',
  'address_service',
  'staff',
  'marketplace',
  'backup',
  'https',
] as const;
export type SetupItemCode = (typeof setupItemCodes)[number];

/** Items with a call that shows whether they work. */
export const testedSetupItems = ['mail', 'payments', 'address_service', 'marketplace'] as const;

/** What the system found for an item; the words are the web's, with `value` in them. */
export const setupFactCodes = [
  'missing',
  'named',
  'counted',
  'none',
  'sender',
  'spf',
  'no_spf',
  'dmarc',
  'no_dmarc',
  'dns_unknown',
  'works',
  'failed',
  'untested',
  'not_configured',
  'kept_here',
  'percent',
  'without_margin',
  'standard_text',
  'version',
  'week',
  'unused',
  'archived',
  'never_archived',
  'address',
] as const;
export type SetupFactCode = (typeof setupFactCodes)[number];

const setupItem = z.object({
  code: z.enum(setupItemCodes),
  done: z.boolean(),
  /** Whether staff land on the setup page until it is done. */
  essential: z.boolean(),
  facts: z.array(z.object({ code: z.enum(setupFactCodes), value: z.string() })),
});
export type SetupItem = z.infer<typeof setupItem>;

const shown = z.object({
  /** Whether every essential item is done. */
  ready: z.boolean(),
  items: z.array(setupItem),
});
export type Setup = z.infer<typeof shown>;
const one = z.object({ data: shown });

export const setup = {
  show: endpoint({
    method: 'GET',
    path: '/api/admin/setup',
    tag,
    access,
    audit: null,
    summary: 'What is set up and what is missing',
    /** Whether the mail domain's DNS records are looked up as well, which can take a second. */
    query: z.object({ records: z.enum(['yes', 'no']).default('no') }),
    answers: { 200: one },
    errors: [],
  }),
  test: endpoint({
    method: 'POST',
    path: '/api/admin/setup/:code/test',
    tag,
    access,
    params: z.object({ code: z.enum(testedSetupItems) }),
    audit: 'outside_service.tested',
    summary: 'Tests a service of the setup; for email, sends a message to the caller',
    answers: { 200: one },
    errors: ['not_found'],
  }),
  removeDemoCarriers: endpoint({
    method: 'DELETE',
    path: '/api/admin/setup/demo-carriers',
    tag,
    access: 'staff.carriers',
    audit: 'demo_carriers.removed',
    summary: 'Removes demo carriers that earlier releases added; carriers in use are disabled',
    answers: { 200: one },
    errors: [],
  }),
} as const;
