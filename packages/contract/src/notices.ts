import { z } from 'zod';
import { endpoint } from './kit/endpoint.ts';
import * as f from './fields.ts';

const tag = 'Notices';

/** What people are told of in the page. Each kind has its words in every language, under `notices.kinds`. */
export const noticeKinds = [
  // customers
  'quote_request_answered',
  'quote_request_message',
  'quote_request_taken_on',
  'quote_request_expired',
  // the sales desk
  'sales_request_new',
  'sales_request_message',
  'sales_request_change_asked',
  'sales_request_accepted',
  'sales_request_declined',
  'sales_request_withdrawn',
  'sales_request_assigned',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** What a notice is about, and so which page it leads to. */
export const noticeSubjects = ['quote_request'] as const;
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

/** As many as the bell counts; above it says so. */
export const countedUnread = 99;

const unread = z.int().max(countedUnread + 1);

export const notices = {
  list: endpoint({
    method: 'GET',
    path: '/api/notices',
    tag,
    access: 'self.manage',
    audit: null,
    summary: 'The latest notices of whoever is signed in, and how many are unread',
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
    summary: 'How many notices are unread, and the newest one; cheap enough to ask again and again',
    answers: { 200: z.object({ data: z.object({ unread, newest: f.id.nullable() }) }) },
    errors: [],
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/notices/:id/read',
    tag,
    access: 'self.manage',
    audit: 'notice.read',
    summary: 'Marks a notice as read; once read it stays so',
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
    summary: 'Marks everything up to the newest one seen as read; what came later stays unread',
    body: z.object({ newest: f.id }),
    answers: { 200: z.object({ data: z.object({ unread }) }) },
    errors: ['validation_failed'],
  }),
} as const;
