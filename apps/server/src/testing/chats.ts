import type { InboxChat } from '@waybill/contract';
import { newId } from '../core/ids.ts';
import type { Browser } from './browser.ts';
import { addPerson, signIn } from './people.ts';
import { startTestServer } from './server.ts';

/** One pixel: the smallest PNG. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Opens a chat. @returns its id */
export async function openChatAs(browser: Browser, given: object = {}): Promise<string> {
  const id = newId();
  const body = { id, category: 'other', text: 'Where is it?', message_id: newId(), ...given };
  const answer = await browser.post('/api/chats', body);
  if (answer.status !== 201) throw new Error(`No chat: ${answer.text}`);
  return id;
}

/** Uploads a file to a chat, without sending it yet. */
export function attachAs(
  browser: Browser,
  chat: string,
  given: { readonly id?: string; readonly name?: string; readonly content?: Buffer; readonly base?: string } = {},
) {
  const query = new URLSearchParams({ id: given.id ?? newId(), name: given.name ?? 'dock.png' });
  return browser.send(
    'POST',
    `${given.base ?? '/api/chats'}/${chat}/attachments?${query.toString()}`,
    given.content ?? pixel,
    {
      'content-type': 'application/octet-stream',
    },
  );
}

/** A server with carriers, a customer, and two staff members who answer chats. */
export async function startChatScene() {
  const server = await startTestServer({ carriers: true });
  const { email: customerEmail } = await addPerson(server, { accountRole: 'owner' });
  const customer = await signIn(server.app, customerEmail);
  const staff = await signIn(server.app, (await addPerson(server, { roles: ['fpg_ops'] })).email);
  const colleague = await signIn(server.app, (await addPerson(server, { roles: ['fpg_sales'] })).email);
  return { server, customer, customerEmail, staff, colleague };
}

/** A chat as the browser's person sees it. */
export async function shownChat(browser: Browser, id: string, base = '/api/chats'): Promise<InboxChat> {
  return (await browser.get(`${base}/${id}`)).body.data as unknown as InboxChat;
}

/** Sends a message to a chat. */
export function sayIn(browser: Browser, id: string, text: string, base = '/api/chats', message = newId()) {
  return browser.post(`${base}/${id}/messages`, { id: message, text });
}
