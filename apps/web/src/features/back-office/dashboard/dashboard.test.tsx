import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { endpoints, type DashboardFigures, type Need } from '@waybill/contract';
import { addDays } from '@waybill/freight';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { staff } from '../../../testing/people.ts';

const to = '2026-10-20';
const days = Array.from({ length: 7 }, (_, index) => addDays(to, index - 6));
const none = { asked: 0, rated: 0, tried: 0, won: 0 };
const carrier = '5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a01';

// As drawn, over a week: 4,343 shipments, 15,904 quotes.
const figures: DashboardFigures = {
  as_of: '2026-10-20T18:18:00.000Z',
  from: days[0] ?? '',
  to,
  before: { from: addDays(to, -13), to: addDays(to, -7) },
  booked: {
    total: 4343,
    before: 4090,
    modes: { ltl: 2068, parcel: 2099, truckload: 176 },
    days: days.map((day) => ({ day, ltl: 51, parcel: 62, truckload: 4 })),
  },
  funnel: {
    now: { asked: 15_904, rated: 15_172, tried: 9318, won: 4343 },
    before: { asked: 1000, rated: 900, tried: 500, won: 260 },
    modes: { ltl: { ...none, asked: 9012, won: 2064 }, parcel: none, truckload: none },
  },
  money: {
    currency: 'USD',
    currencies: ['USD', 'CAD'],
    now: { revenue: 1_000_000, margin: 120_000, costed: 1_000_000 },
    before: { revenue: 800_000, margin: 100_000, costed: 800_000 },
    days: days.map((day) => ({ day, revenue: 100_000, margin: 12_000, costed: 100_000 })),
  },
  on_time: {
    now: { delivered: 312, promised: 300, on_time: 258 },
    before: { delivered: 0, promised: 0, on_time: 0 },
    carriers: [{ id: carrier, name: 'Cascade Crossing', delivered: 219, promised: 200, on_time: 172 }],
  },
  answers: [
    {
      id: carrier,
      name: 'Granite State Freight',
      answers: 200,
      failed: 37,
      p50: 640,
      p95: 8100,
      days: days.map(() => 5),
      incidents: 2,
    },
  ],
  receivables: [
    {
      currency: 'USD',
      total: 56_595_264,
      disputed: 1_432_018,
      buckets: [
        { bucket: 'current', amount: 41_260_814, count: 90 },
        { bucket: '1_30', amount: 9_621_455, count: 20 },
        { bucket: '31_60', amount: 3_890_270, count: 8 },
        { bucket: '61_90', amount: 1_134_725, count: 2 },
        { bucket: '90_plus', amount: 688_000, count: 1 },
      ],
    },
  ],
  chats: {
    opened: 12,
    answered: 11,
    median_seconds: 95,
    ninety_seconds: 420,
    before: { median_seconds: 130, ninety_seconds: null },
  },
};

const needs: readonly Need[] = [
  { kind: 'bookings', count: 0, oldest: null, pressing: 0 },
  { kind: 'exceptions', count: 11, oldest: '2026-10-17T18:18:00.000Z', pressing: 0 },
  { kind: 'chats', count: 3, oldest: '2026-10-20T18:12:00.000Z', pressing: 1 },
];

const open = (shown: Partial<DashboardFigures> = {}, path = '/admin/dashboard') =>
  openApp(path, {
    user: staff('super_admin'),
    prepare: (api) => {
      api.answer(endpoints.dashboard.needs, { data: [...needs], as_of: figures.as_of });
      api.answer(endpoints.dashboard.figures, { data: { ...figures, ...shown } });
    },
  });

