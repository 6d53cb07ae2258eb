import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import * as f from '../fields.ts';

const tag = 'Chat';

/** What a chat can be about; specification 2. */
export const chatCategories = ['shipping', 'quoting', 'billing', 'other'] as const;
export type ChatCategory = (typeof chatCategories)[number];

/** Why staff closed a chat. */
export const chatCloseReasons = ['resolved', 'no_reply', 'elsewhere', 'duplicate'] as const;
export type ChatCloseReason = (typeof chatCloseReasons)[number];

/** Types of attachments. The content and the extension of the name must agree. */
export const chatFileTypes = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'application/pdf',
  'text/plain',
  'text/csv',
] as const;
export type ChatFileType = (typeof chatFileTypes)[number];

export const chatLimits = { text: 4000, fileBytes: 8_000_000, files: 5, shown: 100 } as const;

/** Both sides of a conversation. */
export const chatSides = ['customer', 'staff'] as const;
export type ChatSide = (typeof chatSides)[number];

export const chatAttachment = z.object({
  id: f.id,
  name: z.string(),
  type: z.enum(chatFileTypes),
  bytes: z.int(),
});
export type ChatAttachment = z.infer<typeof chatAttachment>;

/** What a line of a conversation is: written by somebody, or something that happened to the chat. */
export const chatMessageKinds = ['text', 'taken', 'closed', 'reopened'] as const;

