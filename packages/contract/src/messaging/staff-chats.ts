import { z } from 'zod';
import { creditStandings } from '../choices.ts';
import {
  chat,
  chatCategories,
  chatCloseReasons,
  chatLimits,
  chatLiveQuery,
  chatMarks,
  chatMessage,
  chatRow,
  chats,
  chatWriting,
} from './chats.ts';
import { endpoint } from '../kit/endpoint.ts';
import * as f from '../fields.ts';
import { pageOf, pageQuery } from '../lists.ts';

const tag = 'Admin';
const access = 'staff.chats' as const;

const person = z.object({ id: f.id, name: z.string() });
const count = z.int();

/** A chat as the inbox lists it. */
export const inboxRow = chatRow.extend({
  account: person,
  customer: z.string(),
  owner: person.nullable(),
  /** Since when a customer's message waits for an answer; null when nothing does. */
  waiting_since: f.instant.nullable(),
});
export type InboxRow = z.infer<typeof inboxRow>;

export const chatNote = z.object({ id: f.id, at: f.instant, name: z.string(), text: z.string() });
export type ChatNote = z.infer<typeof chatNote>;

/** What staff see beside a conversation. */
export const chatContext = z.object({
  account: person.extend({ credit_standing: z.enum(creditStandings), customer_since: f.instant }),
  customer: z.object({ name: z.string(), email: z.string(), language: z.enum(['en', 'es']) }),
  shipment: z
    .object({
      id: f.id,
      bol_number: z.string(),
      status: z.string(),
      carrier_name: z.string(),
      from: z.string(),
      to: z.string(),
      pickup_date: z.string(),
    })
    .nullable(),
  invoice: z.object({ id: f.id, number: z.string(), total: f.money, due_on: z.string(), open: z.boolean() }).nullable(),
  /** The quote or the request to sales that it is about. */
  quote: z
    .object({
      number: z.string(),
      /** Set for a request, which has a page at the sales desk. */
      request_id: f.id.nullable(),
      from: z.string(),
      to: z.string(),
      pickup_date: z.string(),
      created_at: f.instant,
    })
    .nullable(),
  /** Chats of the same person before this one. */
  earlier: z.array(z.object({ id: f.id, category: z.enum(chatCategories), opened_at: f.instant })),
});
export type ChatContext = z.infer<typeof chatContext>;

export const inboxChat = chat.extend({
  ...inboxRow.shape,
  messages: z.array(chatMessage),
  notes: z.array(chatNote),
  context: chatContext,
});
export type InboxChat = z.infer<typeof inboxChat>;

/** Parts of the inbox. */
export const chatQueues = ['unassigned', 'mine', 'open', 'closed'] as const;
export type ChatQueue = (typeof chatQueues)[number];

/** How long customers wait for a first answer, over the last seven days. */
export const chatResponse = z.object({
  /** Chats answered. */
  answered: count,
  /** Seconds until the first answer in the middle of them, and until nine of ten had one; null without any. */
  median_seconds: count.nullable(),
  ninety_seconds: count.nullable(),
});
export type ChatResponse = z.infer<typeof chatResponse>;

/** What stands over the inbox. */
export const inboxFigures = z.object({
  /** How many of the chats looked for each queue holds, of the category asked for. */
  queues: z.record(z.enum(chatQueues), count),
  /** How many of them each category holds, of the queue asked for. */
  categories: z.record(z.enum(chatCategories), count),
  /** How many customers wait for an answer, whatever is looked for. */
  waiting: count,
  response: chatResponse,
});
export type InboxFigures = z.infer<typeof inboxFigures>;

const words = f.text(chatLimits.text);

/** An answer kept ready, in both languages. */
export const cannedAnswer = z.object({
  id: f.id,
  title: z.string(),
  category: z.enum(chatCategories).nullable(),
  en: z.string(),
  es: z.string(),
});
export type CannedAnswer = z.infer<typeof cannedAnswer>;
export const cannedForm = z.object({
  title: f.text(80),
  category: z.enum(chatCategories).nullable().default(null),
  en: words,
  es: words,
});
export type CannedForm = z.output<typeof cannedForm>;

const params = z.object({ id: f.id });
const one = z.object({ data: inboxChat });
const desk = { tag, access, params } as const;
const canned = z.object({ data: cannedAnswer });

