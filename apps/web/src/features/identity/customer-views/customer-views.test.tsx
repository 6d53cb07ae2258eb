import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type User } from '@waybill/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { customer } from '../../../testing/people.ts';
import { counts, pageOf, row } from '../../../testing/shipment.ts';

const { list, view } = endpoints.mergedAccounts;
const old = {
  id: '01900000-0000-7000-8000-00000000c301',
  number: 'A-10031',
  name: 'Maple Kiln',
  merged_at: '2026-11-04T15:00:00.000Z',
};
const kept = 'Shipments and invoices from before Wed, Nov 4, 2026 are under Maple Kiln (A-10031).';

async function open(user: User) {
  return openApp('/track', {
    user,
    prepare: (api) => {
      api.answer(endpoints.shipments.list, pageOf([row()]));
      api.answer(endpoints.shipments.counts, { data: counts });
      api.answer(list, { data: [old] });
    },
  });
}

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

describe('an account that was merged into the own one', () => {
  it('is a click away from the list of shipments, in a tab that says which account it shows [ADMIN-02]', async () => {
    const { api, person } = await open(customer('owner'));
    const began = {
      id: old.id,
      account: { id: old.id, name: old.name },
      began_at: old.merged_at,
      ends_at: old.merged_at,
    };
    api.answer(view, { data: began });
    api.answer(endpoints.session.user, { data: { ...customer('viewer'), viewing_merged: true } });
    await screen.findByText(kept);
    await person.click(screen.getByRole('button', { name: 'View account' }));
    await waitFor(() => expect(sessionStorage.getItem('wb_view')).toBe(old.id));
    expect(api.requests.findLast(({ name }) => name === 'mergedAccounts.view')?.params).toEqual({ id: old.id });
    // The person's own tabs stay as they are.
    expect(JSON.parse(localStorage.getItem('AUTH_STATE') ?? '{}')).not.toHaveProperty('viewing_merged');
  });

  it('says that it cannot be looked at now, and stays where one is [ADMIN-02]', async () => {
    const { api, person } = await open(customer('billing'));
    api.refuse(view, 'not_found');
    await person.click(await screen.findByRole('button', { name: 'View account' }));
    expect(await screen.findByText('Could not open the customer view')).toBeVisible();
    expect(sessionStorage.getItem('wb_view')).toBeNull();
  });

  it('stands above its pages by name, with the way back, and offers no further one [ADMIN-02]', async () => {
    const viewer = customer('viewer');
    const looked = {
      ...viewer,
      account: { ...viewer.account!, name: 'Maple Kiln', closed: true as const },
      viewing_until: '2026-11-16T16:00:00.000Z',
      viewing_merged: true as const,
    };
    const { api } = await open(looked);
    const banner = (await screen.findByText('You are viewing Maple Kiln, which was merged into your account.')).closest(
      '[role="status"]',
    );
    expect(within(banner as HTMLElement).getByRole('button', { name: 'Back to your account' })).toBeVisible();
    expect(screen.queryByText(kept)).toBeNull();
    expect(api.requests.some(({ name }) => name === 'mergedAccounts.list')).toBe(false);
  });
});

describe('an account that staff quote and book for', () => {
  it('stands above its pages with who asked and how, and what can be done [ADMIN-02]', async () => {
    const viewer = customer('viewer');
    await open({
      ...viewer,
      account: { ...viewer.account!, name: 'Maple Kiln' },
      viewing_until: '2026-11-16T16:00:00.000Z',
      booking_for: { asked_by: 'Dana Dock', asked_how: 'phone' },
    });
    const banner = (await screen.findByText(/quoting and booking for Maple Kiln/)).closest('[role="status"]');
    expect(banner).toHaveTextContent('Requested by Dana Dock, by phone. You can only quote and book here.');
    expect(within(banner as HTMLElement).getByRole('button', { name: 'Back to the account' })).toBeVisible();
  });
});