export const chatMessage = z.object({
  /** Made by whoever wrote it, so that one sent twice is one message. */
  id: f.id,
  /** 1, 2, 3, … in each chat, without a gap. */
  seq: z.int(),
  kind: z.enum(chatMessageKinds),
  by: z.object({ side: z.enum(chatSides), name: z.string() }),
  at: f.instant,
  text: z.string(),
  attachments: z.array(chatAttachment),
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** How far the other side has come: the last message that reached it, and the last it has looked at. */
export const chatMarks = z.object({ delivered: f.version, read: f.version });
export type ChatMarks = z.infer<typeof chatMarks>;

export const chatRow = z.object({
  id: f.id,
  category: z.enum(chatCategories),
  state: z.enum(['open', 'closed']),
  /** Number of a BOL, an invoice, a quote or a request to sales, and what it is of. */
  number: z.string().nullable(),
  shipment_id: f.id.nullable(),
  invoice_id: f.id.nullable(),
  quote_id: f.id.nullable(),
  quote_request_id: f.id.nullable(),
  opened_at: f.instant,
  updated_at: f.instant,
  /** Who of the staff has it. */
  owner_name: z.string().nullable(),
  close_reason: z.enum(chatCloseReasons).nullable(),
  last: z.object({ seq: z.int(), side: z.enum(chatSides), text: z.string() }),
  /** Messages of the other side that have not been read. */
  unread: z.int(),
});
export type ChatRow = z.infer<typeof chatRow>;

export const chat = chatRow.extend({
  /** The latest messages, oldest first. */
  messages: z.array(chatMessage),
  /** Whether there are earlier ones. */
  more: z.boolean(),
  /** How far the other side has come. */
  theirs: chatMarks,
});
export type Chat = z.infer<typeof chat>;

/** Whether somebody is there to answer. */
export const supportHours = z.object({
  open: z.boolean(),
  /** When somebody is there next; null while somebody is. */
  opens_at: f.instant.nullable(),
  /** Zone of the hours below. */
  zone: z.string(),
  from: z.string(),
  until: z.string(),
});
export type SupportHours = z.infer<typeof supportHours>;

export const chatOpening = z.object({
  id: f.id,
  category: z.enum(chatCategories, { error: 'chat_category_required' }),
  /** BOL or invoice number, or that of a quote or a request to sales. */
  number: f.optionalText(40),
  text: f.text(chatLimits.text),
  /** Id of the first message. */
  message_id: f.id,
});
export type ChatOpening = z.output<typeof chatOpening>;
export type ChatOpeningInput = z.input<typeof chatOpening>;

/** A message has words, files, or both. */
export const chatWriting = z
  .object({
    id: f.id,
    // An empty text arrives as null: see clean-input.ts of the server.
    text: z
      .string()
      .trim()
      .max(chatLimits.text, 'too_long')
      .nullish()
      .transform((words) => words ?? ''),
    attachments: z.array(f.id).max(chatLimits.files, 'too_many').default([]),
  })
  .refine(({ text, attachments }) => text !== '' || attachments.length > 0, { path: ['text'], error: 'required' });
export type ChatWriting = z.output<typeof chatWriting>;

export const chatLiveQuery = z.object({
  /** The conversation that is looked at; without one only changes of the list are told. */
  chat: f.id.optional(),
  /** The last message that is there already; those after it follow, each once and in order. */
  after: z.coerce.number().int().min(0).max(2_000_000_000),
});

/** Events of a stream, by name. */
export const chatEvents = {
  message: chatMessage,
  /** How far the other side has come. */
  marks: chatMarks,
  /** The other side writes. */
  typing: z.object({}),
  /** State and owner of the conversation. */
  head: chatRow,
  /** A note of the staff was added; told to staff alone. */
  noted: z.object({}),
  /** The list of chats is another one. */
  changed: z.object({}),
} as const;

const params = z.object({ id: f.id });
const fileParams = z.object({ id: f.id, file: f.id });
const one = z.object({ data: chat });
const written = z.object({ data: chatMessage });
const stream = { bytes: 'text/event-stream' } as const;
const access = 'chat.use' as const;

export const chats = {
  list: endpoint({
    method: 'GET',
    path: '/api/chats',
    tag,
    access,
    audit: null,
    summary: "The caller's chats with support, latest first, and whether support is online",
    answers: {
      200: z.object({ data: z.object({ chats: z.array(chatRow), unread: z.int(), hours: supportHours.nullable() }) }),
    },
    errors: [],
  }),
  open: endpoint({
    method: 'POST',
    path: '/api/chats',
    tag,
    access,
    audit: 'chat.opened',
    summary: 'Opens a chat with its first message; idempotent by its id',
    body: chatOpening,
    answers: { 201: one, 200: one },
    errors: ['validation_failed', 'idempotency_key_reused', 'too_many_attempts'],
  }),
  live: endpoint({
    method: 'GET',
    path: '/api/chats/live',
    tag,
    access,
    audit: null,
    summary: "The caller's chats as server-sent events: messages of the open chat and changes of the others",
    query: chatLiveQuery,
    answers: { 200: stream },
    errors: ['not_found', 'validation_failed'],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/chats/:id',
    tag,
    access,
    audit: null,
    summary: 'A chat with its latest messages, or those before a message',
    params,
    query: z.object({ before: f.position.optional() }),
    answers: { 200: one },
    errors: ['not_found', 'validation_failed'],
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/chats/:id/messages',
    tag,
    access,
    audit: 'chat.message',
    summary: 'Sends a message; idempotent by its id',
    params,
    body: chatWriting,
    answers: { 200: written },
    errors: ['validation_failed', 'not_found', 'idempotency_key_reused', 'too_many_attempts'],
  }),
  attach: endpoint({
    method: 'POST',
    path: '/api/chats/:id/attachments',
    tag,
    access,
    audit: 'chat.attached',
    summary: 'Uploads a file that a message can attach',
    params,
    query: z.object({ id: f.id, name: f.fileName() }),
    upload: { bytes: 'application/octet-stream', most: chatLimits.fileBytes },
    accepts: { types: chatFileTypes, refusal: 'file_type_not_taken' },
    answers: { 200: z.object({ data: chatAttachment }) },
    errors: [
      'validation_failed',
      'not_found',
      'payload_too_large',
      'unsupported_media_type',
      'too_many_attempts',
      'idempotency_key_reused',
    ],
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/chats/:id/attachments/:file',
    tag,
    access,
    audit: null,
    summary: 'An attachment, served so that nothing in it can run',
    params: fileParams,
    answers: { 200: { bytes: '*/*' } },
    errors: ['not_found'],
  }),
  mark: endpoint({
    method: 'POST',
    path: '/api/chats/:id/marks',
    tag,
    access,
    audit: 'chat.read',
    summary: 'Reports which messages were received and read; never moves backward',
    params,
    body: chatMarks,
    answers: { 200: z.object({ data: chatMarks }) },
    errors: ['validation_failed', 'not_found'],
  }),
  typing: endpoint({
    method: 'POST',
    path: '/api/chats/:id/typing',
    tag,
    access,
    // Nothing is kept of it; it is told to whoever looks and forgotten.
    audit: 'chat.typing',
    summary: 'Reports that the caller is typing',
    params,
    answers: { 204: null },
    errors: ['not_found'],
  }),
} as const;
