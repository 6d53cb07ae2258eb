import { z } from 'zod';
import * as f from '../fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { accountTerms } from './staff-accounts.ts';

/** Most accounts that one action changes at once. */
export const mostAccountsAtOnce = 200;

const ids = z.array(f.id).min(1, 'required').max(mostAccountsAtOnce, 'too_many');
export const manyOwners = z.object({ ids, owner_id: f.id.nullable() });
export const manyTerms = z.object({ ids, terms_days: accountTerms.shape.terms_days, reason: f.text(500) });
/** What accounts can be mailed: what is past due, or where their statement is. */
export const accountMailKinds = ['reminder', 'statement'] as const;
export const manyMails = z.object({ ids, kind: z.enum(accountMailKinds) });

const tag = 'Admin accounts';
/** Accounts it was done for, and those that needed nothing. */
const howMany = z.object({ data: z.object({ changed: z.int(), passed_over: z.int() }) });

/** What is done for several accounts at once. */
export const staffAccountsMany = {
  owner: endpoint({
    method: 'POST',
    path: '/api/admin/accounts/many/owner',
    tag,
    access: 'staff.accounts.write',
    audit: 'account.owner_assigned',
    summary: 'Sets the sales owner of several accounts',
    body: manyOwners,
    answers: { 200: howMany },
    errors: ['validation_failed'],
  }),
  terms: endpoint({
    method: 'POST',
    path: '/api/admin/accounts/many/terms',
    tag,
    access: 'staff.accounts.terms',
    audit: 'account.credit_terms_changed',
    summary: 'Sets the payment terms of future invoices of several accounts',
    body: manyTerms,
    answers: { 200: howMany },
    errors: ['validation_failed'],
  }),
  mail: endpoint({
    method: 'POST',
    path: '/api/admin/accounts/many/mail',
    tag,
    access: 'staff.credit',
    audit: 'account.reminded',
    summary: 'Emails past-due notices or statement links to owners and billing users of accounts',
    body: manyMails,
    answers: { 200: howMany },
    errors: ['validation_failed'],
  }),
} as const;
