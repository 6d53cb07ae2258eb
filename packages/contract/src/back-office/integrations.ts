import { proChecks } from '@waybill/freight';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import * as f from '../fields.ts';

const tag = 'Admin';

/** Where a connection's calls go: the carrier's own servers, its test servers, or the simulator beside this one. */
export const connectionEnvironments = ['production', 'sandbox', 'simulator'] as const;

const credentialValue = z.union([z.string().max(4000, 'too_long'), z.number(), z.boolean()]);

/** One thing that has to be known to speak to a carrier, as a form asks for it. */
export const credentialField = z.object({
  name: z.string(),
  kind: z.enum(['text', 'number', 'flag', 'choice']),
  /** What a choice is made of; empty for the other kinds. */
  choices: z.array(z.string()),
  required: z.boolean(),
  /** Entered, and never shown again. */
  secret: z.boolean(),
  /** What holds when nothing is entered. */
  preset: credentialValue.nullable(),
});
export type CredentialField = z.infer<typeof credentialField>;

/** What a carrier answers for where its rates do not say, in cents of the shipment's currency. */
const liability = z.object({
  per_pound_new: z.int({ error: 'required' }).min(0, 'too_small').max(1_000_000, 'too_big'),
  per_pound_used: z.int({ error: 'required' }).min(0, 'too_small').max(1_000_000, 'too_big'),
  cap: z.int({ error: 'required' }).min(0, 'too_small').max(100_000_000_00, 'too_big'),
});

const connectionState = {
  environment: z.enum(connectionEnvironments),
  enabled: z.boolean(),
  liability,
};

const digits = (most: number) => z.string({ error: 'required' }).trim().regex(/^\d+$/, 'invalid').max(most, 'too_long');

/** A block of freight bill numbers as the carrier's letter tells it: the first and the last running number. */
export const proBlockBody = z
  .object({
    prefix: z.string().trim().regex(/^\d*$/, 'invalid').max(10, 'too_long').default(''),
    /** With their leading zeros: how many digits they have is how wide the running number is. */
    first: digits(12),
    last: digits(12),
    check: z.enum(proChecks),
  })
  .superRefine(({ first, last }, check) => {
    if (first.length !== last.length) check.addIssue({ code: 'custom', message: 'invalid', path: ['last'] });
    else if (last < first)
      check.addIssue({ code: 'custom', message: 'too_small', path: ['last'], params: { min: first } });
  });
export type ProBlockBody = z.output<typeof proBlockBody>;

/** The block that a connection draws from, and how far it has come. */
export const proBlock = z.object({
  prefix: z.string(),
  first: z.string(),
  last: z.string(),
  check: z.enum(proChecks),
  /** The number that the next booking gets, whole; null when the block is used up. */
  next: z.string().nullable(),
  left: z.int(),
  size: z.int(),
  /** Time to ask for another one. */
  low: z.boolean(),
});
export type ProBlockWire = z.infer<typeof proBlock>;

/** A carrier connection as staff see it: everything but its secrets. */
export const integration = z.object({
  id: f.id,
  carrier: z.object({ id: f.id, name: z.string(), scac: z.string() }),
  /** `name` is null when this version has no such adapter any more. */
  adapter: z.object({ code: z.string(), name: z.string().nullable(), operations: z.array(z.string()) }),
  ...connectionState,
  /** `open` holds calls back after failures in a row, `half_open` tries one. */
  breaker: z.enum(['closed', 'open', 'half_open']),
  /** `unusable`: entered once, but they cannot be opened or no longer say all that is asked for. */
  credentials: z.enum(['missing', 'entered', 'unusable']),
  fields: z.array(credentialField),
  /** Values of the fields that are no secret. */
  values: z.record(z.string(), credentialValue),
  /** Whether the carrier takes freight bill numbers from a block of ours. */
  takes_own_pro: z.boolean(),
  pro_block: proBlock.nullable(),
  last_incident: z
    .object({ id: f.id, operation: z.string(), failure: z.string(), last_seen_at: f.instant, resolved: z.boolean() })
    .nullable(),
  push: z.object({
    /** Where the carrier sends its own pushes; null when it has none. */
    own_url: z.string().nullable(),
    /** Where signed events in our own shape are taken. */
    signed_url: z.string(),
  }),
  updated_at: f.instant,
});
export type Integration = z.infer<typeof integration>;

