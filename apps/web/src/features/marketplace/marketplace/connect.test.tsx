import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { exit } from '../../../lib/routes/leave.ts';
import { shop } from './marketplace.fixture.ts';
import { openOrders, table } from './open-orders.fixture.ts';

const leave = vi.spyOn(exit, 'to').mockReturnValue();
afterAll(() => leave.mockRestore());

describe('connecting eBay', () => {
  it('is offered where nothing is there, and leads to where the seller allows it [EBAY-01]', async () => {
    const url = 'https://auth.ebay.example/oauth2/authorize?state=s1';
    const { person } = await openOrders('/orders/ebay', {
      connections: [],
      rows: [],
      prepare: (api) => api.answer(table.consent, { data: { url } }),
    });
    expect(await screen.findByText('No orders yet')).toBeVisible();
    const [connect] = screen.getAllByRole('button', { name: 'Connect eBay' });
    await person.click(connect as HTMLElement);
    await waitFor(() => expect(leave.mock.calls).toEqual([[url]]));
  });

  it('takes the code that eBay sends back once, and cleans the address [EBAY-01]', async () => {
    const { api } = await openOrders('/orders/ebay?code=c1&state=s1', {
      prepare: (fake) => fake.answer(table.connect, { data: shop }),
    });
    expect(await screen.findByText('Orders from harbor-tools are syncing.')).toBeVisible();
    await waitFor(() => expect(location.search).toBe(''));
    expect(api.sentTo('marketplace.connect')).toEqual([{ code: 'c1', state: 's1' }]);
  });

  it('says that it was not allowed, and offers it again [EBAY-01]', async () => {
    const { api } = await openOrders('/orders/ebay?error=access_denied&state=s1');
    expect(await screen.findByText('eBay was not connected')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Connect again' })).toBeVisible();
    await waitFor(() => expect(location.search).toBe(''));
    expect(api.sentTo('marketplace.connect')).toEqual([]);
  });

  it('says why it failed when the permission is over [EBAY-01]', async () => {
    await openOrders('/orders/ebay?code=c1&state=s1', {
      prepare: (api) => api.refuse(table.connect, 'consent_over', { message: 'Too long ago. Connect again.' }),
    });
    expect(await screen.findByText('We couldn’t connect eBay')).toBeVisible();
    expect(screen.getByText('Too long ago. Connect again.')).toBeVisible();
  });

  it('asks again where the permission has ended, and says what that means [EBAY-01]', async () => {
    await openOrders('/orders/ebay', {
      connections: [{ ...shop, state: 'expired', trouble: 'consent_ended' }],
    });
    const connections = await screen.findByRole('list', { name: 'Connections' });
    expect(within(connections).getByText('Permission expired')).toBeVisible();
    expect(within(connections).getByText(/Reconnect to keep syncing/)).toBeVisible();
    expect(within(connections).getByRole('button', { name: 'Reconnect harbor-tools' })).toBeVisible();
  });

  it('lets the owner choose when tracking numbers go back [EBAY-03]', async () => {
    const { api, person } = await openOrders('/orders/ebay', {
      connections: [shop],
      prepare: (fake) => fake.answer(table.setReportTime, { data: { ...shop, report_at: 'pickup' } }),
    });
    const choice = await screen.findByLabelText('Send tracking numbers');
    expect(choice).toHaveValue('label');
    await person.selectOptions(choice, 'pickup');
    await waitFor(() => expect(api.sentTo('marketplace.setReportTime')).toEqual([{ report_at: 'pickup' }]));
  });

  it('is undone after a question', async () => {
    const { api, person } = await openOrders('/orders/ebay', {
      prepare: (fake) => fake.answer(table.disconnect, { data: { ...shop, state: 'disconnected' } }),
    });
    await person.click(await screen.findByRole('button', { name: 'Disconnect harbor-tools' }));
    const dialog = await screen.findByRole('dialog', { name: 'Disconnect harbor-tools?' });
    expect(api.requests.some(({ name }) => name === 'marketplace.disconnect')).toBe(false);
    await person.click(within(dialog).getByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByText('harbor-tools disconnected')).toBeVisible();
    expect(api.requests.find(({ name }) => name === 'marketplace.disconnect')?.params).toEqual({ id: shop.id });
  });

  it('is for whoever manages the account; others only look', async () => {
    await openOrders('/orders/ebay', { role: 'viewer' });
    await screen.findByText('26-00017-4001');
    expect(screen.queryByRole('button', { name: /Connect|Disconnect|Upload|Look for orders/ })).toBeNull();
  });

  it('stands beside the orders of files, which have a name in the choice of shops [EBAY-01]', async () => {
    const file = { ...shop, id: shop.id.replace(/.$/, '2'), provider: 'file' as const, seller: '' };
    await openOrders('/orders/ebay', { connections: [shop, file] });
    const shops = await screen.findByRole('combobox', { name: 'Store' });
    const names = within(shops).getAllByRole('option');
    expect(names.map(({ textContent }) => textContent)).toEqual(['Any store', 'harbor-tools', 'File']);
  });
});
