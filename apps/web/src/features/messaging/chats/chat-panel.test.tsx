import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type Chat, type ChatMessage, type SupportHours } from '@waybill/contract';
import { describe, expect, it, vi } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { customer, staff } from '../../../testing/people.ts';

const chatId = '01900000-0000-7000-8000-0000000c0001';
const present: SupportHours = { open: true, opens_at: null, zone: 'America/New_York', from: '08:00', until: '18:00' };
const away: SupportHours = { ...present, open: false, opens_at: '2026-11-23T13:00:00.000Z' };

const line = (seq: number, side: 'customer' | 'staff', text: string): ChatMessage => ({
  id: `01900000-0000-7000-8000-0000000d000${seq}`,
  seq,
  kind: 'text',
  by: { side, name: side === 'staff' ? 'Petra Novak' : 'Dana Whitfield' },
  at: `2026-11-16T14:3${seq}:00.000Z`,
  text,
  attachments: [],
});

const chat: Chat = {
  id: chatId,
  category: 'shipping',
  state: 'open',
  number: 'WB20419004',
  shipment_id: '01900000-0000-7000-8000-0000000e0001',
  invoice_id: null,
  quote_id: null,
  quote_request_id: null,
  opened_at: '2026-11-16T14:31:00.000Z',
  updated_at: '2026-11-16T14:32:00.000Z',
  owner_name: 'Petra Novak',
  close_reason: null,
  last: { seq: 2, side: 'staff', text: 'It is in Chicago.' },
  unread: 1,
  messages: [line(1, 'customer', 'Where is it?'), line(2, 'staff', 'It is in Chicago.')],
  more: false,
  theirs: { delivered: 1, read: 1 },
};

type Given = { readonly chats?: readonly Chat[]; readonly hours?: SupportHours; readonly events?: readonly string[] };

async function open({ chats = [chat], hours = present, events = [] }: Given = {}, language: 'en' | 'es' = 'en') {
  const unread = chats.reduce((sum, one) => sum + one.unread, 0);
  const opened = await openApp('/profile', {
    user: { ...customer(), language },
    language,
    prepare: (api) => {
      api.answer(endpoints.chats.list, { data: { chats: [...chats], unread, hours } });
      api.answer(endpoints.chats.show, { data: chat });
      api.answer(endpoints.chats.open, { data: chat });
      api.answer(endpoints.chats.mark, { data: { delivered: 2, read: 2 } });
      api.handle(endpoints.chats.live, () => new Response(events.join('')));
    },
  });
  await opened.person.click(await screen.findByRole('button', { name: /^Chat (with support|con soporte)/ }));
  return { ...opened, panel: within(await screen.findByRole('dialog')) };
}

const refusal = (field: string, reason: string) =>
  Response.json(
    { message: 'Check the marked fields', code: 'validation_failed', errors: { [field]: [reason] } },
    { status: 422 },
  );

const event = (name: string, data: object): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

