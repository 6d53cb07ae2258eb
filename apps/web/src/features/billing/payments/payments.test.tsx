import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type Answer, type InvoiceRow, type Payment } from '@waybill/contract';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { liveIn } from '../../../testing/zone.ts';
import { customer } from '../../../testing/people.ts';
import { byCard, invoice } from '../invoices/testing/given.ts';
import { exit } from '../../../lib/routes/leave.ts';

const leave = vi.spyOn(exit, 'to').mockReturnValue();
beforeEach(() => void leave.mockClear());
afterAll(() => leave.mockRestore());
const { list, summary } = endpoints.invoices;
const { terms, start, show } = endpoints.payments;
const usd = (amount: number) => ({ amount, currency: 'USD' }) as const;
const id = (last: number) => `0198f3a2-5b1c-7d3e-8f00-1a2b3c4d5e${String(last).padStart(2, '0')}`;
const hosted = 'http://127.0.0.1:9/c/pay/cs_test_1';
function row(number: number, balance: number, over: Partial<InvoiceRow> = {}): InvoiceRow {
  return {
    id: id(number % 100),
    number,
    type: 'freight',
    corrected: false,
    status: 'current',
    bol_number: null,
    shipment_id: null,
    delivery_city: 'Waco',
    delivery_state: 'TX',
    issued_on: '2026-10-19',
    due_on: '2026-11-18',
    days_past_due: -29,
    total: usd(balance),
    balance: usd(balance),
    disputed: usd(0),
    paid_at: null,
    ...over,
  };
}
const rows = [row(30340, 38_640), row(30322, 95_316), row(30251, 67_208)];

const payment: Payment = {
  id: id(77),
  state: 'open',
  amount: usd(133_956),
  received: usd(0),
  credited: usd(0),
  invoices: [
    { id: id(40), number: 30340, amount: usd(38_640), applied: usd(0) },
    { id: id(22), number: 30322, amount: usd(95_316), applied: usd(0) },
  ],
  card: null,
  ...byCard,
  url: hosted,
  created_at: '2026-10-20T17:00:00.000Z',
  expires_at: '2026-10-20T18:00:00.000Z',
  paid_at: null,
};

const page = (data: readonly InvoiceRow[]) =>
  ({
    data: [...data],
    sums: [],
    links: { first: null, last: null, prev: null, next: null },
    meta: {
      current_page: 1,
      from: 1,
      to: data.length,
      last_page: 1,
      links: [],
      path: '/api/invoices',
      per_page: 20,
      total: data.length,
      total_is_exact: true,
    },
  }) satisfies Answer<typeof list>;

async function open(
  path = '/my-invoices',
  prepare?: (api: FakeApi) => void,
  role: 'billing' | 'viewer' = 'billing',
  shown: readonly InvoiceRow[] = rows,
) {
  return openApp(path, {
    user: customer(role),
    prepare: (api) => {
      api.answer(terms, { data: { card: true, test: true } });
      api.answer(list, page(shown));
      api.answer(summary, {
        data: { currencies: [], counts: { all: shown.length, current: shown.length, past_due: 0, disputed: 0 } },
      });
      prepare?.(api);
    },
  });
}
const bar = async () => within(await screen.findByRole('region', { name: 'Pay invoices' }));
const tick = (number: number) => screen.getByRole('checkbox', { name: `Select invoice ${number}` });

