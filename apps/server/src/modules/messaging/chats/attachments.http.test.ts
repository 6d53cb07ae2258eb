import type { Chat, ChatAttachment } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../core/ids.ts';
import type { Browser } from '../../../testing/browser.ts';
import { attachAs, openChatAs, pixel } from '../../../testing/chats.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let customer: Browser;
let customerEmail: string;
let staff: Browser;
let chat: string;

beforeAll(async () => {
  server = await startTestServer();
  customerEmail = (await addPerson(server, { accountRole: 'viewer' })).email;
  customer = await signIn(server.app, customerEmail);
  staff = await signIn(server.app, (await addPerson(server, { roles: ['fpg_accounting'] })).email);
  chat = await openChatAs(customer);
});
afterAll(() => server.close());

const html = Buffer.from('<!doctype html><script>alert(1)</script>');

describe('a file', () => {
  it('goes with a message and is what was sent', async () => {
    const id = newId();
    expect((await attachAs(customer, chat, { id })).body.data).toEqual({
      id,
      name: 'dock.png',
      type: 'image/png',
      bytes: pixel.length,
    });
    await customer.post(`/api/chats/${chat}/messages`, { id: newId(), attachments: [id] });
    const { messages } = (await staff.get(`/api/admin/chats/${chat}`)).body.data as Chat;
    expect(messages.at(-1)?.attachments.map(({ name }) => name)).toEqual(['dock.png']);
    const read = await staff.get(`/api/admin/chats/${chat}/attachments/${id}`);
    expect(read.bytes).toEqual(pixel);
    expect(read.headers['content-type']).toBe('image/png');
  });

  it.each([
    ['rates.CSV', Buffer.from('a,b\n1,2\n'), 'text/csv'],
    ['note.txt', html, 'text/plain'],
  ])('has the type that its name and its content say: %s', async (name, content, type) => {
    const { data } = (await attachAs(customer, chat, { name, content })).body as { data: ChatAttachment };
    expect(data.type).toBe(type);
  });

  it.each([
    ['a script that Windows runs', 'invoice.hta', html, 'file_type_not_taken'],
    ['a page', 'note.html', html, 'file_type_not_taken'],
    ['a photo under another name', 'x.png', Buffer.from('ffd8ffe000104a464946ffd9', 'hex'), 'file_type_not_taken'],
    ['a program', 'x.png', Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), 'file_type_not_taken'],
    ['an archive', 'x.txt', Buffer.from('504b030414000000080000002100', 'hex'), 'file_type_not_taken'],
    ['text that is none', 'x.txt', Buffer.from([0xc3, 0x28, 0x41]), 'file_type_not_taken'],
    ['nothing', 'x.png', Buffer.alloc(0), 'file_empty'],
  ])('is refused on either side when it is %s', async (_, name, content, code) => {
    for (const [by, base] of [
      [customer, '/api/chats'],
      [staff, '/api/admin/chats'],
    ] as const) {
      const { status, body } = await attachAs(by, chat, { name, content, base });
      expect([status, body.codes]).toEqual([422, { file: [code] }]);
    }
  });

  it('goes without words, also when the text is sent empty', async () => {
    for (const [by, base] of [
      [customer, '/api/chats'],
      [staff, '/api/admin/chats'],
    ] as const) {
      const id = newId();
      await attachAs(by, chat, { id, base });
      const sent = await by.post(`${base}/${chat}/messages`, { id: newId(), text: '', attachments: [id] });
      expect([sent.status, sent.body.data?.['text']]).toEqual([200, '']);
    }
    const nothing = await customer.post(`/api/chats/${chat}/messages`, { id: newId(), text: '', attachments: [] });
    expect([nothing.status, nothing.body.codes]).toEqual([422, { text: ['required'] }]);
  });

  it('is refused above the limit', async () => {
    const { status } = await attachAs(customer, chat, { content: Buffer.alloc(8_000_001, 0x41) });
    expect(status).toBe(413);
  });

  it.each([
    ['page.txt', html, 'text/plain; charset=utf-8'],
    ['dock.png', pixel, 'image/png'],
  ])('is saved, never kept or run, whatever it holds: %s', async (name, content, type) => {
    const id = newId();
    await attachAs(customer, chat, { id, name, content });
    const { headers } = await customer.get(`/api/chats/${chat}/attachments/${id}`);
    expect(headers['content-type']).toBe(type);
    expect(headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${name}`);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  });

  it('has a name that is one wherever it is saved', async () => {
    const sent = async (name: string) =>
      (await attachAs(customer, chat, { name })).body.data?.['name'] as string | undefined;
    expect(await sent('../../etc/passwd.png')).toBe('passwd.png');
    expect(await sent('\u202egnp.png')).toBe('_gnp.png');
  });

  it('can be sent again, and is the same', async () => {
    const id = newId();
    const [first, second] = [await attachAs(customer, chat, { id }), await attachAs(customer, chat, { id })];
    expect([first.status, second.status, second.text]).toEqual([200, 200, first.text]);
    const other = await attachAs(customer, chat, { id, name: 'dock.txt', content: Buffer.from('else') });
    expect(other.body.code).toBe('idempotency_key_reused');
  });

  it('can be sent only by its uploader, and only in one message', async () => {
    const id = newId();
    await attachAs(staff, chat, { id, base: '/api/admin/chats' });
    const send = (by: Browser, base: string) =>
      by.post(`${base}/${chat}/messages`, { id: newId(), text: 'x', attachments: [id] });
    expect((await send(customer, '/api/chats')).body.codes).toEqual({ attachments: ['invalid'] });
    // Until it is sent, only the person who uploaded it can see it.
    expect((await customer.get(`/api/chats/${chat}/attachments/${id}`)).status).toBe(404);
    expect((await send(staff, '/api/admin/chats')).status).toBe(200);
    expect((await customer.get(`/api/chats/${chat}/attachments/${id}`)).status).toBe(200);
    expect((await send(staff, '/api/admin/chats')).body.codes).toEqual({ attachments: ['invalid'] });
  });

  it('is forgotten after a day when no message took it', async () => {
    const [left, sent] = [newId(), newId()];
    await attachAs(customer, chat, { id: left });
    await attachAs(customer, chat, { id: sent });
    await customer.post(`/api/chats/${chat}/messages`, { id: newId(), attachments: [sent] });
    server.clock.advance(25 * 3_600_000);
    await server.runCron('chats.forget_attachments');
    const nextDay = await signIn(server.app, customerEmail);
    const statuses = [];
    for (const id of [left, sent]) statuses.push((await nextDay.get(`/api/chats/${chat}/attachments/${id}`)).status);
    expect(statuses).toEqual([404, 200]);
  });
});
