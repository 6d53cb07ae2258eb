import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type Answer, type Invoice, type InvoiceRow } from '@waybill/contract';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { customer } from '../../testing/people.ts';
import type { FakeApi } from '../../testing/fake-api.ts';

const { list, history, summary, show, pdf, export: exported } = endpoints.invoices;
const usd = (amount: number) => ({ amount, currency: 'USD' }) as const;
const id = (last: number) => `0198f3a2-5b1c-7d3e-8f00-1a2b3c4d5e${String(last).padStart(2, '0')}`;

function row(number: number, over: Partial<InvoiceRow> = {}): InvoiceRow {
  return {
    id: id(number % 100),
    number,
    type: 'freight',
    corrected: false,
    status: 'current',
    bol_number: 'WB20417918',
    shipment_id: id(90),
    delivery_city: 'Lansing',
    delivery_state: 'MI',
    issued_on: '2026-10-19',
    due_on: '2026-11-18',
    days_past_due: -29,
    total: usd(34218),
    balance: usd(34218),
    disputed: usd(0),
    paid_at: null,
    ...over,
  };
}

const current = row(30447);
const partly = row(30389, { total: usd(108852), balance: usd(58852), days_past_due: -8, due_on: '2026-10-28' });
const late = row(30251, {
  status: 'past_due',
  days_past_due: 44,
  due_on: '2026-09-06',
  total: usd(67208),
  balance: usd(67208),
});
const disputed = row(30297, { status: 'disputed', days_past_due: 23, due_on: '2026-09-27', disputed: usd(34218) });

const sums: Answer<typeof list>['sums'] = [{ total: usd(244496), balance: usd(194496) }];

function pageOf(rows: readonly InvoiceRow[]): Answer<typeof list> {
  return {
    data: [...rows],
    sums: rows.length === 0 ? [] : sums,
    links: { first: null, last: null, prev: null, next: null },
    meta: {
      current_page: 1,
      from: 1,
      to: rows.length,
      last_page: 1,
      links: [],
      path: '/api/invoices',
      per_page: 20,
      total: rows.length,
      total_is_exact: true,
    },
  };
}

const counts = { all: 4, current: 2, past_due: 1, disputed: 1 };
const ages: Answer<typeof summary>['data']['currencies'][number] = {
  open: usd(194496),
  past_due: usd(67208),
  disputed: usd(34218),
  credit: usd(0),
  buckets: [
    { bucket: 'current', amount: usd(93070), disputed: usd(0), count: 2 },
    { bucket: '1_30', amount: usd(34218), disputed: usd(34218), count: 1 },
    { bucket: '31_60', amount: usd(67208), disputed: usd(0), count: 1 },
    { bucket: '61_90', amount: usd(0), disputed: usd(0), count: 0 },
    { bucket: '90_plus', amount: usd(0), disputed: usd(0), count: 0 },
  ],
};

const invoice: Invoice = {
  ...partly,
  terms_days: 30,
  versions: [
    {
      version: 1,
      charges: [
        { code: 'freight', kind: 'item', label: 'x', basis: { type: 'sum' }, amount: usd(100000) },
        { code: 'LGDEL', kind: 'accessorial', label: 'x', basis: { type: 'sum' }, amount: usd(8852) },
        { code: 'total', kind: 'total', label: 'x', basis: { type: 'sum' }, amount: usd(108852) },
      ],
      total: usd(108852),
      created_at: '2026-09-28T15:00:00.000Z',
      reason: null,
    },
  ],
  movements: [
    { at: '2026-09-28T15:00:00.000Z', kind: 'invoice_issued', amount: usd(108852) },
    // Still October 5 in Chicago.
    { at: '2026-10-06T03:00:00.000Z', kind: 'payment_received', amount: usd(-50000) },
  ],
  shipment: {
    carrier_name: 'Granite State Freight',
    pro_number: '417-226902',
    reference: null,
    quote_id: null,
    quote_number: null,
    pickup_date: '2026-09-28',
    delivered_at: '2026-10-01T17:00:00.000Z',
    delivery_time_zone: 'America/New_York',
    origin: { company: 'Harbor Tools', city: 'Nashua', state: 'NH', postal_code: '03063' },
    destination: { company: 'Sample Site', city: 'Lansing', state: 'MI', postal_code: '48933' },
  },
  bill_to: {
    name: 'Example Building Supply',
    street_lines: ['1180 Candia Road'],
    city: 'Manchester',
    state: 'NH',
    postal_code: '03109',
    country: 'US',
  },
};

type Given = {
  readonly path?: string;
  readonly rows?: readonly InvoiceRow[];
  readonly prepare?: (api: FakeApi) => void;
};

async function open({ path = '/my-invoices', rows = [current, partly, late, disputed], prepare }: Given = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-10-20T17:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  return openApp(path, {
    user: customer('billing'),
    prepare: (api) => {
      api.answer(list, pageOf(rows));
      api.answer(history, pageOf(rows));
      api.answer(summary, { data: { currencies: rows.length === 0 ? [] : [ages], counts } });
      prepare?.(api);
    },
  });
}

const rowOf = (number: string) => screen.getByRole('row', { name: new RegExp(number) });
const heardOf = (api: FakeApi, name: string) => api.heard.filter((request) => request.name === name);