describe('the dashboard', () => {
  it('says what waits, since when, and leads to exactly that [ADMIN-01]', async () => {
    await open();
    const panel = await screen.findByRole('region', { name: 'Needs attention' });
    const tile = async (name: string) => (await within(panel).findByText(name)).closest('li') as HTMLElement;
    const chats = within(await tile('Chats waiting'));
    expect(chats.getByText('3')).toBeVisible();
    expect(chats.getByText('1 unassigned')).toBeVisible();
    expect(chats.getByText('oldest 6 minutes ago')).toBeVisible();
    expect(chats.getByRole('link', { name: 'Reply now' })).toHaveAttribute('href', '/admin/chats');
    const stuck = within(await tile('Shipment exceptions'));
    expect(stuck.getByText('oldest 3 days ago')).toBeVisible();
    expect(stuck.queryByText(/refused or missed/)).toBeNull();
    expect(within(await tile('Unconfirmed bookings')).getByText('none waiting')).toBeVisible();
  });

  it('puts first what cannot wait, and last what nothing waits in [ADMIN-01]', async () => {
    await open();
    const panel = await screen.findByRole('region', { name: 'Needs attention' });
    await within(panel).findByText('Chats waiting');
    const names = within(panel)
      .getAllByRole('listitem')
      .map((tile) => tile.querySelector('p')?.textContent);
    expect(names).toEqual(['Chats waiting', 'Shipment exceptions', 'Unconfirmed bookings']);
  });

  it('tells the time in the zone of the person’s profile', async () => {
    await openApp('/admin/dashboard', {
      user: { ...staff('super_admin'), time_zone: 'Pacific/Honolulu' },
      prepare: (api) => {
        api.answer(endpoints.dashboard.needs, { data: [...needs], as_of: figures.as_of });
        api.answer(endpoints.dashboard.figures, { data: figures });
      },
    });
    // 18:18 UTC is 8:18 in the morning in Honolulu.
    expect(await screen.findByText('Tue, Oct 20, 8:18 AM HST')).toBeVisible();
  });

  it('compares with the same days before [ADMIN-01]', async () => {
    await open({}, '/admin/dashboard?period=7');
    // 4,343 are 253 more than 4,090; 27.3% of quotes were booked, 26.0% before.
    expect(await screen.findByText('+6.2% vs. previous 7 days')).toBeVisible();
    expect(screen.getByText('27.3%')).toBeVisible();
    expect(screen.getByText('+1.3 points vs. previous 7 days')).toBeVisible();
    // Each step of those before it.
    expect(screen.getByText('95.4%')).toBeVisible();
    expect(screen.getByText('46.6%')).toBeVisible();
  });

  it('tells each day to the keyboard, and all of them as a table [ADMIN-01]', async () => {
    const { person } = await open();
    const chart = await screen.findByRole('slider', { name: /^Shipments booked by day/ });
    expect(chart).toHaveAttribute('aria-valuetext', 'Tue, Oct 20 · LTL 51 · Parcel 62 · Truckload 4 · Total 117');
    fireEvent.keyDown(chart, { key: 'Home' });
    expect(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Wed, Oct 14 · LTL 51/));
    await person.click(screen.getByRole('button', { name: 'View table: Shipments booked' }));
    const rows = screen.getAllByRole('row').filter((row) => within(row).queryByText('117') !== null);
    expect(rows).toHaveLength(7);
  });

  it('holds carriers against the target, and money against its age [ADMIN-01]', async () => {
    await open();
    // 172 of 200.
    const late = (await screen.findByText('Cascade Crossing')).closest('li') as HTMLElement;
    expect(within(late).getByText('86%')).toHaveAttribute('data-tone', 'stop');
    expect(screen.getByText('$565,952.64')).toBeVisible();
    const oldest = screen.getByRole('row', { name: /^90\+ days/ });
    expect(within(oldest).getByText('$6,880.00')).toBeVisible();
    expect(screen.getByText('200 calls · p50 0.6 s, p95 8.1 s')).toBeVisible();
    expect(screen.getByRole('link', { name: '2 open incidents' })).toHaveAttribute(
      'href',
      '/admin/incidents?carrier=Granite+State+Freight',
    );
  });

  it('leaves out what was not told, and keeps the period in the address [ADMIN-01, ROLE-07]', async () => {
    const { api, person, router } = await open({
      receivables: null,
      chats: null,
      money: { ...figures.money, now: { revenue: 1_000_000, margin: null, costed: null } },
    });
    expect(await screen.findByText('$10,000.00')).toBeVisible();
    expect(screen.queryByText('Margin')).toBeNull();
    expect(screen.queryByText('Receivables aging')).toBeNull();
    expect(screen.queryByText('Chat response times')).toBeNull();
    await person.click(screen.getByRole('radio', { name: 'Quarter' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ period: 'quarter' }));
    await person.selectOptions(screen.getByLabelText('Currency'), 'CAD');
    await waitFor(() => expect(router.state.location.search).toEqual({ period: 'quarter', currency: 'CAD' }));
    expect(api).toBeDefined();
  });

  it('says that it could not be loaded, and tries again [ADMIN-01]', async () => {
    await openApp('/admin/dashboard', { user: staff('fpg_ops') });
    expect((await screen.findAllByText('Could not load the dashboard')).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('button', { name: 'Retry now' }).length).toBeGreaterThan(0);
  });
});
