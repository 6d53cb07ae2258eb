import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type Answer, type PaymentRefund, type StaffPayment, type StaffPaymentRow } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { staff } from '../../../testing/people.ts';
import { byCard } from '../invoices/testing/given.ts';

const { list, show, refund } = endpoints.staffPayments;
const usd = (amount: number) => ({ amount, currency: 'USD' }) as const;
const id = (last: number) => `0198f3a2-5b1c-7d3e-8f00-1a2b3c4d5e${String(last).padStart(2, '0')}`;
const account = { id: id(1), name: 'Maple Kiln Ceramics' };

const whole = { short_reason: null, written_off: usd(0) };

const row: StaffPaymentRow = {
  id: id(77),
  purpose: 'invoices',
  state: 'paid',
  account,
  invoices: [30340, 30322, 30251],
  bol_number: null,
  amount: usd(133_956),
  received: usd(133_956),
  refunded: usd(0),
  card: { brand: 'visa', last4: '4242' },
  ...byCard,
  created_at: '2026-10-20T17:00:00.000Z',
  settled_at: '2026-10-20T17:02:00.000Z',
};
const booking: StaffPaymentRow = {
  ...row,
  id: id(78),
  purpose: 'booking',
  state: 'held',
  invoices: [],
  bol_number: 'WB20418618',
  received: usd(0),
  card: null,
};

// $1,339.56 came: $953.16 on an invoice, and $386.40 that a cheque had paid meanwhile.
const payment: StaffPayment = {
  ...row,
  made_by: 'Dana Whitfield',
  expires_at: '2026-10-20T18:00:00.000Z',
  parts: [
    { id: id(40), number: 30340, amount: usd(38_640), applied: usd(0), balance: usd(0), ...whole },
    { id: id(22), number: 30322, amount: usd(95_316), applied: usd(95_316), balance: usd(0), ...whole },
  ],
  shipment_id: null,
  credit: usd(38_640),
  refundable: usd(38_640),
  refunds: [],
  journals: [
    {
      id: id(90),
      kind: 'payment_received',
      posted_at: '2026-10-20T17:02:00.000Z',
      lines: [
        { ledger: 'cash', amount: usd(133_956), invoice: null },
        { ledger: 'receivable', amount: usd(-95_316), invoice: 30322 },
        { ledger: 'customer_credit', amount: usd(-38_640), invoice: null },
      ],
    },
  ],
  payer: null,
  deposit: null,
  note: null,
  reversal: null,
  provider: { session: 'cs_test_1', intent: 'pi_1' },
};

const page = (rows: readonly StaffPaymentRow[], name: string | null = null) =>
  ({
    data: [...rows],
    account: name,
    links: { first: null, last: null, prev: null, next: null },
    meta: {
      current_page: 1,
      from: 1,
      to: rows.length,
      last_page: 1,
      links: [],
      path: '/api/admin/payments',
      per_page: 20,
      total: rows.length,
      total_is_exact: true,
    },
  }) satisfies Answer<typeof list>;

async function open(path: string, prepare: (api: FakeApi) => void) {
  return openApp(path, { user: staff('fpg_accounting'), prepare });
}
const asked = (api: FakeApi) => api.requests.findLast(({ name }) => name === 'staffPayments.list')?.query;

describe('the payments of all accounts', () => {
  it('say what each is for, how far it is and what came', async () => {
    await open('/admin/payments', (api) => api.answer(list, page([row, booking])));
    const first = within(await screen.findByRole('row', { name: /INV 30340/ }));
    expect(first.getByText('INV 30322')).toBeVisible();
    expect(first.getByText('+1 more')).toBeVisible();
    expect(first.getByText('Paid')).toBeVisible();
    expect(first.getByText('Visa ending 4242')).toBeVisible();
    expect(first.getAllByText('$1,339.56')).toHaveLength(2);
    const second = within(screen.getByRole('row', { name: /WB20418618/ }));
    expect(second.getByText('Held')).toBeVisible();
    expect(first.getByRole('button', { name: /^Download the receipt of/ })).toBeVisible();
    expect(second.queryByRole('button', { name: /receipt/ })).toBeNull();
  });

  it('are asked for as the address says, and what it has wrong is left out', async () => {
    const path = `/admin/payments?state=refunded&purpose=booking&account=${account.id}&search=4242&from=2026-10-01&sort=wrong`;
    const { api } = await open(path, (server) => server.answer(list, page([], account.name)));
    expect(await screen.findByText(`Payments of ${account.name}.`)).toBeVisible();
    expect(asked(api)).toMatchObject({
      state: 'refunded',
      purpose: 'booking',
      account: account.id,
      search: '4242',
      from: '2026-10-01',
      sort: '-created_at',
    });
  });

  it('change with the filters, which stay in the address', async () => {
    const { api, person } = await open('/admin/payments', (server) => server.answer(list, page([row])));
    await screen.findByRole('row', { name: /INV 30340/ });
    await person.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Paid');
    await waitFor(() => expect(asked(api)).toMatchObject({ state: 'paid' }));
    expect(location.search).toBe('?state=paid');
  });
});

