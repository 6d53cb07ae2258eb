import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type ReportFigures, type ReportRow, type ReportSchedule } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { staff } from '../../../testing/people.ts';
import { queryOf, openedBy } from './query.ts';

const id = '5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a01';
const reader = { id, name: 'Ines Okafor', email: 'ines@waybill.example' };
const nothing: ReportFigures = {
  asked: 0,
  rated: 0,
  tried: 0,
  won: 0,
  won_share: null,
  booked: 0,
  revenue: 0,
  cost: 0,
  margin: 0,
  margin_share: null,
  billed: 0,
  adjusted: 0,
  adjusted_amount: 0,
  adjusted_share: null,
  delivered: 0,
  promised: 0,
  on_time: 0,
  on_time_share: null,
  answers: 0,
  failed: 0,
  failed_share: null,
  p50: null,
  p95: null,
};
const sold = { booked: 2, revenue: 100_000, cost: 89_000, margin: 11_000, margin_share: 1100 };
const rows: ReportRow[] = [
  { key: id, name: 'Granite State Freight', ...nothing, ...sold },
  { key: id.replace('5', '6'), name: 'Blue Heron Lines', ...nothing, booked: 1, revenue: 50_000 },
];
const totals = { ...nothing, booked: 3, revenue: 150_000, cost: 89_000, margin: 11_000, margin_share: 733 };

const page = (over: Partial<ReportFigures> = {}) => ({
  data: rows.map((row) => ({ ...row, ...over })),
  links: { first: null, last: null, prev: null, next: null },
  meta: {
    current_page: 1,
    from: 1,
    last_page: 1,
    links: [],
    path: '/api/admin/reports',
    per_page: 20,
    to: 2,
    total: 2,
    total_is_exact: true,
  },
  from: '2026-10-14',
  to: '2026-10-20',
  totals: { ...totals, ...over },
  days: [{ day: '2026-10-20', ...totals, ...over }],
  names: { carrier: null, account: null },
});

const open = (path = '/admin/reports', over: Partial<ReportFigures> = {}) =>
  openApp(path, {
    user: staff('fpg_admin'),
    prepare: (api) => {
      api.answer(endpoints.reports.show, page(over));
      api.answer(endpoints.reports.choices, {
        data: { carriers: [{ id, name: 'Granite State Freight' }], currencies: ['USD'], staff: [reader] },
      });
      api.answer(endpoints.reports.schedules, { data: [] });
    },
  });

describe('reports', () => {
  it('show rows, what they come to, and each as a way further in', async () => {
    await open();
    const row = await screen.findByRole('row', { name: /^Granite State Freight/ });
    expect(within(row).getByText('$1,000.00')).toBeVisible();
    expect(within(row).getByText('11%')).toBeVisible();
    expect(within(row).getByRole('link')).toHaveAttribute('href', `/admin/reports?kind=spend&by=lane&carrier=${id}`);
    const total = screen.getByRole('row', { name: /^Total of 2/ });
    expect(within(total).getByText('$1,500.00')).toBeVisible();
    expect(within(total).getByText('7.3%')).toBeVisible();
  });

  it('leave costs and margins out for whoever may not see them', async () => {
    await open('/admin/reports', { cost: null, margin: null, margin_share: null });
    await screen.findByRole('row', { name: /^Granite State Freight/ });
    expect(screen.queryByText('Margin')).toBeNull();
    expect(screen.queryByText('Carrier cost')).toBeNull();
    expect(screen.getByRole('radio', { name: 'Spend' })).toBeVisible();
  });

  it('are asked for by the address alone', async () => {
    const { api, person, router } = await open('/admin/reports?kind=on_time&by=lane&range=quarter&carrier=nobody');
    await screen.findByRole('row', { name: /^Granite State Freight/ });
    const asked = api.requests.find(({ name }) => name === 'reports.show')?.query;
    expect(asked).toMatchObject({ kind: 'on_time', by: 'lane', range: 'quarter', sort: '-delivered' });
    expect(asked).not.toHaveProperty('carrier');
    await person.click(screen.getByRole('radio', { name: 'Account' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ by: 'account', kind: 'on_time' }));
  });

  it('are cut only by what they have', () => {
    const list = (filters: object) => queryOf({ filters, sort: '-asked' });
    expect([list({ kind: 'conversion', by: 'carrier' }).by, list({ kind: 'answers', by: 'lane' }).by]).toEqual([
      'lane',
      'carrier',
    ]);
    const row = rows[0] as ReportRow;
    expect(openedBy(list({ kind: 'answers' }), row, { kind: 'answers', page: '2' }).search).toEqual({
      kind: 'answers',
      by: 'mode',
      carrier: id,
    });
  });

  it('are mailed by the clock, to whom and when it says', async () => {
    const { api, person } = await open();
    api.answer(endpoints.reports.save, ({ body }) => {
      const sent = body as Omit<ReportSchedule, 'recipients'>;
      return {
        data: {
          ...sent,
          id,
          recipients: [reader],
          paused: false,
          next_at: '2026-10-26T12:00:00.000Z',
          last_at: null,
          last_sent: { mails: 0, sent: 0 },
          version: 1,
          created_by: 'Ines Okafor',
          editable: true,
        },
      };
    });
    await person.click(await screen.findByRole('button', { name: 'Schedule' }));
    await person.click(await screen.findByRole('button', { name: 'Email this report' }));
    const dialog = await screen.findByRole('dialog', { name: 'Email this report' });
    await person.click(within(dialog).getByRole('checkbox', { name: /Ines Okafor/ }));
    await person.selectOptions(within(dialog).getByLabelText(/^Frequency/), 'month');
    await person.selectOptions(within(dialog).getByLabelText(/^On day/), '15');
    await person.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.sentTo('reports.save')).toHaveLength(1));
    expect(api.sentTo('reports.save')[0]).toMatchObject({
      name: 'Spend and margin by carrier',
      every: 'month',
      on_day: 15,
      at_hour: 7,
      version: null,
      report: { kind: 'spend', by: 'carrier', range: '30' },
    });
    const sent = api.sentTo('reports.save')[0] as { recipients: readonly string[] };
    expect(sent.recipients.filter((one) => one === id)).toHaveLength(1);
  });
});
