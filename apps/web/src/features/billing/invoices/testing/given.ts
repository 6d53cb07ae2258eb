import { screen } from '@testing-library/react';
import { endpoints, type Answer, type Invoice, type InvoiceRow } from '@waybill/contract';
import { onTestFinished, vi } from 'vitest';
import type { FakeApi } from '../../../../testing/fake-api.ts';
import { openApp } from '../../../../testing/open-app.tsx';
import { customer } from '../../../../testing/people.ts';

const { list, history, summary } = endpoints.invoices;
export const usd = (amount: number) => ({ amount, currency: 'USD' }) as const;
export const id = (last: number) => `0198f3a2-5b1c-7d3e-8f00-1a2b3c4d5e${String(last).padStart(2, '0')}`;

export function row(number: number, over: Partial<InvoiceRow> = {}): InvoiceRow {
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

export const current = row(30447);
export const partly = row(30389, { total: usd(108852), balance: usd(58852), days_past_due: -8, due_on: '2026-10-28' });
export const late = row(30251, {
  status: 'past_due',
  days_past_due: 44,
  due_on: '2026-09-06',
  total: usd(67208),
  balance: usd(67208),
});
export const disputed = row(30297, {
  status: 'disputed',
  days_past_due: 23,
  due_on: '2026-09-27',
  disputed: usd(34218),
});

const sums: Answer<typeof list>['sums'] = [{ total: usd(244496), balance: usd(194496) }];

export function pageOf(rows: readonly InvoiceRow[]): Answer<typeof list> {
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

export const invoice: Invoice = {
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
  credit_memos: [],
  movements: [
    { at: '2026-09-28T15:00:00.000Z', kind: 'invoice_issued', amount: usd(108852), payment_id: null, paid_by: null },
    // Still October 5 in Chicago.
    {
      at: '2026-10-06T03:00:00.000Z',
      kind: 'payment_received',
      amount: usd(-50000),
      payment_id: id(77),
      paid_by: null,
    },
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

/** Opens a page with invoices of an account, at noon of October 20, 2026 in Chicago. */
export async function open({ path = '/my-invoices', rows = [current, partly, late, disputed], prepare }: Given = {}) {
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

export const rowOf = (number: string) => screen.getByRole('row', { name: new RegExp(number) });
export const requestsOf = (api: FakeApi, name: string) => api.requests.filter((request) => request.name === name);

/** How a payment by card came. */
export const byCard = { method: 'card', reference: null, received_on: null } as const;