/** What a test call came to. */
export const connectionTest = z.object({
  /** `works`: it answered; `declined`: it answered that it does not take the sample; `untested`: nothing harmless to ask. */
  outcome: z.enum(['works', 'declined', 'failed', 'untested']),
  operation: z.enum(['address_check', 'rate']).nullable(),
  failure: z.string().nullable(),
  /** What the carrier said. */
  messages: z.array(z.string()),
  /** How many rates the sample load got; null when rates were not asked for. */
  rates: z.int().nullable(),
  took_ms: z.int(),
});
export type ConnectionTest = z.infer<typeof connectionTest>;

export const newIntegration = z.object({
  adapter: z.string({ error: 'required' }).trim().min(1, 'required').max(60, 'too_long'),
  /** Null takes the carrier that the adapter is made for. */
  carrier_id: z.uuid('required').nullable().default(null),
  ...connectionState,
});

const one = z.object({ data: integration });
const idParams = z.object({ id: f.id });

/** Credentials by their name; one that is left out stays. */
export const credentialsBody = z.object({ values: z.record(z.string().max(60), credentialValue.nullish()) });

export const integrations = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/integrations',
    tag,
    access: 'staff.integrations',
    audit: null,
    summary: 'Carrier connections by name, without secrets',
    answers: { 200: z.object({ data: z.array(integration) }) },
    errors: [],
  }),
  choices: endpoint({
    method: 'GET',
    path: '/api/admin/integrations/choices',
    tag,
    access: 'staff.integrations',
    audit: null,
    summary: 'Available adapters, and carriers that can be connected',
    answers: {
      200: z.object({
        data: z.object({
          adapters: z.array(
            z.object({
              code: z.string(),
              name: z.string(),
              /** Carriers it is made for; empty for one that serves any. */
              scacs: z.array(z.string()),
              modes: z.array(z.string()),
              operations: z.array(z.string()),
              /** Whether a simulator runs for it. */
              simulator: z.boolean(),
            }),
          ),
          carriers: z.array(z.object({ id: f.id, name: z.string(), scac: z.string(), adapters: z.array(z.string()) })),
        }),
      }),
    },
    errors: [],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/admin/integrations/:id',
    tag,
    access: 'staff.integrations',
    audit: null,
    summary: 'One carrier connection; without secrets',
    params: idParams,
    answers: { 200: one },
    errors: ['not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/integrations',
    tag,
    access: 'staff.integrations',
    audit: 'integration.created',
    summary: 'Connects a carrier; credentials are entered separately',
    body: newIntegration,
    answers: { 201: one },
    errors: ['validation_failed', 'conflict'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/admin/integrations/:id',
    tag,
    access: 'staff.integrations',
    audit: 'integration.updated',
    summary: 'Switches a connection on or off, or to other servers',
    params: idParams,
    body: z.object(connectionState),
    answers: { 200: one },
    errors: ['validation_failed', 'not_found'],
  }),
  credentials: endpoint({
    method: 'PUT',
    path: '/api/admin/integrations/:id/credentials',
    tag,
    access: 'staff.integrations',
    audit: 'integration.credentials_entered',
    summary: 'Sets credentials; a secret that is left out or empty stays as it is',
    params: idParams,
    body: credentialsBody,
    answers: { 200: one },
    errors: ['validation_failed', 'not_found', 'password_confirmation_required'],
  }),
  proBlock: endpoint({
    method: 'PUT',
    path: '/api/admin/integrations/:id/pro-block',
    tag,
    access: 'staff.integrations',
    audit: 'integration.pro_block_changed',
    summary: 'Sets the block that PRO numbers are drawn from; null lets the carrier assign them',
    params: idParams,
    body: z.object({ block: proBlockBody.nullable() }),
    answers: { 200: one },
    errors: ['validation_failed', 'not_found'],
  }),
  test: endpoint({
    method: 'POST',
    path: '/api/admin/integrations/:id/test',
    tag,
    access: 'staff.integrations',
    audit: 'integration.tested',
    summary: 'Signs in again and calls the carrier for something that changes nothing',
    params: idParams,
    answers: { 200: z.object({ data: connectionTest }) },
    errors: ['not_found'],
  }),
  pushKey: endpoint({
    method: 'POST',
    path: '/api/admin/integrations/:id/push-key',
    tag,
    access: 'staff.integrations',
    audit: 'integration.push_key_read',
    summary: 'The signing key for pushed events; reading it is audited',
    params: idParams,
    answers: { 200: z.object({ data: z.object({ key: z.string() }) }) },
    errors: ['not_found', 'password_confirmation_required'],
  }),
} as const;
