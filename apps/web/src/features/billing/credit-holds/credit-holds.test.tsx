import { act, screen, waitFor, within } from '@testing-library/react';
import { endpoints, type CreditAccount, type CreditState } from '@waybill/contract';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { heldSample, releasedSample } from '../../../testing/credit.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { pagesWith } from '../../../testing/pages.tsx';
import { customer, staff } from '../../../testing/people.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const id = '5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a01';

// As drawn: four invoices, 2,196.64.
const opened: CreditState = {
  status: 'good',
  cause: null,
  since: null,
  open_until: '2026-10-27',
  open_days: 7,
  past_due: [usd(219_664)],
  past_due_count: 4,
  exposure: usd(827_742),
  limit: null,
  invoices: [],
};

const page = { data: [], links: { first: null, last: null, prev: null, next: null } };
const meta = {
  current_page: 1,
  from: null,
  last_page: 1,
  links: [],
  path: '/api/invoices',
  per_page: 20,
  to: null,
  total: 0,
  total_is_exact: true,
};

describe('the banner', () => {
  it('over the open invoices says until when shipping is open, and what keeps it open [BOOK-11]', async () => {
    await openApp('/my-invoices', {
      user: customer(),
      prepare: (api) => {
        api.answer(endpoints.creditHolds.own, { data: opened });
        api.answer(endpoints.invoices.list, { ...page, meta, sums: [] });
      },
    });
    expect(await screen.findByText('You can ship until October 27.')).toBeVisible();
    expect(
      screen.getByText(
        'We released the credit hold for 7 days. To keep shipping, pay the 4 past-due invoices: $2,196.64.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pay past due' })).toHaveAttribute(
      'href',
      '/my-invoices?filter=past_due&choose=all',
    );
  });

  it('over every page of an account on hold says what lifts it [BOOK-11]', async () => {
    const user = customer();
    await openApp('/track', {
      user: { ...user, account: user.account && { ...user.account, credit_status: 'hold' } },
      pages: pagesWith('tracking', 'invoices'),
      prepare: (api) =>
        api.answer(endpoints.creditHolds.own, {
          data: heldSample,
        }),
    });
    expect(await screen.findByText('This account is on credit hold.')).toBeVisible();
    expect(await screen.findByText('To book again, pay the 4 past-due invoices: $2,196.64.')).toBeVisible();
  });

  it('disappears when the hold ends, without a reload [BOOK-11]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const user = customer();
    const { api } = await openApp('/track', {
      user: { ...user, account: user.account && { ...user.account, credit_status: 'hold' } },
      pages: pagesWith('tracking', 'invoices'),
      prepare: (server) => server.answer(endpoints.creditHolds.own, { data: heldSample }),
    });
    expect(await screen.findByText('This account is on credit hold.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Pay past due' })).toBeVisible();
    api.answer(endpoints.creditHolds.own, { data: releasedSample });
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    await waitFor(() => expect(screen.queryByText('This account is on credit hold.')).not.toBeInTheDocument());
  });
});

describe('accounting', () => {
  const held: CreditAccount = {
    account: { id, name: 'Maple Kiln Ceramics' },
    status: 'hold',
    cause: 'past_due',
    since: '2026-10-20T15:00:00.000Z',
    open_until: null,
    past_due: [usd(219_664)],
    past_due_count: 4,
    exposure: usd(827_742),
    limit: usd(500_000),
    terms_days: 30,
    grace_days: 0,
    open_disputes_owed: true,
    set_by: null,
    invoices: [],
    holds: [],
  };
  const open = async () => {
    const all = await openApp(`/admin/credit-holds/${id}`, {
      user: staff('fpg_accounting'),
      prepare: (api) => api.answer(endpoints.creditHolds.show, { data: held }),
    });
    await screen.findByRole('heading', { level: 1, name: 'Maple Kiln Ceramics' });
    return all;
  };

  it('sees how far an account is over its limit [ADMIN-14]', async () => {
    await open();
    // 8,277.42 of 5,000.00.
    expect(screen.getByText('$3,277.42 over the limit')).toBeVisible();
  });

  it('activates it with a reason and a day [ADMIN-14]', async () => {
    const { api, person } = await open();
    api.answer(endpoints.creditHolds.activate, { data: { ...held, status: 'good', cause: null } });
    await person.click(screen.getByRole('button', { name: 'Activate' }));
    const dialog = await screen.findByRole('dialog', { name: 'Activate Maple Kiln Ceramics' });
    await person.click(within(dialog).getByRole('button', { name: 'Activate' }));
    expect(await within(dialog).findAllByText(/Field is required/)).not.toHaveLength(0);
    expect(api.sentTo('creditHolds.activate')).toHaveLength(0);
    await person.fill(within(dialog).getByLabelText(/^Reason/), 'They pay on Friday');
    await person.click(within(dialog).getByRole('button', { name: 'Activate' }));
    await waitFor(() => expect(api.sentTo('creditHolds.activate')).toHaveLength(1));
    const [sent] = api.sentTo('creditHolds.activate') as { reason: string; until: string }[];
    expect(sent?.reason).toBe('They pay on Friday');
    expect(sent?.until).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('takes a limit away by emptying its field [ADMIN-14]', async () => {
    const { api, person } = await open();
    api.answer(endpoints.creditHolds.terms, { data: { ...held, limit: null } });
    await person.click(screen.getByRole('button', { name: 'Change terms' }));
    const dialog = await screen.findByRole('dialog', { name: 'Credit terms of Maple Kiln Ceramics' });
    await person.clear(within(dialog).getByLabelText('Credit limit'));
    await person.click(within(dialog).getByRole('button', { name: 'Save terms' }));
    await waitFor(() => expect(api.sentTo('creditHolds.terms')).toHaveLength(1));
    expect(api.sentTo('creditHolds.terms')[0]).toEqual({
      credit_limit: null,
      terms_days: 30,
      grace_days: 0,
      open_disputes_owed: true,
    });
  });
});
