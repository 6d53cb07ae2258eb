import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import * as f from '../fields.ts';
import { countedUnread } from '../limits.ts';

const tag = 'Notices';

/** What people are told of in the page. Each kind has its words in every language, under `notices.kinds`. */
export const noticeKinds = [
  // customers
  'quote_sent',
  'quote_request_answered',
  'quote_request_message',
  'quote_request_taken_on',
  'quote_request_expired',
  'quote_request_confirmed',
  'quote_request_declined',
  'shipment_picked_up',
  'shipment_delayed',
  'shipment_exception',
  'shipment_out_for_delivery',
  'shipment_delivered',
  'shipment_repriced',
  'shipment_rebooked',
  'shipment_booked_for',
  'shipment_changed',
  'shipment_canceled',
  'invoice_issued',
  'invoices_issued',
  'invoice_due_soon',
  'invoices_due_soon',
  'invoice_past_due',
  'invoices_past_due',
  'invoice_corrected',
  'invoice_credited',
  'payment_received',
  'payment_refunded',
  'payment_reversed',
  'payment_credited',
  'booking_charged',
  'credit_held',
  'credit_released',
  'credit_activated',
  'dispute_opened',
  'dispute_message',
  'dispute_evidence',
  'dispute_submitted',
  'dispute_answered',
  'dispute_credited',
  'dispute_upheld',
  'dispute_closed',
  'dispute_withdrawn',
  'marketplace_consent_ended',
  'marketplace_tracking_refused',
  // operations
  'load_to_tender',
  'load_to_cancel',
  // accounting
  'account_held',
  'payments_credited',
  'disputes_new',
  'disputes_message',
  'disputes_evidence',
  'disputes_withdrawn',
  // the sales desk
  'sales_request_new',
  'sales_request_message',
  'sales_request_change_asked',
  'sales_request_accepted',
  'sales_request_declined',
  'sales_request_withdrawn',
  'sales_request_assigned',
  'sales_request_confirmed',
  'carrier_load_accepted',
  'carrier_load_declined',
  // chats with support
  'chat_new',
  'chat_reopened',
  'chat_answered',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** What a notice is about, and so which page it leads to. */
export const noticeSubjects = [
  'quote',
  'quote_request',
  'shipment',
  'account',
  'invoice',
  'payment',
  'dispute',
  'chat',
  'marketplace',
  'marketplace_order',
] as const;
export type NoticeSubject = (typeof noticeSubjects)[number];

export const notice = z.object({
  id: f.id,
  kind: z.enum(noticeKinds),
  subject: z.object({ type: z.enum(noticeSubjects), id: f.id.nullable() }),
  /** Figures and names for the words. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  created_at: f.instant,
  read_at: f.instant.nullable(),
});
export type Notice = z.infer<typeof notice>;

const unread = z.int().max(countedUnread + 1);

export const notices = {
  list: endpoint({
    method: 'GET',
    path: '/api/notices',
    tag,
    access: 'self.manage',
    audit: null,
    summary: 'The latest notifications of the signed-in user, and how many are unread',
    /** Id of the last one shown; those before it follow. */
    query: z.object({ before: f.id.optional(), limit: z.coerce.number().int().min(1).max(50).default(20) }),
    answers: { 200: z.object({ data: z.object({ notices: z.array(notice), unread, more: z.boolean() }) }) },
    errors: ['validation_failed'],
  }),
  unread: endpoint({
    method: 'GET',
    path: '/api/notices/unread',
    tag,
    access: 'self.manage',
    audit: null,
    summary: 'The count of unread notifications and the newest one; cheap to poll',
    answers: {
      200: z.object({
        data: z.object({
          unread,
          newest: f.id.nullable(),
          /** Another text once other announcements stand above the reader's pages. */
          announced: z.string(),
        }),
      }),
    },
    errors: [],
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/notices/:id/read',
    tag,
    access: 'self.manage',
    audit: 'notice.read',
    summary: 'Marks a notification as read',
    params: z.object({ id: f.id }),
    answers: { 200: z.object({ data: z.object({ unread }) }) },
    errors: ['not_found'],
  }),
  readAll: endpoint({
    method: 'POST',
    path: '/api/notices/read-all',
    tag,
    access: 'self.manage',
    audit: 'notice.all_read',
    summary: 'Marks notifications up to the newest one seen as read; later ones stay unread',
    body: z.object({ newest: f.id }),
    answers: { 200: z.object({ data: z.object({ unread }) }) },
    errors: ['validation_failed'],
  }),
} as const;
