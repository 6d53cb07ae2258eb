import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type AccountRole, type QuoteRow } from '@waybill/contract';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { customer } from '../../../testing/people.ts';
import { pageOf, quoteRow } from './quote-row.fixture.ts';

const { list, save, unsave, restore, export: exported } = endpoints.quoteLists;
const saved = { name: 'Weekly vanities', note: 'Dock 4', saved_at: '2026-12-01T10:00:00.000Z' };
const open = quoteRow(1);
const booked = quoteRow(2, { status: 'booked', booked_at: '2026-11-30T16:00:00.000Z', shipment_id: quoteRow(9).id });
const expired = quoteRow(3, { status: 'expired', saved, lowest: null, rate_count: 0 });

type Given = {
  readonly path?: string;
  readonly role?: AccountRole;
  readonly rows?: readonly QuoteRow[];
  readonly language?: 'en' | 'es';
};

async function openList({
  path = '/quote-history',
  role = 'owner',
  rows = [open, booked, expired],
  language,
}: Given = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T15:42:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  return openApp(path, {
    user: customer(role),
    ...(language ? { language } : {}),
    prepare: (api) => {
      api.answer(list, pageOf(rows));
      api.answer(endpoints.quotes.show, ({ params }) => {
        throw new Error(`Nobody asked for quote ${String(params['id'])}`);
      });
    },
  });
}
const menuOf = (number: string) => screen.findByRole('button', { name: `Options for quote ${number}` });
const asked = (api: Awaited<ReturnType<typeof openList>>['api']) =>
  api.requests.findLast(({ name }) => name === 'quoteLists.list');

