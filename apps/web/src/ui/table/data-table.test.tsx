import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type Answer, type ShipmentRow } from '@waybill/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiQuery } from '../../lib/api/query.ts';
import { session } from '../../lib/session/store.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { openPiece } from '../../testing/open-piece.tsx';
import { customer } from '../../testing/people.ts';
import { EmptyState } from '../empty-state.tsx';
import type { Column } from './column.ts';
import { DataTable } from './data-table.tsx';
import { useList } from './use-list.ts';

type Page = Answer<typeof endpoints.shipments.list>;

const base: Omit<ShipmentRow, 'id' | 'bol_number'> = {
  pro_number: null,
  tracking_number: null,
  status: 'in_transit',
  action_required: null,
  mode: 'ltl',
  carrier_name: 'Old Mill Freight',
  consignee: null,
  origin_city: 'Nashua',
  origin_state: 'NH',
  origin_postal_code: '03063',
  destination_city: 'Tulsa',
  destination_state: 'OK',
  destination_postal_code: '74116',
  pickup_date: '2026-10-20',
  delivery_date: null,
  delivered_at: null,
  reference: null,
  total: { amount: 64_218, currency: 'USD' },
  created_at: '2026-10-19T10:00:00.000Z',
};

function pageOf(count: number, figures: Partial<Page['meta']> = {}): Page {
  const data = Array.from({ length: count }, (_, at) => ({
    ...base,
    id: `5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a${10 + at}`,
    bol_number: `WB 2042 05${10 + at}`,
  }));
  const meta = {
    current_page: 1,
    from: count === 0 ? null : 1,
    to: count === 0 ? null : count,
    last_page: 8,
    links: [],
    path: '/api/shipments',
    per_page: 20,
    total: count === 0 ? 0 : 148,
    total_is_exact: true,
    ...figures,
  };
  return { data, meta, links: { first: null, last: null, prev: null, next: null } };
}

const filters = ['status', 'search'] as const;
const columns: readonly Column<ShipmentRow>[] = [
  { key: 'bol', title: 'BOL', sort: 'bol_number', cell: (row) => row.bol_number, card: 'head' },
  { key: 'pickup', title: 'Pickup', sort: 'pickup_date', cell: (row) => row.pickup_date },
  { key: 'total', title: 'Total', numeric: true, cell: (row) => String(row.total.amount) },
];