describe('one payment', () => {
  it('adds up: what it put on invoices and what became credit come to what was received', async () => {
    await open(`/admin/payments/${account.id}/${row.id}`, (api) => api.answer(show, { data: payment }));
    const parts = within(await screen.findByRole('table', { name: 'Invoices' }));
    expect(parts.getByRole('row', { name: /INV 30340 \$386\.40 \$0\.00 \$0\.00/ })).toBeVisible();
    expect(parts.getByRole('row', { name: /Kept as credit – \$386\.40 –/ })).toBeVisible();
    expect(parts.getByRole('row', { name: /Total \$1,339\.56 \$1,339\.56 \$0\.00/ })).toBeVisible();
    const books = within(screen.getByRole('table', { name: 'Ledger entries' }));
    expect(books.getByRole('row', { name: 'Cash $1,339.56' })).toBeVisible();
    expect(books.getByRole('row', { name: /Receivable.*INV 30322.*\$953\.16/ })).toBeVisible();
    expect(screen.getByText('$386.40 refundable')).toBeVisible();
  });

  it('is given back with a reason, one id for all presses of the button [INV-08]', async () => {
    const made: PaymentRefund = {
      id: id(60),
      amount: usd(10_000),
      state: 'done',
      reason: 'Paid by cheque as well',
      by: 'Operations Desk',
      created_at: '2026-10-21T15:00:00.000Z',
      settled_at: '2026-10-21T15:00:01.000Z',
    };
    const { api, person } = await open(`/admin/payments/${account.id}/${row.id}`, (server) => {
      server.answer(show, { data: payment });
      server.refuse(refund, 'unavailable');
    });
    await person.click(await screen.findByRole('button', { name: 'Refund' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund to the card' }));
    const amount = dialog.getByRole('textbox', { name: /^Amount/ });
    expect(amount).toHaveValue('386.40');
    await person.clear(amount);
    await person.fill(amount, '100');
    await person.click(dialog.getByRole('button', { name: 'Refund $100.00' }));
    // Without a reason nothing is sent.
    expect(api.sentTo('staffPayments.refund')).toEqual([]);
    await person.fill(dialog.getByRole('textbox', { name: /^Reason/ }), 'Paid by cheque as well');
    await person.click(dialog.getByRole('button', { name: 'Refund $100.00' }));
    await waitFor(() => expect(api.sentTo('staffPayments.refund')).toHaveLength(1));
    api.answer(refund, { data: made });
    api.answer(show, { data: { ...payment, refunds: [made], refundable: usd(28_640), refunded: usd(10_000) } });
    await person.click(dialog.getByRole('button', { name: 'Refund $100.00' }));
    expect(await screen.findByText('$100.00 refunded to the card')).toBeVisible();
    const [before, after] = api.sentTo('staffPayments.refund') as readonly { readonly id: string }[];
    expect(before).toEqual({ id: expect.any(String), amount: 10_000, reason: 'Paid by cheque as well' });
    expect(after).toEqual(before);
    expect(await screen.findByText('Paid by cheque as well')).toBeVisible();
  });

  it('that came twice is given back by one click [INV-08]', async () => {
    const made: PaymentRefund = {
      id: id(61),
      amount: usd(38_640),
      state: 'done',
      reason: 'Overpayment',
      by: 'Operations Desk',
      created_at: '2026-10-21T15:00:00.000Z',
      settled_at: '2026-10-21T15:00:01.000Z',
    };
    const { api, person } = await open(`/admin/payments/${account.id}/${row.id}`, (server) => {
      server.answer(show, { data: payment });
      server.answer(refund, { data: made });
    });
    expect(await screen.findByText('$386.40 of this payment exceeds the invoices')).toBeVisible();
    api.answer(show, { data: { ...payment, refunds: [made], refundable: usd(0), refunded: usd(38_640) } });
    await person.click(screen.getByRole('button', { name: 'Refund $386.40 to the card' }));
    expect(await screen.findByText('$386.40 refunded to the card')).toBeVisible();
    expect(api.sentTo('staffPayments.refund')).toEqual([
      { id: expect.any(String), amount: 38_640, reason: 'Overpayment' },
    ]);
    await waitFor(() => expect(screen.queryByText('$386.40 of this payment exceeds the invoices')).toBeNull());
  });

  it('has no button where nothing can be given back', async () => {
    await open(`/admin/payments/${account.id}/${row.id}`, (api) =>
      api.answer(show, { data: { ...payment, credit: usd(0), refundable: usd(0) } }),
    );
    expect(await screen.findByText('Nothing to refund')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
  });
});
