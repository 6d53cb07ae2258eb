import { screen, waitFor, within } from '@testing-library/react';
import { endpoints } from '@waybill/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { customer } from '../../../testing/people.ts';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { counts, pageOf, row } from '../../../testing/shipment.ts';

const { list, counts: counting } = endpoints.shipments;
const failed = 'There was an error when trying to load your shipments. Please try again later.';
const rows = [
  row(),
  row({
    id: '5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a11',
    bol_number: 'WB20419110',
    status: 'delayed',
    action_required: 'A7',
    reference: '=1+1',
  }),
  row({
    id: '5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a12',
    bol_number: 'WB20419516',
    status: 'delayed',
    delivery_date: '2026-10-21',
  }),
];

async function open(
  path = '/track',
  prepare: (api: FakeApi) => void = (api) => api.answer(list, pageOf(rows)),
  language: 'en' | 'es' = 'en',
) {
  return openApp(path, {
    user: customer('owner'),
    language,
    prepare: (api) => {
      api.answer(counting, { data: counts });
      prepare(api);
    },
  });
}

const asked = (api: FakeApi) => api.requests.findLast(({ name }) => name === 'shipments.list')?.query;
const tabs = async () => within(await screen.findByRole('group', { name: 'Status' }));

afterEach(() => vi.restoreAllMocks());