function List() {
  const list = useList(filters, '-created_at');
  const { page, perPage, sort } = list;
  const sorts = ['-created_at', 'bol_number', '-bol_number', 'pickup_date', '-pickup_date'] as const;
  const known = sorts.find((one) => one === sort) ?? '-created_at';
  const search = list.filters.search === undefined ? {} : { search: list.filters.search };
  const query = useQuery({
    ...apiQuery(endpoints.shipments.list, { query: { page, per_page: perPage, sort: known, ...search } }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <button onClick={() => list.filter({ search: 'PO 7' })}>filter</button>
      <DataTable
        label="Shipments"
        columns={columns}
        query={query}
        list={list}
        rowKey={(row) => row.id}
        rowLink={(row) => ({ to: 'tracking.detail', params: { loadId: row.id } })}
        empty={<EmptyState title="No shipments yet" />}
        failed="There was an error when trying to load your shipments. Please try again later."
      />
    </>
  );
}

let api: FakeApi;
beforeEach(() => {
  session.set(customer('owner', { per_page: 50 }));
  api = fakeApi();
});

const asked = () => api.requests.at(-1)?.query;

describe('a list', () => {
  it('shows rows that are links, and asks for as many as the person likes', async () => {
    api.answer(endpoints.shipments.list, pageOf(3));
    await openPiece(<List />, { at: '/track' });
    const link = await screen.findByRole('link', { name: 'WB 2042 0510' });
    expect(link).toHaveAttribute('href', '/track/detail/5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a10');
    expect(screen.getByText('1–3 of 148')).toBeVisible();
    expect(screen.getByText('Page 1 of 8')).toBeVisible();
    expect(asked()).toEqual({ page: '1', per_page: '50', sort: '-created_at' });
  });

  it('opens at the page, order and filters of the address', async () => {
    api.answer(endpoints.shipments.list, pageOf(3, { current_page: 4 }));
    await openPiece(<List />, { at: '/track?page=4&per_page=10&sort=-pickup_date&search=PO+7' });
    expect(await screen.findByText('Page 4 of 8')).toBeVisible();
    expect(asked()).toEqual({ page: '4', per_page: '10', sort: '-pickup_date', search: 'PO 7' });
    expect(screen.getByRole('columnheader', { name: 'Pickup' })).toHaveAttribute('aria-sort', 'descending');
  });

  it.each(['?page=-1', '?page=x', '?per_page=5000', '?page=1.5'])('is not led astray by %s', async (search) => {
    api.answer(endpoints.shipments.list, pageOf(1));
    await openPiece(<List />, { at: `/track${search}` });
    await screen.findByText('Page 1 of 8');
    expect(asked()).toMatchObject({ page: '1', per_page: '50' });
  });

  it('keeps order, page and filters in the address, and goes back to page one when they change', async () => {
    api.answer(endpoints.shipments.list, ({ query }) => pageOf(2, { current_page: Number(query['page']) }));
    const { person } = await openPiece(<List />, { at: '/track?other=kept' });
    await person.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(location.search).toBe('?other=kept&page=2'));
    await person.click(screen.getByRole('button', { name: 'Pickup' }));
    await waitFor(() => expect(location.search).toBe('?other=kept&sort=pickup_date'));
    await person.click(screen.getByRole('button', { name: 'Pickup' }));
    await waitFor(() => expect(location.search).toBe('?other=kept&sort=-pickup_date'));
    await person.click(screen.getByRole('button', { name: 'filter' }));
    await waitFor(() => expect(location.search).toContain('search=PO+7'));
    expect(screen.queryByRole('button', { name: 'Total' })).toBeNull();
  });

  it('keeps its place with rows of the same columns while loading', async () => {
    api.handle(endpoints.shipments.list, () => new Promise<Response>(() => undefined));
    await openPiece(<List />, { at: '/track' });
    const table = await screen.findByRole('table', { name: 'Shipments' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
    expect(table.querySelectorAll('tbody tr')).toHaveLength(20);
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
  });

  it('tells nothing at all from nothing that matches', async () => {
    api.answer(endpoints.shipments.list, pageOf(0));
    await openPiece(<List />, { at: '/track' });
    expect(await screen.findByRole('heading', { name: 'No shipments yet' })).toBeVisible();
  });

  it('offers to clear filters that match nothing', async () => {
    api.answer(endpoints.shipments.list, ({ query }) => pageOf(query['search'] === undefined ? 1 : 0));
    const { person } = await openPiece(<List />, { at: '/track?search=PO+7' });
    await person.click(await screen.findByRole('button', { name: 'Clear all' }));
    expect(await screen.findByRole('link', { name: 'WB 2042 0510' })).toBeVisible();
    expect(location.search).toBe('');
  });

  it('says so when it cannot be loaded, and tries again when asked', async () => {
    api.refuse(endpoints.shipments.list, 'server_error');
    const { person } = await openPiece(<List />, { at: '/track' });
    expect(
      await screen.findByText('There was an error when trying to load your shipments. Please try again later.'),
    ).toBeVisible();
    api.answer(endpoints.shipments.list, pageOf(1));
    await person.click(screen.getByRole('button', { name: 'Retry now' }));
    expect(await screen.findByRole('link', { name: 'WB 2042 0510' })).toBeVisible();
  });

  it('keeps the last good rows with their time when a later load fails', async () => {
    api.answer(endpoints.shipments.list, pageOf(2));
    const { person } = await openPiece(<List />, { at: '/track' });
    await screen.findByRole('link', { name: 'WB 2042 0510' });
    api.refuse(endpoints.shipments.list, 'unavailable');
    await person.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText(/^Showing data from \d/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'WB 2042 0510' })).toBeVisible();
    api.answer(endpoints.shipments.list, pageOf(1, { current_page: 2 }));
    await person.click(screen.getByRole('button', { name: 'Retry now' }));
    expect(await screen.findByText('Page 2 of 8')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('moves between rows with J and K', async () => {
    api.answer(endpoints.shipments.list, pageOf(3));
    const { person } = await openPiece(<List />, { at: '/track' });
    const [first, second] = await screen.findAllByRole('link');
    first?.focus();
    await person.keyboard('j');
    expect(second).toHaveFocus();
    await person.keyboard('kk');
    expect(first).toHaveFocus();
  });

  it('says when the total is only a lower bound', async () => {
    api.answer(endpoints.shipments.list, pageOf(2, { total: 10_000, total_is_exact: false }));
    await openPiece(<List />, { at: '/track' });
    expect(await screen.findByText('1–2 of more than 10,000')).toBeVisible();
  });
});