export const staffChats = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/chats',
    tag,
    access,
    audit: null,
    summary: 'The chat inbox, longest wait first, with counts by queue',
    query: z.object({
      ...pageQuery,
      queue: z.enum(chatQueues).default('open'),
      category: z.enum(chatCategories).optional(),
      /** Words of the account, the person, the first or last message, or a BOL or invoice number. */
      search: z.string().trim().max(60).optional(),
    }),
    answers: { 200: pageOf(inboxRow).extend(inboxFigures.shape) },
    errors: ['validation_failed'],
  }),
  live: endpoint({
    method: 'GET',
    path: '/api/admin/chats/live',
    tag,
    access,
    audit: null,
    summary: 'The chat inbox as server-sent events: messages of the open chat and changes of the inbox',
    query: chatLiveQuery,
    answers: { 200: { bytes: 'text/event-stream' } },
    errors: ['not_found', 'validation_failed'],
  }),
  show: endpoint({
    ...desk,
    method: 'GET',
    path: '/api/admin/chats/:id',
    audit: null,
    summary: 'A chat with its notes and customer',
    query: z.object({ before: f.position.optional() }),
    answers: { 200: one },
    errors: ['not_found', 'validation_failed'],
  }),
  send: endpoint({
    ...desk,
    method: 'POST',
    path: '/api/admin/chats/:id/messages',
    audit: 'chat.message',
    summary: 'Answers the customer; an unassigned chat is assigned to the sender',
    body: chatWriting,
    answers: { 200: z.object({ data: chatMessage }) },
    errors: ['validation_failed', 'not_found', 'chat_taken', 'idempotency_key_reused', 'too_many_attempts'],
  }),
  note: endpoint({
    ...desk,
    method: 'POST',
    path: '/api/admin/chats/:id/notes',
    audit: 'chat.noted',
    summary: 'Adds an internal note to a chat',
    body: z.object({ id: f.id, text: words }),
    answers: { 200: z.object({ data: chatNote }) },
    errors: ['validation_failed', 'not_found'],
  }),
  assign: endpoint({
    ...desk,
    method: 'POST',
    path: '/api/admin/chats/:id/owner',
    audit: 'chat.assigned',
    summary: 'Assigns or unassigns a chat; of two at the same time the second gets a conflict',
    body: z.object({
      take: z.boolean(),
      /** Who had it as it was seen; null for nobody. */
      seen: f.id.nullable(),
    }),
    answers: { 200: one },
    errors: ['validation_failed', 'not_found', 'chat_taken'],
  }),
  close: endpoint({
    ...desk,
    method: 'POST',
    path: '/api/admin/chats/:id/close',
    audit: 'chat.closed',
    summary: "Closes a chat with a reason; the customer's next message reopens it",
    body: z.object({ reason: z.enum(chatCloseReasons, { error: 'required' }) }),
    answers: { 200: one },
    errors: ['validation_failed', 'not_found', 'chat_taken'],
  }),
  attach: endpoint({ ...chats.attach, tag, access, path: '/api/admin/chats/:id/attachments' }),
  file: endpoint({ ...chats.file, tag, access, path: '/api/admin/chats/:id/attachments/:file' }),
  mark: endpoint({
    ...desk,
    method: 'POST',
    path: '/api/admin/chats/:id/marks',
    audit: 'chat.read',
    summary: 'Reports which messages the staff received and read',
    body: chatMarks,
    answers: { 200: z.object({ data: chatMarks }) },
    errors: ['validation_failed', 'not_found'],
  }),
  typing: endpoint({
    ...desk,
    method: 'POST',
    path: '/api/admin/chats/:id/typing',
    audit: 'chat.typing',
    summary: 'Shows the customer that an answer is being typed',
    answers: { 204: null },
    errors: ['not_found'],
  }),
  canned: endpoint({
    method: 'GET',
    path: '/api/admin/canned-answers',
    tag,
    access,
    audit: null,
    summary: 'Saved replies, in both languages',
    answers: { 200: z.object({ data: z.array(cannedAnswer) }) },
    errors: [],
  }),
  keepCanned: endpoint({
    ...desk,
    method: 'PUT',
    path: '/api/admin/canned-answers/:id',
    audit: 'canned_answer.kept',
    summary: 'Creates or changes a saved reply; idempotent by its id',
    body: cannedForm,
    answers: { 200: canned },
    errors: ['validation_failed'],
  }),
  dropCanned: endpoint({
    ...desk,
    method: 'DELETE',
    path: '/api/admin/canned-answers/:id',
    audit: 'canned_answer.dropped',
    summary: 'Deletes a saved reply',
    answers: { 204: null },
    errors: ['not_found'],
  }),
} as const;
