import { z } from 'zod';
import { apiScopes, type Ability } from '../access.ts';
import { apiClientStates, overlapHours } from './staff-choices.ts';
import { endpoint } from '../kit/endpoint.ts';
import * as f from '../fields.ts';
import { pageOf, pageQuery } from '../lists.ts';

const scopes = z.array(z.enum(apiScopes)).min(1, 'required').max(apiScopes.length);

/** A secret as people see it once it was shown: by its last signs. */
const clientSecret = z.object({
  id: f.id,
  hint: z.string(),
  created_at: f.instant,
  /** Until when it still opens, where another one takes its place; null for the one that holds. */
  ends_at: f.instant.nullable(),
});

/** A program of an account that calls with a token of its own. Its id is its `client_id`. */
export const apiClient = z.object({
  id: f.id,
  account: z.object({ id: f.id, name: z.string() }),
  name: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  state: z.enum(apiClientStates),
  created_at: f.instant,
  created_by: z.string(),
  last_used_at: f.instant.nullable(),
  /** Calls of the last 7 days, and how many of them were refused. */
  calls: z.int(),
  refused: z.int(),
  /** Those that open today, the newest first. */
  secrets: z.array(clientSecret),
  revoked: z.object({ at: f.instant, by: z.string(), reason: z.string().nullable() }).nullable(),
});
export type ApiClient = z.infer<typeof apiClient>;

/** A client with what it did, day by day. */
export const apiClientDetail = apiClient.extend({
  days: z.array(z.object({ day: f.calendarDate, calls: z.int(), refused: z.int() })),
  /** Who did what to it, newest first. */
  steps: z.array(z.object({ at: f.instant, what: z.string(), who: z.string() })),
});
export type ApiClientDetail = z.infer<typeof apiClientDetail>;

export const newApiClient = z.object({
  /** Made by the caller, so that a client that is asked for twice exists once. */
  id: f.id,
  name: f.name(80),
  scopes,
});
export const newApiClientOfAccount = newApiClient.extend({ account_id: z.uuid('required') });
export const apiClientChange = z.object({ name: f.name(80), scopes, enabled: z.boolean() });
const hours = z.union(overlapHours.map((each) => z.literal(each)));
export const secretRotation = z.object({
  /** For so long the secret of before still opens; 0 ends it at once. */
  overlap_hours: hours,
});
export const clientRevocation = z.object({ reason: f.optionalText(300) });

const one = z.object({ data: apiClientDetail });
/** The secret is in this answer and nowhere else; null when the same was asked for before. */
const withSecret = z.object({ data: apiClientDetail, secret: z.string().nullable() });
const params = z.object({ id: f.id });

/** What can be done with a client is the same for the account's own people and for staff. */
function clientEndpoints<const P extends string, const A extends Ability>(base: P, access: A, tag: string) {
  const common = { tag, access, params } as const;
  return {
    show: endpoint({
      ...common,
      method: 'GET',
      path: `/api/${base}/:id`,
      audit: null,
      summary: 'One API client with its calls by day',
      answers: { 200: one },
      errors: ['not_found'],
    }),
    update: endpoint({
      ...common,
      method: 'PUT',
      path: `/api/${base}/:id`,
      audit: 'api_client.updated',
      summary: 'Renames a client, changes its scopes, or switches it on or off, from its next call',
      body: apiClientChange,
      answers: { 200: one },
      errors: ['validation_failed', 'not_found', 'conflict', 'password_confirmation_required'],
    }),
    rotate: endpoint({
      ...common,
      method: 'POST',
      path: `/api/${base}/:id/rotate`,
      audit: 'api_client.rotated',
      summary: 'Creates a new secret, shown once; the earlier one stays valid for the time given',
      body: secretRotation,
      answers: { 200: withSecret },
      errors: ['validation_failed', 'not_found', 'conflict', 'password_confirmation_required'],
    }),
    endSecret: endpoint({
      ...common,
      method: 'POST',
      path: `/api/${base}/:id/secrets/:secret/end`,
      params: z.object({ id: f.id, secret: f.id }),
      audit: 'api_client.secret_ended',
      summary: 'Ends a replaced secret and its tokens',
      answers: { 200: one },
      errors: ['not_found', 'conflict'],
    }),
    revoke: endpoint({
      ...common,
      method: 'POST',
      path: `/api/${base}/:id/revoke`,
      audit: 'api_client.revoked',
      summary: 'Revokes a client with its secrets and tokens',
      body: clientRevocation,
      answers: { 200: one },
      errors: ['validation_failed', 'not_found'],
    }),
  } as const;
}

const tag = 'Account';

export const apiClients = {
  ...clientEndpoints('oauth-clients', 'account.api', tag),
  list: endpoint({
    method: 'GET',
    path: '/api/oauth-clients',
    tag,
    access: 'account.api',
    audit: null,
    summary: 'API clients of the account, active ones first',
    answers: { 200: z.object({ data: z.array(apiClient), most: z.int() }) },
    errors: [],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/oauth-clients',
    tag,
    access: 'account.api',
    audit: 'api_client.created',
    summary: 'Creates an API client; its secret is shown once',
    body: newApiClient,
    answers: { 201: withSecret },
    errors: ['validation_failed', 'conflict', 'password_confirmation_required'],
  }),
} as const;

export const staffApiClients = {
  ...clientEndpoints('admin/oauth-clients', 'staff.oauth', 'Admin'),
  list: endpoint({
    method: 'GET',
    path: '/api/admin/oauth-clients',
    tag: 'Admin',
    access: 'staff.oauth',
    audit: null,
    summary: 'API clients of all accounts, a page at a time',
    query: z.object({
      ...pageQuery,
      /** In names of clients and accounts, or a client_id. */
      search: z.string().trim().max(60).optional(),
      state: z.enum([...apiClientStates, 'all']).default('active'),
      scope: z.enum(apiScopes).optional(),
      sort: z
        .enum(['-created_at', 'created_at', 'name', '-name', '-last_used_at', 'last_used_at'])
        .default('-created_at'),
    }),
    answers: { 200: pageOf(apiClient) },
    errors: ['validation_failed'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/oauth-clients',
    tag: 'Admin',
    access: 'staff.oauth',
    audit: 'api_client.created',
    summary: 'Creates an API client for an account; its secret is shown once',
    body: newApiClientOfAccount,
    answers: { 201: withSecret },
    errors: ['validation_failed', 'conflict', 'password_confirmation_required'],
  }),
} as const;
