import { z } from 'zod';
import * as f from '../fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { accountFilters } from '../back-office/staff-accounts.ts';

const tag = 'Admin accounts';
const access = 'staff.accounts.read';
const params = z.object({ id: f.id });

const content = z.object(accountFilters);
export const accountView = z.object({
  id: f.id,
  name: z.string(),
  /** Seen by everybody of the staff. */
  shared: z.boolean(),
  /** Whether it is the caller's own; only then can it be changed. */
  own: z.boolean(),
  owner: z.string(),
  content,
});
export type AccountView = z.infer<typeof accountView>;

/** More views than these nobody keeps. */
export const mostAccountViews = 50;
const kept = { name: f.name(60), shared: z.boolean().default(false), content };
export const newAccountView = z.object({ id: f.id, ...kept });
export const changedAccountView = z.object(kept);

const one = z.object({ data: accountView });

/** Views of the list of accounts, own ones and those others share. */
export const staffAccountViews = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/account-views',
    tag,
    access,
    audit: null,
    summary: "Saved views of the list of accounts: the caller's own, and shared ones",
    answers: { 200: z.object({ data: z.array(accountView) }) },
    errors: [],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/account-views',
    tag,
    access,
    audit: 'account_view.created',
    summary: 'Saves a view; idempotent by its id',
    body: newAccountView,
    answers: { 201: one },
    errors: ['validation_failed', 'conflict'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/admin/account-views/:id',
    tag,
    access,
    audit: 'account_view.changed',
    summary: "Changes one of the caller's views",
    params,
    body: changedAccountView,
    answers: { 200: one },
    errors: ['validation_failed', 'not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/account-views/:id',
    tag,
    access,
    audit: 'account_view.removed',
    summary: "Removes one of the caller's views",
    params,
    answers: { 200: z.object({ data: z.object({ id: f.id }) }) },
    errors: ['not_found'],
  }),
} as const;
