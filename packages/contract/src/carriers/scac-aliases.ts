import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import * as f from '../fields.ts';
import { pageOf, pageQuery } from '../lists.ts';

const tag = 'Admin';
const access = 'staff.aliases';

/** A name that a carrier is known by, beside its code and its own name. */
export const scacAlias = z.object({
  id: f.id,
  name: z.string(),
  scac: z.string(),
  /** Null for a carrier that is not among ours any more. */
  carrier_name: z.string().nullable(),
  created_at: f.instant,
  updated_at: f.instant.nullable(),
});
export type ScacAlias = z.infer<typeof scacAlias>;

/** An alias as it is saved: spelling, spaces and "&" do not matter. */
export const scacAliasBody = z.object({
  name: f.name(120),
  scac: z
    .string({ error: 'required' })
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2,4}$/, 'required'),
});

/** A name that a carrier called itself and that nobody here goes by. */
export const carrierNameSeen = z.object({
  name: z.string(),
  /** How it came last: a file, a push, or rates. */
  source: z.enum(['edi214', 'push', 'rate']),
  times: z.int(),
  last_seen_at: f.instant,
  /** The carrier it looks like; a guess and no more. */
  guess: z.object({ scac: z.string(), name: z.string() }).nullable(),
});
export type CarrierNameSeen = z.infer<typeof carrierNameSeen>;

const params = z.object({ id: f.id });
const one = z.object({ data: scacAlias });

export const scacAliases = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/scac-aliases',
    tag,
    access,
    audit: null,
    summary: 'Names and codes that carriers are known by, a page at a time',
    query: z.object({
      ...pageQuery,
      /** Part of an alias, in any spelling, of a carrier's name, or a code. */
      search: z.string().trim().max(60).optional(),
      sort: z.enum(['name', '-name', 'scac', '-scac', 'created_at', '-created_at']).default('name'),
    }),
    answers: { 200: pageOf(scacAlias) },
    errors: ['validation_failed'],
  }),
  suggestions: endpoint({
    method: 'GET',
    path: '/api/admin/scac-aliases/suggestions',
    tag,
    access,
    audit: null,
    summary: "Names in carriers' data that match no carrier, and the carriers to choose from",
    answers: {
      200: z.object({
        data: z.object({
          seen: z.array(carrierNameSeen),
          carriers: z.array(z.object({ scac: z.string(), name: z.string() })),
        }),
      }),
    },
    errors: [],
  }),
  dismiss: endpoint({
    method: 'POST',
    path: '/api/admin/scac-aliases/suggestions/dismiss',
    tag,
    access,
    audit: 'scac_alias.suggestion_dismissed',
    summary: 'Dismisses a suggested name, or undoes that',
    body: z.object({ name: f.name(200), dismissed: z.boolean() }),
    answers: { 204: null },
    errors: ['validation_failed', 'not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/scac-aliases',
    tag,
    access,
    audit: 'scac_alias.created',
    summary: 'Adds another name for a carrier',
    body: scacAliasBody,
    answers: { 201: one },
    errors: ['validation_failed'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/admin/scac-aliases/:id',
    tag,
    access,
    audit: 'scac_alias.updated',
    summary: 'Changes an alias or its carrier',
    params,
    body: scacAliasBody,
    answers: { 200: one },
    errors: ['validation_failed', 'not_found'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/admin/scac-aliases/:id',
    tag,
    access,
    audit: 'scac_alias.deleted',
    summary: 'Deletes an alias; it can be restored',
    params,
    answers: { 200: one },
    errors: ['not_found'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/admin/scac-aliases/:id/restore',
    tag,
    access,
    audit: 'scac_alias.restored',
    summary: 'Restores a deleted alias, unless another carrier has the name',
    params,
    answers: { 200: one },
    errors: ['not_found', 'validation_failed'],
  }),
} as const;
