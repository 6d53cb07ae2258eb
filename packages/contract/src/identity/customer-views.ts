import { z } from 'zod';
import * as f from '../fields.ts';
import { endpoint } from '../kit/endpoint.ts';

const tag = 'Admin accounts';

/** How a view of an account as its customer came to its end. */
export const viewEnds = ['left', 'replaced', 'logout', 'time_over', 'session_over'] as const;
export type ViewEnd = (typeof viewEnds)[number];

/** A view of an account as its customer: read-only, of one session, for an hour at most. */
export const customerView = z.object({
  /** Sent as `X-View-As` by the tab that shows it. */
  id: f.id,
  account: z.object({ id: f.id, name: z.string() }),
  began_at: f.instant,
  ends_at: f.instant,
});
export type CustomerView = z.infer<typeof customerView>;

/** How a customer asked staff to quote or book. */
export const askedHows = ['phone', 'mail', 'chat'] as const;

/** Who of the customer asked for what staff quote and book for them. */
export const askedFor = z.object({ asked_by: f.text(120), asked_how: z.enum(askedHows) });
export type AskedFor = z.output<typeof askedFor>;

export const customerViews = {
  begin: endpoint({
    method: 'POST',
    path: '/api/admin/accounts/:id/view',
    tag,
    access: 'staff.accounts.view_as',
    audit: 'account.view_began',
    summary: 'Starts viewing an account as its customer, read-only; ends the view of another account',
    params: z.object({ id: f.id }),
    answers: { 200: z.object({ data: customerView }) },
    errors: ['not_found'],
  }),
  book: endpoint({
    method: 'POST',
    path: '/api/admin/accounts/:id/booking-view',
    tag,
    access: 'staff.accounts.book_for',
    audit: 'account.booking_began',
    summary: 'Starts quoting and booking for an account on its request; ends the view of another account',
    params: z.object({ id: f.id }),
    body: askedFor,
    answers: { 200: z.object({ data: customerView }) },
    errors: ['validation_failed', 'not_found'],
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/api/view/:id',
    tag,
    access: 'self.manage',
    audit: 'account.view_ended',
    summary: "Ends the session's view of an account",
    params: z.object({ id: f.id }),
    answers: { 204: null },
    errors: ['not_found'],
  }),
} as const;