describe('the tracking list', () => {
  it('has a filter for each status with its count, Action Required apart [TRACK-01]', async () => {
    await open();
    await screen.findByRole('link', { name: 'WB20418618' });
    await screen.findByText('148');
    const names = (await tabs()).getAllByRole('button').map((tab) => tab.textContent);
    expect(names).toEqual([
      'Open70',
      'Pending9',
      'Dispatched14',
      'In-Transit41',
      'Delayed6',
      'Delivered71',
      'Canceled7',
      'Action Required5',
      'All148',
    ]);
    expect(screen.getByText('5 shipments need action.')).toBeVisible();
  });

  it('begins with what is not over yet, what needs action first, and shows everything when asked', async () => {
    const { api, person } = await open();
    await waitFor(() => expect(asked(api)).toMatchObject({ status: 'open', sort: 'attention' }));
    expect(await screen.findByRole('columnheader', { name: 'Status' })).toHaveAttribute('aria-sort', 'ascending');
    await person.click((await tabs()).getByRole('button', { name: /^All/ }));
    await waitFor(() => expect(asked(api)).not.toHaveProperty('status'));
    expect(location.search).toBe('?status=all');
    await person.click((await tabs()).getByRole('button', { name: /^Open/ }));
    await waitFor(() => expect(location.search).toBe(''));
  });

  it.each([
    ['Pending', 'pending'],
    ['Dispatched', 'dispatched'],
    ['In-Transit', 'in_transit'],
    ['Delayed', 'delayed'],
    ['Delivered', 'delivered'],
    ['Canceled', 'canceled'],
    ['Action Required', 'action_required'],
  ])('shows only %s when asked, and keeps it in the address [TRACK-01]', async (name, status) => {
    const { api, person } = await open();
    await person.click((await tabs()).getByRole('button', { name: new RegExp(`^${name}`) }));
    await waitFor(() => expect(asked(api)).toMatchObject({ status, page: '1' }));
    expect(location.search).toBe(`?status=${status}`);
    expect((await tabs()).getByRole('button', { name: new RegExp(`^${name}`) })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('tells what is wrong in place of a date', async () => {
    await open();
    expect(await screen.findByText('Refused')).toHaveAttribute('title', 'Refused at delivery');
    expect(screen.getByText(/^(Was due .*|Now Oct 21)$/)).toBeVisible();
    expect(screen.getByText('Thu, Oct 22')).toBeVisible();
  });

  it('names who receives it, and a parcel by its tracking number [TRACK-02]', async () => {
    const parcel = { mode: 'parcel', pro_number: null, tracking_number: '1Z999AA10123456784' } as const;
    await open('/track', (api) => api.answer(list, pageOf([row({ consignee: 'Mile High Retail', ...parcel })])));
    expect(await screen.findByText('Mile High Retail')).toBeVisible();
    expect(screen.getByText('1Z999AA10123456784')).toBeVisible();
  });

  it.each([
    ['Carrier', 'carrier', 'Carrier, A to Z'],
    ['Due or delivered', 'delivery', 'Earliest delivery first'],
    ['Total', 'total', 'Lowest total first'],
  ])('can be sorted by %s, and says so in the choice of the order [TRACK-02]', async (column, sort, words) => {
    const { api, person } = await open();
    await screen.findByText('Refused');
    await person.click(screen.getByText(column, { selector: 'th *' }));
    await waitFor(() => expect(asked(api)).toMatchObject({ sort }));
    expect(screen.getByLabelText('Sort by', { selector: 'input' })).toHaveValue(words);
    await person.click(screen.getByText(column, { selector: 'th *' }));
    await waitFor(() => expect(asked(api)).toMatchObject({ sort: `-${sort}` }));
  });

  it('makes each row a link to its page', async () => {
    await open();
    expect(await screen.findByRole('link', { name: 'WB20419110' })).toHaveAttribute(
      'href',
      '/track/detail/5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a11',
    );
  });

  it('searches when the typing pauses, and clears with Escape', async () => {
    const { api, person } = await open();
    const field = await screen.findByRole('searchbox', { name: /Search by number/ });
    await person.fill(field, 'PO 88213');
    await waitFor(() => expect(asked(api)).toMatchObject({ search: 'PO 88213' }));
    expect(location.search).toBe('?search=PO+88213');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(location.search).toBe(''));
  });

  it('asks for the pickup days chosen', async () => {
    const { api, person } = await open('/track?from=2026-10-01&to=2026-10-21');
    expect(await screen.findByRole('button', { name: /Pickup\s*Oct 1\s–\s21, 2026/ })).toBeVisible();
    await waitFor(() => expect(asked(api)).toMatchObject({ from: '2026-10-01', to: '2026-10-21' }));
    await person.click(screen.getByRole('button', { name: 'Any pickup day' }));
    await waitFor(() => expect(location.search).toBe(''));
    await person.click(screen.getByRole('button', { name: /^Pickup\s+any day/ }));
    await person.click(await screen.findByRole('button', { name: 'Last 7 days' }));
    await waitFor(() => expect(location.search).toMatch(/from=\d{4}-\d\d-\d\d&to=/));
  });

  it('says so in the words of the specification when it cannot be loaded [TRACK-06]', async () => {
    const { api, person } = await open('/track', (server) => server.refuse(list, 'server_error'));
    expect(await screen.findByText(failed)).toBeVisible();
    api.answer(list, pageOf(rows));
    await person.click(screen.getByRole('button', { name: 'Retry now' }));
    expect(await screen.findByRole('link', { name: 'WB20418618' })).toBeVisible();
  });

  it('keeps the last good rows when a later load fails [TRACK-06]', async () => {
    const { api, person } = await open();
    await screen.findByRole('link', { name: 'WB20418618' });
    api.refuse(list, 'server_error');
    await person.click((await tabs()).getByRole('button', { name: /^Delayed/ }));
    expect(await screen.findByText(failed)).toBeVisible();
    expect(screen.getByRole('link', { name: 'WB20418618' })).toBeVisible();
  });

  it('offers the first quote to an account without shipments', async () => {
    await open('/track', (api) => {
      api.answer(list, pageOf([]));
      api.answer(counting, { data: { ...counts, all: 0 } });
    });
    expect(await screen.findByRole('heading', { name: 'No shipments yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get a quote' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  });

  it('leads to the history when everything is delivered or canceled', async () => {
    await open('/track', (api) => api.answer(list, pageOf([])));
    expect(await screen.findByRole('heading', { name: 'All shipments are delivered or canceled.' })).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Shipment History' })).toHaveAttribute(
      'href',
      '/my-shipments',
    );
  });

  it('offers to drop each filter when nothing matches', async () => {
    const { person } = await open('/track?search=zebra&status=delayed', (api) =>
      api.answer(list, ({ query }) => pageOf(query['search'] ? [] : rows)),
    );
    expect(await screen.findByRole('heading', { name: 'No matches for “zebra”' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Clear “zebra”' }));
    expect(await screen.findByRole('link', { name: 'WB20418618' })).toBeVisible();
    expect(location.search).toBe('?status=delayed');
  });

  it('looks for news again when the window is looked at', async () => {
    const { api } = await open();
    await screen.findByText('Granite State Freight', { selector: 'tr:first-child *' });
    api.answer(list, pageOf([row({ status: 'delivered', delivered_at: '2026-10-22T18:00:00.000Z' })]));
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(screen.getAllByText('Delivered').length).toBe(2));
  });

  it('speaks Spanish', async () => {
    await open('/track', undefined, 'es');
    expect(await screen.findByText('5 envíos requieren acción.')).toBeVisible();
    expect(await screen.findByText('Rechazado')).toBeVisible();
  });
});

describe('the export', () => {
  function saved() {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    return { files, click };
  }

  it('holds exactly what is filtered, from every page', async () => {
    const { files } = saved();
    const { api, person } = await open('/track?status=delayed', (server) =>
      server.answer(list, ({ query }) =>
        pageOf(query['page'] === '1' ? rows.slice(0, 2) : rows.slice(2), { last_page: 2, total: 3 }),
      ),
    );
    await screen.findByRole('link', { name: 'WB20418618' });
    await person.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Exported 3 shipments')).toBeVisible();
    expect(asked(api)).toMatchObject({ status: 'delayed', page: '2', per_page: '100' });
    const lines = (await files[0]!.text()).trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain('WB20418618,In-Transit,LTL,Nashua,NH,03063,Denver,CO,80216');
    expect(lines[1]).toContain('918.44,USD');
    expect(lines[2]).toContain("'=1+1");
    expect(lines[0]).toMatch(/,Booked \([\w/]+\)$/);
    expect(lines[1]).toMatch(/,\d{4}-\d\d-\d\d \d\d:\d\d$/);
  });

  it('says so when the browser refuses [ADDR-07]', async () => {
    const { click } = saved();
    click.mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    const { person } = await open();
    await screen.findByRole('link', { name: 'WB20418618' });
    await person.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Browser denied file download...')).toBeVisible();
  });

  it('counts while it runs and can be canceled', async () => {
    const { files } = saved();
    const { api, person } = await open();
    await screen.findByRole('link', { name: 'WB20418618' });
    api.handle(list, ({ query }) =>
      query['page'] === '1'
        ? Response.json(pageOf(rows, { last_page: 9, total: 900 }))
        : new Promise<Response>(() => undefined),
    );
    await person.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('3 of 900')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Exported 3 of 900 shipments' })).toHaveAttribute('value', '3');
    await person.click(screen.getByRole('button', { name: 'Cancel export' }));
    expect(files).toHaveLength(0);
  });
});

describe('the shipment history', () => {
  it('is the same list under its own title, newest first until it is sorted otherwise', async () => {
    const { api } = await open('/my-shipments');
    expect(await screen.findByRole('heading', { level: 1, name: 'Shipment History' })).toBeVisible();
    expect(await screen.findByRole('table', { name: 'Shipment History' })).toBeVisible();
    expect(asked(api)).toMatchObject({ sort: '-created_at' });
    expect(screen.getByText('All shipments of your account.')).toBeVisible();
  });
});