describe('paying from the list', () => {
  it('says that at least one invoice must be selected [INV-05]', async () => {
    const { api, person } = await open();
    await person.click((await bar()).getByRole('button', { name: 'Pay' }));
    expect((await bar()).getByRole('alert')).toHaveTextContent('You must select at least one invoice in order to pay');
    expect(api.sentTo('payments.start')).toEqual([]);
  });

  it('pays those that are ticked, with their sum on the button, on the hosted page [INV-05]', async () => {
    const { api, person } = await open('/my-invoices', (given) => given.answer(start, { data: payment }));
    await bar();
    await person.click(tick(30340));
    await person.click(tick(30322));
    expect((await bar()).getByText('2 invoices selected')).toBeVisible();
    await person.click((await bar()).getByRole('button', { name: 'Pay 2 invoices · $1,339.56' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith(hosted));
    expect(api.sentTo('payments.start')).toMatchObject([
      {
        invoices: [
          { id: id(40), amount: 38_640 },
          { id: id(22), amount: 95_316 },
        ],
      },
    ]);
  });

  it('says who is paying already and since when, and ends that payment only when asked to [INV-08]', async () => {
    const since = '2026-10-20T17:00:00.000Z';
    liveIn('America/Phoenix');
    const invoices = [{ id: id(40), number: 30340 }];
    const holder = { id: id(70), by: 'Ana Reyes', mine: false, amount: usd(38_640), invoices };
    const { api, person } = await open('/my-invoices', (given) => {
      given.refuse(start, 'payment_under_way');
      given.answer(endpoints.payments.open, {
        data: [{ ...holder, created_at: since, expires_at: payment.expires_at }],
      });
    });
    await bar();
    await person.click(tick(30340));
    await person.click((await bar()).getByRole('button', { name: 'Pay 1 invoice · $386.40' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'A payment for these invoices is in progress' }));
    expect(
      await dialog.findByText(/^Ana Reyes started paying \$386\.40 for INV 30340 at Tue, Oct 20, 10:00\sAM MST\.$/),
    ).toBeVisible();
    expect(api.sentTo('payments.start')).toMatchObject([{ replaces: [] }]);
    api.answer(start, { data: payment });
    await person.click(dialog.getByRole('button', { name: 'End it and pay here' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith(hosted));
    expect(api.sentTo('payments.start').at(-1)).toMatchObject({ replaces: [id(70)] });
  });

  it('ticks and clears every invoice of the page at once', async () => {
    const { person } = await open();
    await bar();
    await person.click(screen.getByRole('checkbox', { name: 'Select all invoices on this page' }));
    expect((await bar()).getByText('3 invoices selected')).toBeVisible();
    await person.click((await bar()).getByRole('button', { name: 'Clear' }));
    expect((await bar()).getByText('No invoice selected')).toBeVisible();
    expect(tick(30251)).not.toBeChecked();
  });

  it('pays a part of an invoice, and no more than is open [INV-05]', async () => {
    const { api, person } = await open('/my-invoices', (given) => given.answer(start, { data: payment }));
    await bar();
    await person.click(tick(30340));
    await person.click((await bar()).getByRole('button', { name: 'Change amounts' }));
    const field = screen.getByRole('textbox', { name: 'Amount for invoice 30340' });
    await person.clear(field);
    await person.fill(field, '386.41');
    expect(screen.getByText('Enter at most $386.40')).toBeVisible();
    await person.click((await bar()).getByRole('button', { name: /^Pay 1 invoice/ }));
    expect(api.sentTo('payments.start')).toEqual([]);
    await person.clear(field);
    await person.fill(field, '100');
    await person.click((await bar()).getByRole('button', { name: 'Pay 1 invoice · $100.00' }));
    await waitFor(() => expect(api.sentTo('payments.start')).toMatchObject([{ invoices: [{ amount: 10_000 }] }]));
  });

  it('asks for the same payment again after a failure, with everything still ticked [INV-08]', async () => {
    const { api, person } = await open('/my-invoices', (given) => given.refuse(start, 'payment_failed'));
    await bar();
    await person.click(tick(30340));
    const press = async () => person.click((await bar()).getByRole('button', { name: /^Pay 1 invoice/ }));
    await press();
    expect((await bar()).getByRole('alert')).toHaveTextContent('We couldn’t open the payment page');
    expect(tick(30340)).toBeChecked();
    await press();
    await waitFor(() => expect(api.sentTo('payments.start')).toHaveLength(2));
    const [first, again] = api.sentTo('payments.start') as readonly { id: string }[];
    expect(again?.id).toBe(first?.id);
  });

  it('takes one currency at a time', async () => {
    const cad = row(30111, 5000, { balance: { amount: 5000, currency: 'CAD' } });
    const { person } = await open('/my-invoices', undefined, 'billing', [...rows, cad]);
    await bar();
    await person.click(tick(30340));
    await person.click(tick(30111));
    await person.click((await bar()).getByRole('button', { name: 'Pay' }));
    expect((await bar()).getByRole('alert')).toHaveTextContent('Select invoices in one currency');
  });

  it('finds those ticked that somebody came to pay, once [INV-05, BOOK-11]', async () => {
    const { person } = await open('/my-invoices?filter=past_due&choose=all');
    expect((await bar()).getByText('3 invoices selected')).toBeVisible();
    await person.click(tick(30340));
    expect((await bar()).getByText('2 invoices selected')).toBeVisible();
    expect(tick(30340)).not.toBeChecked();
  });

  it('is not offered to who may only look, nor where no card is taken [INV-05]', async () => {
    await open('/my-invoices', undefined, 'viewer');
    await screen.findByRole('link', { name: /INV 30340/ });
    expect(screen.queryByRole('region', { name: 'Pay invoices' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('paying from an invoice', () => {
  const path = `/invoice-detail/${invoice.id}`;
  const known = (given: FakeApi) => given.answer(endpoints.invoices.show, { data: invoice });

  it('opens the hosted page for all that is open on it [INV-04, INV-05]', async () => {
    const { api, person } = await open(path, (given) => {
      known(given);
      given.answer(start, { data: payment });
    });
    await person.click(await screen.findByRole('button', { name: 'Pay $588.52' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith(hosted));
    expect(api.sentTo('payments.start')).toMatchObject([{ invoices: [{ id: invoice.id, amount: 58_852 }] }]);
  });

  it('says why the page could not be opened, and can be asked for again', async () => {
    const { person } = await open(path, (given) => {
      known(given);
      given.refuse(start, 'payment_failed');
    });
    await person.click(await screen.findByRole('button', { name: 'Pay $588.52' }));
    expect(await screen.findByText('We couldn’t open the payment page')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay $588.52' })).toBeEnabled();
  });

  it('is not offered to who may only look [INV-04]', async () => {
    await open(path, known, 'viewer');
    await screen.findByRole('button', { name: 'Download PDF' });
    expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull();
  });

  it('is not offered once all is paid [INV-04]', async () => {
    const paid = { ...invoice, status: 'paid' as const, balance: usd(0) };
    await open(path, (given) => given.answer(endpoints.invoices.show, { data: paid }));
    await screen.findByRole('button', { name: 'Download PDF' });
    expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull();
  });
});

describe('the way back', () => {
  const path = `/my-invoices/payments/${payment.id}`;
  const paid: Payment = {
    ...payment,
    state: 'paid',
    url: null,
    received: usd(133_956),
    credited: usd(38_640),
    invoices: payment.invoices.map((each, at) => ({ ...each, applied: at === 0 ? usd(0) : each.amount })),
    card: { brand: 'visa', last4: '4242' },
    paid_at: '2026-10-20T17:00:10.000Z',
  };

  it('says that it is being confirmed, and what came of it as soon as that is known [INV-05]', async () => {
    liveIn('America/Phoenix');
    let known: Payment = payment;
    await open(`${path}?done=1`, (api) => api.answer(show, () => ({ data: known })));
    expect(await screen.findByText('We’re confirming your payment')).toBeVisible();
    known = paid;
    expect(await screen.findByText('Payment received', {}, { timeout: 4000 })).toBeVisible();
    expect(screen.getByText(/\$1,339\.56 on Tue, Oct 20, 10:00.AM MST · Visa ending 4242/)).toBeVisible();
    expect(screen.getByText('$386.40 is now credit on your account')).toBeVisible();
    const table = within(screen.getByRole('table', { name: 'Invoices' }));
    expect(table.getByRole('row', { name: /30322/ })).toHaveTextContent('INV 30322$953.16$953.16');
    expect(table.getByRole('row', { name: /Total/ })).toHaveTextContent('Total$1,339.56$953.16');
  });

  it('goes on to the page where nothing was paid yet', async () => {
    const { person } = await open(path, (api) => api.answer(show, { data: payment }));
    expect(await screen.findByText('This payment is not complete')).toBeVisible();
    expect(screen.queryByRole('button', { name: /receipt/ })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(leave).toHaveBeenCalledWith(hosted);
  });

  it('says when the page was closed, and when there is no such payment', async () => {
    await open(path, (api) => api.answer(show, { data: { ...payment, state: 'expired', url: null } }));
    expect(await screen.findByText('The payment page closed')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open Invoices' })).toHaveAttribute('href', '/my-invoices');
  });

  it('of nobody’s payment says so', async () => {
    await open(path, (api) => api.refuse(show, 'not_found'));
    expect(await screen.findByRole('heading', { name: 'Payment not found' })).toBeVisible();
  });
});
