import { z } from 'zod';
import { customerView } from './customer-views.ts';
import * as f from '../fields.ts';
import { endpoint } from '../kit/endpoint.ts';

const tag = 'Account';
/** About the person who asks; programs have no tab to show a view in. */
const personal = true;

/** An account that was merged into the caller's; what was booked and billed under it stays there. */
export const mergedAccount = z.object({ id: f.id, number: z.string(), name: z.string(), merged_at: f.instant });
export type MergedAccount = z.infer<typeof mergedAccount>;

export const mergedAccounts = {
  list: endpoint({
    method: 'GET',
    path: '/api/merged-accounts',
    tag,
    personal,
    access: 'account.read',
    audit: null,
    summary: "Accounts that were merged into the caller's, latest first",
    answers: { 200: z.object({ data: z.array(mergedAccount) }) },
    errors: [],
  }),
  view: endpoint({
    method: 'POST',
    path: '/api/merged-accounts/:id/view',
    tag,
    personal,
    access: 'account.read',
    audit: 'account.view_began',
    summary: 'Starts viewing bookings and invoices of a merged account, read-only',
    params: z.object({ id: f.id }),
    answers: { 200: z.object({ data: customerView }) },
    errors: ['not_found'],
  }),
} as const;
