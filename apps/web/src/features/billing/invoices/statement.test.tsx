import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type Statement } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { requestsOf, id, open, usd } from './testing/given.ts';

const { show, pdf, csv, workbook } = endpoints.statements;

const of = (number: number) => ({ id: id(number % 100), number });
const moved = (
  day: string,
  kind: 'invoice_issued' | 'payment_received',
  invoices: number[],
  sums: [number, number],
) => ({
  at: `${day}T15:00:00.000Z`,
  day,
  kind,
  invoices: invoices.map(of),
  paid_by: null,
  amount: usd(sums[0]),
  balance: usd(sums[1]),
});

const statement: Statement = {
  from: '2026-10-01',
  to: '2026-10-20',
  account: { name: 'Example Building Supply', lines: [] },
  currencies: [
    {
      opening: usd(20_000),
      billed: usd(90_000),
      paid: usd(-120_000),
      credited: usd(0),
      closing: usd(-10_000),
      movements: [
        moved('2026-10-02', 'invoice_issued', [30389], [90_000, 110_000]),
        moved('2026-10-05', 'payment_received', [30201, 30202, 30203, 30204, 30205, 30206], [-120_000, -10_000]),
      ],
      aging: [
        { bucket: 'current', amount: usd(0), count: 0 },
        { bucket: '1_30', amount: usd(5_000), count: 1 },
        { bucket: '31_60', amount: usd(0), count: 0 },
        { bucket: '61_90', amount: usd(0), count: 0 },
        { bucket: '90_plus', amount: usd(0), count: 0 },
      ],
      credit: usd(15_000),
    },
  ],
};

const opened = (path = '/my-invoices/statement', prepare?: (api: FakeApi) => void) =>
  open({
    path,
    prepare: (api) => {
      api.answer(show, { data: statement });
      prepare?.(api);
    },
  });

describe('the statement of account', () => {
  it('reads from what was owed to what is owed, movement by movement [INV-08]', async () => {
    await opened();
    const sheet = within(await screen.findByRole('region', { name: 'US dollars account' }));
    const table = within(sheet.getByRole('table'));
    expect(table.getAllByRole('row').map((line) => line.textContent)).toEqual([
      'DateTransactionInvoicesAmountBalance',
      'Oct 1Opening balance$200.00',
      'Oct 2Invoice issuedINV 30389$900.00$1,100.00',
      'Oct 5Payment receivedINV 30201INV 30202INV 30203INV 30204and 2 more−$1,200.00−$100.00',
      'Oct 20Closing balance−$100.00',
    ]);
    expect(table.getByRole('link', { name: 'INV 30389' })).toHaveAttribute('href', `/invoice-detail/${id(89)}`);
    expect(sheet.getByText('in your favor')).toBeVisible();
  });

  it('asks for the days of the address and of the usual periods', async () => {
    const { api, person } = await opened('/my-invoices/statement?from=2026-09-01&to=2026-09-15');
    await screen.findByRole('table');
    expect(requestsOf(api, 'statements.show')[0]?.query).toEqual({ from: '2026-09-01', to: '2026-09-15' });
    await person.click(screen.getByRole('button', { name: /^Period/ }));
    await person.click(await screen.findByRole('button', { name: 'Last month' }));
    await waitFor(() =>
      expect(requestsOf(api, 'statements.show').at(-1)?.query).toEqual({ from: '2026-09-01', to: '2026-09-30' }),
    );
  });

  it.each([
    ['from=2026-10-05&to=2026-10-01', 'Choose an end date on or after the start date'],
    ['from=2025-01-01&to=2026-10-01', 'Choose at most 366 days'],
  ])('says why there is none for %s, and asks for none', async (days, words) => {
    const { api } = await opened(`/my-invoices/statement?${days}`);
    expect(await screen.findByText(words)).toBeVisible();
    expect(requestsOf(api, 'statements.show')).toEqual([]);
  });

  it.each([
    [/^PDF/, pdf, 'statements.pdf'],
    [/^Excel workbook/, workbook, 'statements.workbook'],
    [/^CSV file/, csv, 'statements.csv'],
  ] as const)('is had as a file: %s [INV-07]', async (name, endpoint, heard) => {
    const { api, person } = await opened('/my-invoices/statement?from=2026-10-01', (prepared) =>
      prepared.handle(endpoint, () => new Response('x', { headers: { 'content-type': 'application/octet-stream' } })),
    );
    await screen.findByRole('table');
    await person.click(screen.getByRole('button', { name: 'Export' }));
    await person.click(await screen.findByRole('menuitem', { name }));
    await waitFor(() => expect(requestsOf(api, heard)[0]?.query).toEqual({ from: '2026-10-01' }));
  });

  it('of nobody yet says so', async () => {
    await opened(undefined, (api) => api.answer(show, { data: { ...statement, currencies: [] } }));
    expect(await screen.findByRole('heading', { name: /No balance or activity/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
  });

  it('that cannot be loaded says so, with another try', async () => {
    await opened(undefined, (api) => api.refuse(show, 'server_error'));
    expect(await screen.findByText(/couldn’t load your statement/)).toBeVisible();
  });
});
