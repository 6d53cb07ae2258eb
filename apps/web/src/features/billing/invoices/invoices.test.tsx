import { screen, waitFor, within } from '@testing-library/react';
import { endpoints } from '@waybill/contract';
import { describe, expect, it, vi } from 'vitest';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { requestsOf, id, invoice, open, row, rowOf, usd } from './testing/given.ts';

const { list, show, pdf } = endpoints.invoices;

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
    expect(rowOf('30251')).toHaveTextContent('44 days past due');
    expect(rowOf('30389')).toHaveTextContent('$500.00 paid');
    expect(rowOf('30297')).toHaveTextContent('Disputed');
    expect(screen.getByRole('row', { name: /4 unpaid invoices/ })).toHaveTextContent('$2,444.96$1,944.96');
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
    await waitFor(() => expect(requestsOf(api, 'invoices.list').at(-1)?.query['filter']).toBe('past_due'));
  });

  it('are added up by age above, and the menu counts those past due [INV-01]', async () => {
    await open();
    const sheet = within(await screen.findByRole('region', { name: 'Unpaid balance by age' }));
    expect(sheet.getByText('$1,944.96')).toBeVisible();
    expect(sheet.getByText('$672.08 past due')).toBeVisible();
    expect(sheet.getByText('and $342.18 in dispute')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Invoices/ })).toHaveTextContent('1 past due');
  });

  it('of nobody yet are told as such, with the way to the history', async () => {
    await open({ rows: [] });
    expect(await screen.findByRole('heading', { name: 'No unpaid invoices' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'View Invoice History' })).toHaveAttribute('href', '/my-invoices/history');
    expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
  });

  it('that cannot be loaded say so', async () => {
    await open({ prepare: (api) => api.refuse(list, 'server_error') });
    expect(await screen.findByText(/couldn’t load your invoices/)).toBeVisible();
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
    expect(requestsOf(api, 'invoices.history')[0]?.query).toEqual({ page: '1', per_page: '20', sort: '-paid_at' });
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
      'Oct 5Payment receivedReceipt−$500.00',
      'Balance due$588.52',
    ]);
    const lines = within(screen.getByRole('table', { name: 'How this price is calculated' }));
    expect(lines.getByRole('row', { name: /^Liftgate at delivery/ })).toHaveTextContent('$88.52');
    expect(lines.getByRole('row', { name: /^Total/ })).toHaveTextContent('$1,088.52');
    expect(screen.getByText('Harbor Tools')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View shipment' })).toHaveAttribute('href', `/track/detail/${id(90)}`);
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
    expect(await screen.findByRole('heading', { level: 1, name: 'Invoice not found' })).toBeVisible();
  });
});