describe('the quote history', () => {
  it('is a table of created, origin, destination, load, lowest quote and mode [QUOTE-23, QUOTE-24]', async () => {
    await openList();
    await screen.findByText('Q-264701', {}, { timeout: 5000 });
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Quote',
      'Status',
      'Created',
      'Origin',
      'Destination',
      'Load',
      'Mode',
      'Reference',
      'Lowest quote',
      'Options',
    ]);
    const cells = within(screen.getByRole('row', { name: /^Q-264701/ })).getAllByRole('cell');
    expect(cells.slice(0, 9).map((cell) => cell.textContent)).toEqual([
      'Q-264701',
      // Five days and an hour.
      'Open5 days left',
      'Nov 30',
      'Manchester, NH',
      'Chicago, IL',
      '2 units · 1,240 lb',
      'LTL',
      'JOB-9',
      '$666.25',
    ]);
  });

  it('makes open, booked and expired clear, and that there was no rate [QUOTE-22, QUOTE-24]', async () => {
    await openList();
    await screen.findByText('Q-264701');
    const table = within(screen.getByRole('table'));
    expect(table.getByText('Booked')).toBeVisible();
    expect(table.getByText('Expired')).toBeVisible();
    expect(screen.getByText('No rate')).toBeVisible();
    expect(screen.getAllByText(/left$/)).toHaveLength(1);
  });

  it('offers what fits: book or dispatch while honoured, re-run and return trip always [QUOTE-23]', async () => {
    const { person } = await openList();
    await person.click(await menuOf('Q-264701'));
    const items = async () =>
      (await screen.findAllByRole('menuitem')).map((item) => [item.textContent, item.getAttribute('href')]);
    expect(await items()).toEqual([
      ['Book', `/quote-shipment/${open.id}`],
      ['Dispatch at lowest rate', `/quote-shipment/${open.id}?rate=lowest`],
      ['Re-run', `/quote/${open.id}`],
      ['Return trip', `/quote/${open.id}/return`],
      ['Open', `/quote-history/${open.id}`],
      ['Save quote', null],
    ]);
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
    await person.click(await menuOf('Q-264702'));
    expect((await items()).map(([words]) => words)).toEqual([
      'Re-run',
      'Return trip',
      'Open',
      'View shipment',
      'Save quote',
    ]);
  });

  it('lets those look who may neither quote nor book [ROLE-07]', async () => {
    const { person } = await openList({ role: 'viewer' });
    await person.click(await menuOf('Q-264701'));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Open']);
    expect(screen.queryByRole('link', { name: 'New quote' })).toBeNull();
  });

  it('searches, filters and sorts on the server, keeps all of it in the address, and drops it by chips [QUOTE-24]', async () => {
    const { api, person, router } = await openList({
      path: '/quote-history?status=open&from=2026-11-24&to=2026-11-30',
    });
    await person.type(await screen.findByRole('searchbox'), 'chicago{Enter}');
    await person.click(await screen.findByRole('button', { name: /^Lowest quote/ }));
    await waitFor(() => expect(asked(api)?.query).toMatchObject({ search: 'chicago', sort: 'lowest' }));
    expect(asked(api)?.query).toMatchObject({ status: 'open', from: '2026-11-24', to: '2026-11-30' });
    expect(asked(api)?.query).toHaveProperty('time_zone');
    expect(router.state.location.search).toMatchObject({ search: 'chicago', sort: 'lowest', status: 'open' });
    const chips = within(screen.getByRole('list', { name: 'Active filters' }));
    await person.click(chips.getByRole('button', { name: 'Remove filter Open' }));
    await waitFor(() => expect(asked(api)?.query).not.toHaveProperty('status'));
    await person.click(chips.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'lowest' }));
  });

  it('leaves out what the address has wrong', async () => {
    const { api } = await openList({ path: '/quote-history?status=lost&mode=rail&from=soon&sort=name' });
    await screen.findByText('Q-264701');
    expect(asked(api)?.query).toEqual({ page: '1', per_page: '20', sort: '-created_at' });
  });

  it('says why it is empty, and that nothing matches, each with the way on', async () => {
    await openList({ rows: [] });
    expect(await screen.findByRole('heading', { name: 'No quotes yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get a quote' })).toHaveAttribute('href', '/');
  });

  it('says that nothing matches', async () => {
    const { person, router } = await openList({ rows: [], path: '/quote-history?search=zebra' });
    expect(await screen.findByRole('heading', { name: 'No matches' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  it('says that it could not be loaded, and loads again', async () => {
    const { person } = await openApp('/quote-history', {
      user: customer(),
      prepare: (api) => {
        api.refuse(list, 'server_error');
      },
    }).then(({ api, ...opened }) => {
      api.answer(list, pageOf([open]));
      return opened;
    });
    const again = await screen.findByRole('button', { name: 'Retry now' });
    expect(screen.getByText('We couldn’t load the quotes.')).toBeVisible();
    await person.click(again);
    expect(await screen.findByText('Q-264701')).toBeVisible();
  });

  it('exports exactly what is filtered [QUOTE-24]', async () => {
    const { api, person } = await openList({ path: '/quote-history?status=booked&sort=-lowest' });
    api.handle(exported, () => new Response('Quote number\r\n', { headers: { 'content-type': 'text/csv' } }));
    await screen.findByText('Q-264701');
    await person.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(api.requests.some(({ name }) => name === 'quoteLists.export')).toBe(true));
    expect(api.requests.find(({ name }) => name === 'quoteLists.export')?.query).toEqual({
      status: 'booked',
      sort: '-lowest',
    });
  });

  it('speaks Spanish', async () => {
    await openList({ language: 'es' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Historial de cotizaciones' })).toBeVisible();
    expect(await screen.findByText('quedan 5 días')).toBeVisible();
  });
});

describe('saved quotes', () => {
  const row = quoteRow(4, { saved });

  it('are asked for as such and go by their names [QUOTE-23]', async () => {
    const { api } = await openList({ path: '/saved-quotes', rows: [row] });
    expect(await screen.findByRole('link', { name: /^Weekly vanities/ })).toHaveAttribute(
      'href',
      `/quote-history/${row.id}`,
    );
    expect(asked(api)?.query).toMatchObject({ saved: 'true', sort: '-saved_at' });
  });

  it('take another name and note [QUOTE-23]', async () => {
    const { api, person } = await openList({ path: '/saved-quotes', rows: [row] });
    api.answer(save, { data: { ...saved, name: 'Monthly vanities' } });
    await person.click(await menuOf('Q-264704'));
    await person.click(await screen.findByRole('menuitem', { name: 'Name and note' }));
    const name = await screen.findByLabelText('Name');
    expect([name, screen.getByLabelText('Note')].map((field) => (field as HTMLInputElement).value)).toEqual([
      'Weekly vanities',
      'Dock 4',
    ]);
    await person.clear(name);
    await person.type(name, 'Monthly vanities{Enter}');
    expect(await screen.findByText('Name and note saved')).toBeVisible();
    expect(api.requests.find(({ name: endpoint }) => endpoint === 'quoteLists.save')).toMatchObject({
      params: { id: row.id },
      body: { name: 'Monthly vanities', note: 'Dock 4' },
    });
  });

  it('are removed, and put back from the notice [QUOTE-23]', async () => {
    const { api, person } = await openList({ path: '/saved-quotes', rows: [row] });
    api.answer(unsave, { data: null });
    api.answer(restore, { data: saved });
    await person.click(await menuOf('Q-264704'));
    await person.click(await screen.findByRole('menuitem', { name: 'Remove from saved' }));
    expect(await screen.findByText('Quote Q-264704 is no longer saved')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Quote Q-264704 saved again')).toBeVisible();
    expect(api.requests.filter(({ name }) => name === 'quoteLists.list')).toHaveLength(3);
  });

  it('say what to do when there are none', async () => {
    await openList({ path: '/saved-quotes', rows: [] });
    expect(await screen.findByRole('heading', { name: 'No saved quotes yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Quote History' })).toHaveAttribute('href', '/quote-history');
  });
});