describe('the open invoices', () => {
  it('say when they are due, how late they are, what is left and in which state [INV-01]', async () => {
    await open();
    await screen.findByRole('link', { name: /INV 30447/ });
    const cells = (number: string) =>
      within(rowOf(number))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(cells('30447').slice(1, 10)).toEqual([
      'Current',
      'Oct 19',
      'Freight',
      'WB20417918',
      'Lansing, MI',
      'Nov 18',
      'due in 29 days',
      '$342.18',
      '$342.18',
    ]);
    expect(rowOf('30251')).toHaveTextContent('44 days past');
    expect(rowOf('30389')).toHaveTextContent('$500.00 paid');
    expect(rowOf('30297')).toHaveTextContent('Disputed');
    expect(screen.getByRole('row', { name: /4 open invoices/ })).toHaveTextContent('$2,444.96$1,944.96');
  });

  it('are filtered by their four filters, each with its count, in the address [INV-02]', async () => {
    const { api, person } = await open();
    const group = await screen.findByRole('group', { name: 'Show' });
    await waitFor(() =>
      expect(
        within(group)
          .getAllByRole('button')
          .map((button) => button.textContent),
      ).toEqual(['All 4', 'Current 2', 'Past Due 1', 'Disputed 1']),
    );
    await person.click(within(group).getByRole('button', { name: 'Past Due 1' }));
    await waitFor(() => expect(location.search).toBe('?filter=past_due'));
    await waitFor(() => expect(heardOf(api, 'invoices.list').at(-1)?.query['filter']).toBe('past_due'));
  });

  it('are added up by age above, and the menu counts those past due [INV-01]', async () => {
    await open();
    const sheet = within(await screen.findByRole('region', { name: 'What is open, by age' }));
    expect(sheet.getByText('$1,944.96')).toBeVisible();
    expect(sheet.getByText('$672.08 past due')).toBeVisible();
    expect(sheet.getByText('and $342.18 in dispute')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Invoices/ })).toHaveTextContent('1 past due');
  });

  it('of nobody yet are told as such, with the way to the history', async () => {
    await open({ rows: [] });
    expect(await screen.findByRole('heading', { name: 'Nothing is open' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Invoice History' })).toHaveAttribute('href', '/my-invoices/history');
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  });

  it('that cannot be loaded say so', async () => {
    await open({ prepare: (api) => api.refuse(list, 'server_error') });
    expect(await screen.findByText(/error when trying to load your invoices/)).toBeVisible();
  });

  it('are exported as they are filtered [INV-07]', async () => {
    const { api, person } = await open({
      path: '/my-invoices?filter=disputed&search=fli',
      prepare: (prepared) =>
        prepared.handle(exported, () => new Response('x', { headers: { 'content-type': 'text/csv' } })),
    });
    await screen.findByRole('link', { name: /INV 30447/ });
    await person.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(heardOf(api, 'invoices.export')).toHaveLength(1));
    expect(heardOf(api, 'invoices.export')[0]?.query).toEqual({
      filter: 'disputed',
      search: 'fli',
      sort: '-issued_on',
    });
  });
});

describe('the history', () => {
  it('begins with the past 7 days and shows when each was paid [INV-01, INV-03]', async () => {
    const paid = row(30011, { status: 'paid', paid_at: '2026-10-19T03:00:00.000Z', balance: usd(0) });
    const { api } = await open({ path: '/my-invoices/history', rows: [paid] });
    await screen.findByRole('link', { name: /INV 30011/ });
    // Ten in the evening of October 18 in Chicago.
    expect(rowOf('30011')).toHaveTextContent('Oct 18');
    expect(screen.getByRole('button', { name: /past 7 days/ })).toBeVisible();
    expect(heardOf(api, 'invoices.history')[0]?.query).toEqual({ page: '1', per_page: '20', sort: '-paid_at' });
  });
});

describe('an invoice', () => {
  const path = `/invoice-detail/${invoice.id}`;
  const prepare = (api: FakeApi) => api.answer(show, { data: invoice });

  it('shows its lines, payments that come to the balance, its shipper and due date [INV-04]', async () => {
    await open({ path, prepare });
    expect(await screen.findByRole('heading', { level: 1, name: 'INV 30389' })).toBeVisible();
    const strip = within(screen.getByRole('region', { name: 'Invoice INV 30389' }));
    expect(strip.getByRole('img', { name: 'Barcode of INV 30389' })).toBeInTheDocument();
    expect(strip.getByText('Wed, Oct 28, 2026')).toBeVisible();
    expect(strip.getByText('due in 8 days')).toBeVisible();
    const moved = within(screen.getByRole('table', { name: 'Payments and credits' }));
    expect(moved.getAllByRole('row').map((line) => line.textContent)).toEqual([
      'Sep 28Invoice issued$1,088.52',
      'Oct 5Payment received−$500.00',
      'Balance due$588.52',
    ]);
    const lines = within(screen.getByRole('table', { name: 'How the price is worked out' }));
    expect(lines.getByRole('row', { name: /^Liftgate at delivery/ })).toHaveTextContent('$88.52');
    expect(lines.getByRole('row', { name: /^Total/ })).toHaveTextContent('$1,088.52');
    expect(screen.getByText('Harbor Tools')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open shipment' })).toHaveAttribute('href', `/track/detail/${id(90)}`);
  });

  it('is downloaded as PDF; a browser that refuses is told in the words of the specification [INV-07]', async () => {
    const { person } = await open({
      path,
      prepare: (api) => {
        prepare(api);
        api.handle(pdf, () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }));
      },
    });
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new DOMException('denied');
    });
    await person.click(await screen.findByRole('button', { name: 'Download PDF' }));
    expect(await screen.findByText('Browser denied file download...')).toBeVisible();
  });

  it('that does not exist says so, with the way to the others', async () => {
    await open({ path, prepare: (api) => api.refuse(show, 'not_found') });
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such invoice' })).toBeVisible();
  });
});
