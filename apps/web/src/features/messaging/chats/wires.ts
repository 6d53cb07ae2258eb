import { endpoints, type ChatAttachment, type ChatMarks, type ChatMessage, type ChatSide } from '@waybill/contract';
import { addressOf } from '../../../lib/api/address.ts';
import { call } from '../../../lib/api/call.ts';
import { sendFile } from '../../../lib/api/send-file.ts';

type Page = { readonly messages: readonly ChatMessage[]; readonly more: boolean };

/** What a conversation asks of the server, alike on both sides. */
export type ChatWire = {
  readonly side: ChatSide;
  readonly live: typeof endpoints.chats.live | typeof endpoints.staffChats.live;
  readonly send: (id: string, message: { id: string; text: string; attachments: string[] }) => Promise<ChatMessage>;
  readonly mark: (id: string, marks: ChatMarks) => Promise<unknown>;
  readonly typing: (id: string) => Promise<unknown>;
  readonly before: (id: string, seq: number) => Promise<Page>;
  readonly attach: (id: string, file: File, query: { id: string; name: string }) => Promise<ChatAttachment>;
  /** Address of an attachment. */
  readonly fileAt: (id: string, file: string) => string;
};

const quiet = (): void => undefined;

function wireOf(side: ChatSide, group: typeof endpoints.chats | typeof endpoints.staffChats): ChatWire {
  // Both groups have these endpoints with the same shapes; their paths and who may call them differ.
  const { live, send, mark, typing, show, attach, file } = group as typeof endpoints.chats;
  return {
    side,
    live,
    send: async (id, body) => (await call(send, { params: { id }, body })).data,
    mark: (id, body) => call(mark, { params: { id }, body, keepalive: true }),
    typing: (id) => call(typing, { params: { id } }),
    before: async (id, seq) => (await call(show, { params: { id }, query: { before: seq } })).data,
    attach: async (id, upload, query) => {
      const path = attach.path.replace(':id', id) as typeof attach.path;
      const signal = new AbortController().signal;
      return (await sendFile({ ...attach, path }, { query, file: upload, signal, onSent: quiet })).data;
    },
    fileAt: (id, one) => addressOf(file.path, { id, file: one }),
  };
}

export const customerWire = wireOf('customer', endpoints.chats);
export const staffWire = wireOf('staff', endpoints.staffChats);