describe('the chat of a customer', () => {
  it('says how much is unread before it is opened', async () => {
    await open();
    expect(screen.getByRole('button', { name: 'Chat with support, 1 unread message' })).toBeInTheDocument();
  });

  it('tells that somebody writes from the first letter on, also on a page that was only just loaded [CHAT-03]', async () => {
    const { panel, person, api } = await open();
    await person.click(await panel.findByRole('button', { name: /It is in Chicago/ }));
    const field = await panel.findByRole('textbox', { name: 'Your message' });
    const now = vi.spyOn(performance, 'now').mockReturnValue(500);
    await person.fill(field, 'H');
    await waitFor(() => expect(api.sentTo('chats.typing')).toHaveLength(1));
    now.mockRestore();
  });

  it('asks for a category in the words of the specification, and keeps what was typed [CHAT-02]', async () => {
    const { panel, person, api } = await open({ chats: [] });
    await person.fill(await panel.findByLabelText(/How can we help/), 'Hello');
    await person.click(panel.getByRole('button', { name: 'Start chat' }));
    expect(await panel.findByText('Please select an issue category')).toBeVisible();
    expect(api.sentTo('chats.open')).toEqual([]);
    await person.selectOptions(panel.getByLabelText(/Issue category/), 'Billing');
    await person.fill(panel.getByLabelText('BOL or invoice number'), '61001');
    await person.click(panel.getByRole('button', { name: 'Minimize' }));
    await person.click(screen.getByRole('button', { name: 'Chat with support' }));
    expect(await screen.findByLabelText(/How can we help/)).toHaveValue('Hello');
    expect(screen.getByLabelText(/Issue category/)).toHaveValue('billing');
    expect(screen.getByLabelText('BOL or invoice number')).toHaveValue('61001');
  });

  it('has the four categories, and opens with what was chosen [CHAT-01]', async () => {
    const { panel, person, api } = await open({ chats: [] });
    const category = await panel.findByLabelText(/Issue category/);
    expect(
      within(category)
        .getAllByRole('option')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(['Shipping', 'Quoting', 'Billing', 'Other']);
    await person.selectOptions(category, 'Billing');
    await person.fill(panel.getByLabelText('BOL or invoice number'), 'INV61001');
    await person.fill(panel.getByLabelText(/How can we help/), 'Too much?');
    await person.click(panel.getByRole('button', { name: 'Start chat' }));
    await waitFor(() => expect(api.sentTo('chats.open')).toHaveLength(1));
    expect(api.sentTo('chats.open')[0]).toMatchObject({ category: 'billing', number: 'INV61001', text: 'Too much?' });
  });

  it('says beside the field that a number is unknown', async () => {
    const { panel, person, api } = await open({ chats: [] });
    const said = 'Your account has no BOL or invoice with this number.';
    api.refuse(endpoints.chats.open, 'validation_failed', { errors: { number: [said] } });
    await person.selectOptions(await panel.findByLabelText(/Issue category/), 'Other');
    await person.fill(panel.getByLabelText(/How can we help/), 'Hello');
    await person.click(panel.getByRole('button', { name: 'Start chat' }));
    expect(await panel.findByText(said)).toBeVisible();
  });

  it('shows each message once, in order, however often the stream tells it [CHAT-03]', async () => {
    const told = [line(4, 'staff', 'four'), line(3, 'staff', 'three'), line(2, 'staff', 'It is in Chicago.')];
    const { panel, person } = await open({ events: told.map((message) => event('message', message)) });
    await person.click(await panel.findByRole('button', { name: /It is in Chicago/ }));
    const log = within(await panel.findByRole('log'));
    await log.findByText('four');
    expect(log.getAllByRole('article').map((one) => one.querySelector('p')?.textContent)).toEqual([
      'Where is it?',
      'It is in Chicago.',
      'three',
      'four',
    ]);
  });

  it('says that one’s own message was read', async () => {
    const own: Chat = { ...chat, messages: [line(1, 'customer', 'Where is it?')] };
    const { panel, person, api } = await open({ chats: [chat] });
    api.answer(endpoints.chats.show, { data: { ...own, theirs: { delivered: 1, read: 0 } } });
    api.handle(endpoints.chats.live, () => new Response(event('marks', { delivered: 1, read: 1 })));
    await person.click(await panel.findByRole('button', { name: /It is in Chicago/ }));
    expect(await panel.findByText('Read')).toBeVisible();
  });

  it('tries a message again under the same id until the server has it', async () => {
    const { panel, person, api } = await open();
    let calls = 0;
    const ids: unknown[] = [];
    api.handle(endpoints.chats.send, ({ body }) => {
      calls += 1;
      ids.push((body as { id: string }).id);
      if (calls === 1) return new Response('', { status: 503 });
      return Response.json({ data: { ...line(3, 'customer', 'Thanks'), id: ids[0] } });
    });
    await person.click(await panel.findByRole('button', { name: /It is in Chicago/ }));
    await person.type(await panel.findByRole('textbox', { name: 'Your message' }), 'Thanks{Enter}');
    expect(await panel.findByText('Sending')).toBeVisible();
    await waitFor(() => expect(panel.queryByText('Sending')).toBeNull(), { timeout: 8000 });
    expect(panel.getAllByText('Thanks')).toHaveLength(1);
    expect([calls, new Set(ids).size]).toEqual([2, 1]);
  });

  it('shows a message refused for good with its reason, to be changed or removed, and goes on with the next', async () => {
    const { panel, person, api } = await open();
    api.handle(endpoints.chats.send, ({ body }) => {
      const { id, text } = body as { id: string; text: string };
      if (text !== 'Next') return refusal('text', 'Too long');
      return Response.json({ data: { ...line(3, 'customer', text), id } });
    });
    await person.click(await panel.findByRole('button', { name: /It is in Chicago/ }));
    const field = await panel.findByRole('textbox', { name: 'Your message' });
    await person.type(field, 'First{Enter}');
    expect(await panel.findByRole('alert')).toHaveTextContent('Not sent: Too long');
    await person.type(field, 'Next{Enter}');
    await waitFor(() => expect(api.sentTo('chats.send')).toHaveLength(2));
    await panel.findByText('Next');
    await person.click(panel.getByRole('button', { name: 'Edit' }));
    expect(field).toHaveValue('First');
    expect(panel.queryByRole('alert')).toBeNull();
    await person.type(field, '!{Enter}');
    await panel.findByRole('alert');
    await person.click(panel.getByRole('button', { name: 'Remove' }));
    expect(panel.queryByText('First!')).toBeNull();
    expect(new Set((api.sentTo('chats.send') as { id: string }[]).map(({ id }) => id)).size).toBe(3);
  });

  it('sends a message without an answer once more by itself, then leaves it to its writer under the same id', async () => {
    const { panel, person, api } = await open();
    api.handle(endpoints.chats.send, () => new Response('', { status: 503 }));
    await person.click(await panel.findByRole('button', { name: /It is in Chicago/ }));
    await person.type(await panel.findByRole('textbox', { name: 'Your message' }), 'Thanks{Enter}');
    expect(await panel.findByRole('alert', undefined, { timeout: 8000 })).toHaveTextContent('Not sent');
    expect(api.sentTo('chats.send')).toHaveLength(2);
    expect(panel.queryByRole('button', { name: 'Edit' })).toBeNull();
    api.handle(endpoints.chats.send, ({ body }) =>
      Response.json({ data: { ...line(3, 'customer', 'Thanks'), id: (body as { id: string }).id } }),
    );
    await person.click(panel.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(panel.queryByRole('alert')).toBeNull());
    expect(new Set((api.sentTo('chats.send') as { id: string }[]).map(({ id }) => id)).size).toBe(1);
  });

  it('says that nobody is there, and from when on somebody is', async () => {
    const { panel } = await open({ hours: away });
    expect(await panel.findByText(/by email after Mon, Nov 23, 8:00 AM EST/)).toBeVisible();
  });

  it('promises an answer within minutes only while somebody is there', async () => {
    const { panel } = await open({ chats: [], hours: away });
    expect(await panel.findByText(/We’re offline/)).toBeVisible();
    expect(panel.getByText(/Ask us about a shipment/)).not.toHaveTextContent('within minutes');
  });

  it('says out of hours either that nobody is there, or who answers', async () => {
    const { panel, person } = await open({ hours: away });
    await person.click(await panel.findByRole('button', { name: /It is in Chicago/ }));
    await panel.findByRole('log');
    expect(panel.getByText(/We’re offline/)).toBeVisible();
    expect(panel.queryByText('Petra Novak is helping you')).toBeNull();
  });

  it.each([
    ['an answer has just come', event('message', { ...line(3, 'staff', 'On it.'), at: new Date().toISOString() })],
    ['one is being typed', event('typing', {})],
  ])('says who answers out of hours when %s', async (_, told) => {
    const { panel, person } = await open({ hours: away, events: [told] });
    await person.click(await panel.findByRole('button', { name: /It is in Chicago/ }));
    expect(await panel.findByText('Petra Novak is helping you')).toBeVisible();
    expect(panel.queryByText(/We’re offline/)).toBeNull();
  });

  it('speaks Spanish', async () => {
    const { panel } = await open({ chats: [] }, 'es');
    expect(await panel.findByLabelText(/Categoría del problema/)).toBeVisible();
  });

  it('closes by Escape and gives the focus back', async () => {
    const { person } = await open();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: /^Chat with support/ })).toHaveFocus();
  });

  it('is not offered to staff', async () => {
    await openApp('/profile', { user: staff('fpg_ops') });
    await screen.findByRole('heading', { name: 'Profile' });
    expect(screen.queryByRole('button', { name: /^Chat with support/ })).toBeNull();
  });
});
