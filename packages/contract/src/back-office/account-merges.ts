import { z } from 'zod';
import * as f from '../fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { accountRef } from './staff-accounts.ts';

/** What makes two accounts look like one company. */
export const twinReasons = ['name', 'phone', 'address', 'mail_domain'] as const;
export type TwinReason = (typeof twinReasons)[number];

export const accountTwin = z.object({
  account: accountRef,
  city: z.string().nullable(),
  state_code: z.string().nullable(),
  created_at: f.instant,
  users: z.int(),
  shipments: z.int(),
  /** Why it is taken for the same, the strongest first. */
  reasons: z.array(z.enum(twinReasons)),
});
export type AccountTwin = z.infer<typeof accountTwin>;

/** What must be settled before an account can be merged into another. */
export const mergeObstacles = [
  'invoices_open',
  'shipments_open',
  'bookings_under_way',
  'payments_under_way',
  'disputes_open',
  'credit_left',
  'requests_open',
  'chats_open',
  'marketplaces_connected',
] as const;
export type MergeObstacle = (typeof mergeObstacles)[number];

export const mergePreview = z.object({
  merged: accountRef,
  survivor: accountRef,
  /** What comes over to the survivor. */
  moves: z.object({ users: z.int(), invitations: z.int(), addresses: z.int(), products: z.int() }),
  /** What stays under its numbers and is shown with the survivor's to staff. */
  stays: z.object({ quotes: z.int(), shipments: z.int(), invoices: z.int(), disputes: z.int(), chats: z.int() }),
  obstacles: z.array(z.object({ kind: z.enum(mergeObstacles), count: z.int() })),
});
export type MergePreview = z.infer<typeof mergePreview>;

export const accountMerge = z.object({
  /** Made by the caller; the same id merges once. */
  id: f.id,
  /** The account that goes; the one in the path stays. */
  merged: f.id,
  reason: f.text(500),
});

const tag = 'Admin accounts';
const access = 'staff.accounts.merge';
const params = z.object({ id: f.id });

export const accountMerges = {
  twins: endpoint({
    method: 'GET',
    path: '/api/admin/accounts/:id/twins',
    tag,
    access,
    audit: null,
    summary: 'Accounts that look like the same company, with the reasons',
    params,
    answers: { 200: z.object({ data: z.array(accountTwin) }) },
    errors: ['not_found'],
  }),
  preview: endpoint({
    method: 'GET',
    path: '/api/admin/accounts/:id/merge/:merged',
    tag,
    access,
    audit: null,
    summary: 'What a merge would move, what would stay, and what must be settled first',
    params: z.object({ id: f.id, merged: f.id }),
    answers: { 200: z.object({ data: mergePreview }) },
    errors: ['not_found', 'conflict'],
  }),
  merge: endpoint({
    method: 'POST',
    path: '/api/admin/accounts/:id/merge',
    tag,
    access,
    audit: 'account.merged',
    summary:
      'Merges another account into this one: users and addresses move, documents stay, and the other account is closed',
    params,
    body: accountMerge,
    answers: { 200: z.object({ data: mergePreview }) },
    errors: ['validation_failed', 'not_found', 'conflict', 'merge_blocked', 'password_confirmation_required'],
  }),
} as const;
