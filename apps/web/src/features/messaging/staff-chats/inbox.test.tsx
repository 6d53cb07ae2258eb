import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type Answer, type InboxRow } from '@waybill/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { staff } from '../../../testing/people.ts';
import { pageOf } from '../../../testing/shipment.ts';

type Page = Answer<typeof endpoints.staffChats.list>;

const row: InboxRow = {
  id: '01900000-0000-7000-8000-0000000c0001',
  category: 'billing',
  state: 'open',
  number: '61001',
  shipment_id: null,
  invoice_id: '01900000-0000-7000-8000-0000000e0001',
  quote_id: null,
  quote_request_id: null,
  opened_at: '2026-11-16T14:31:00.000Z',
  updated_at: '2026-11-16T14:32:00.000Z',
  owner_name: null,
  close_reason: null,
  last: { seq: 1, side: 'customer', text: 'This is too much' },
  unread: 1,
  account: { id: '01900000-0000-7000-8000-0000000a0001', name: 'Harbor Tools' },
  customer: 'Dana Whitfield',
  owner: null,
  waiting_since: '2026-11-16T14:31:00.000Z',
};

const pageWith = (data: readonly InboxRow[], changes: Partial<Page> = {}): Page => ({
  ...pageOf(data),
  queues: { unassigned: 1, mine: 0, open: 1, closed: 7 },
  categories: { shipping: 0, quoting: 0, billing: 1, other: 0 },
  waiting: 1,
  response: { answered: 0, median_seconds: null, ninety_seconds: null },
  ...changes,
});

let page: Page;
beforeEach(() => {
  page = pageWith([row]);
});

async function open(path = '/admin/chats', language: 'en' | 'es' = 'en') {
  const opened = await openApp(path, {
    user: { ...staff('fpg_ops'), language },
    language,
    prepare: (api) => {
      api.answer(endpoints.staffChats.list, () => page);
      api.handle(endpoints.staffChats.live, () => new Response(''));
    },
  });
  const asked = () => opened.api.requests.findLast(({ name }) => name === 'staffChats.list')?.query;
  return { ...opened, asked };
}

describe('the inbox of chats', () => {
  it('looks for what the address says, and leaves out what it has wrong', async () => {
    const { asked } = await open('/admin/chats?queue=closed&category=billing&search=harbor&page=2&per_page=10');
    await screen.findByRole('link', { name: /Dana Whitfield/ });
    expect(asked()).toEqual({ queue: 'closed', category: 'billing', search: 'harbor', page: '2', per_page: '10' });
    expect(screen.getByRole('searchbox')).toHaveValue('harbor');
    expect(screen.getByRole('button', { name: /^Closed/ })).toHaveAttribute('aria-pressed', 'true');
  });

  it('asks for all that is open where the address is of no use', async () => {
    const { asked } = await open('/admin/chats?queue=lost&category=cakes&page=x');
    await screen.findByRole('link', { name: /Dana Whitfield/ });
    expect(asked()).toEqual({ queue: 'open', page: '1', per_page: '20' });
  });

  it('puts queue, category and search into the address, and keeps them beside an opened chat', async () => {
    const { person, router } = await open();
    await person.click(await screen.findByRole('button', { name: /^Closed/ }));
    await person.selectOptions(screen.getByLabelText('Category'), 'billing');
    await person.type(screen.getByRole('searchbox'), '61001{Enter}');
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ queue: 'closed', category: 'billing', search: '61001' }),
    );
    const link = await screen.findByRole('link', { name: /Dana Whitfield/ });
    const [path, query] = (link.getAttribute('href') ?? '').split('?');
    expect(path).toBe(`/admin/chats/${row.id}`);
    expect(Object.fromEntries(new URLSearchParams(query))).toMatchObject({ queue: 'closed', category: 'billing' });
  });

  it('turns pages, and goes back to the first with another search', async () => {
    page = pageWith([row], { meta: { ...pageOf([row]).meta, total: 312, to: 20, last_page: 16 } });
    const { person, asked } = await open();
    expect(await screen.findByText('1–20 of 312')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(asked()).toMatchObject({ page: '2' }));
    await person.type(screen.getByRole('searchbox'), 'late{Enter}');
    await waitFor(() => expect(asked()).toMatchObject({ page: '1', search: 'late' }));
  });

  it('says how many each queue holds of what is looked for', async () => {
    await open();
    await screen.findByRole('link', { name: /Dana Whitfield/ });
    const queues = within(screen.getByRole('group', { name: 'Queue' }));
    expect(queues.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Unassigned1',
      'Mine0',
      'All open1',
      'Closed7',
    ]);
  });

  it('shows the way to the queue that has what this one has not', async () => {
    page = pageWith([], { queues: { unassigned: 0, mine: 0, open: 0, closed: 7 } });
    const { person, router } = await open('/admin/chats?search=harbor');
    expect(await screen.findByText('No matches')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Closed (7)' }));
    expect(router.state.location.search).toEqual({ queue: 'closed', search: 'harbor' });
    await person.click(await screen.findByRole('button', { name: 'Clear all' }));
    expect(router.state.location.search).toEqual({ queue: 'closed' });
  });

  it('says that a queue is empty, and leads back from a page that is no more', async () => {
    page = pageWith([]);
    const { person, router } = await open('/admin/chats?page=4');
    await person.click(await screen.findByRole('button', { name: 'Go to first page' }));
    expect(router.state.location.search).toEqual({});
    expect(await screen.findByText('No chats here')).toBeVisible();
  });

  it('says that the load failed, and keeps what was typed', async () => {
    const { person, api } = await open();
    await screen.findByRole('link', { name: /Dana Whitfield/ });
    api.refuse(endpoints.staffChats.list, 'server_error');
    await person.type(screen.getByRole('searchbox'), 'late{Enter}');
    expect(await screen.findByText('We couldn’t load the chats.')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('late');
    api.answer(endpoints.staffChats.list, () => page);
    await person.click(screen.getByRole('button', { name: /try again|retry/i }));
    expect(await screen.findByRole('link', { name: /Dana Whitfield/ })).toBeVisible();
  });

  it('speaks Spanish', async () => {
    await open('/admin/chats', 'es');
    expect(await screen.findByRole('searchbox', { name: /Cuenta, usuario/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Sin asignar/ })).toBeVisible();
  });
});
