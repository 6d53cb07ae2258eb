import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type ShipmentView } from '@waybill/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { customer } from '../../../testing/people.ts';
import { counts, pageOf, row } from '../../../testing/shipment.ts';

const { list, counts: counting, papers } = endpoints.shipments;
const views = endpoints.shipmentViews;
const second = '5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a11';
const rows = [
  row(),
  row({ id: second, bol_number: 'WB20419110', mode: 'parcel', total: { amount: 8_156, currency: 'USD' } }),
];

const open = (prepare: (api: FakeApi) => void = () => undefined, path = '/track') =>
  openApp(path, {
    user: customer('owner'),
    prepare: (api) => {
      api.answer(counting, { data: counts });
      api.answer(list, pageOf(rows));
      prepare(api);
    },
  });
const box = (name: string) => screen.findByRole('checkbox', { name });
const asked = (api: FakeApi, name: string) => api.requests.filter((one) => one.name === name);
const bar = () => within(screen.getByRole('toolbar', { name: 'Selected shipments' }));

afterEach(() => vi.restoreAllMocks());

describe('shipments that are chosen', () => {
  it('are counted with what they cost, one by one or a page at once, and let go [TRACK-01]', async () => {
    const { person } = await open();
    await person.click(await box('Select WB20418618'));
    expect(bar().getByText('1 selected')).toBeVisible();
    await person.click(await box('Select all on this page'));
    // 918.44 and 81.56 make 1,000.00.
    expect(bar().getByText(/\$1,000\.00/)).toBeVisible();
    await person.click(bar().getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(await box('Select WB20419110')).not.toBeChecked();
  });

  it('cost nothing once they are canceled, as the list has it [TRACK-01]', async () => {
    const [kept, other] = rows;
    const { person } = await open((api) => api.answer(list, pageOf([kept!, { ...other!, status: 'canceled' }])));
    await person.click(await box('Select all on this page'));
    expect(bar().getByText(/\$918\.44/)).toBeVisible();
    await person.click(await box('Select WB20418618'));
    expect(bar().queryByText(/\$/)).toBeNull();
  });

  it('are chosen with the keyboard alone, and the row is not opened', async () => {
    const { person } = await open();
    (await screen.findByRole('link', { name: 'WB20418618' })).focus();
    await person.keyboard('jx');
    expect(await box('Select WB20419110')).toBeChecked();
    await person.click(await box('Select WB20418618'));
    expect(location.pathname).toBe('/track');
  });

  it('are printed as one PDF of the kind that was asked for [TRACK-01, BOOK-05]', async () => {
    const { api, person } = await open((fake) =>
      fake.handle(
        papers,
        () => new Response(new Uint8Array([37, 80, 68, 70]), { headers: { 'content-type': 'application/pdf' } }),
      ),
    );
    await person.click(await box('Select all on this page'));
    await person.click(bar().getByRole('button', { name: 'Print documents' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Labels' }));
    await waitFor(() => expect(asked(api, 'shipments.papers')).toHaveLength(1));
    const sent = asked(api, 'shipments.papers')[0];
    expect([sent?.params, sent?.query]).toEqual([{ kind: 'labels' }, { ids: `${row().id},${second}` }]);
  });

  it('say so when none of them has such a paper', async () => {
    const { person } = await open((fake) => fake.refuse(papers, 'not_found'));
    await person.click(await box('Select WB20419110'));
    await person.click(bar().getByRole('button', { name: 'Print documents' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Bills of lading' }));
    expect(await screen.findByText('None of the selected shipments has this document.')).toBeVisible();
  });

  it('are exported alone [TRACK-01]', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    const { person } = await open();
    await person.click(await box('Select WB20419110'));
    await person.click(bar().getByRole('button', { name: 'Export 1' }));
    const file = saved.mock.calls[0]?.[0];
    if (!(file instanceof Blob)) throw new Error('Nothing was saved');
    const text = await file.text();
    expect(text).toContain('WB20419110');
    expect(text).not.toContain('WB20418618');
  });
});

describe('columns and views', () => {
  const view: ShipmentView = {
    id: '0195aaaa-7c11-7b0e-9a66-3f1d2c4b5a10',
    name: 'Late ones',
    shared: true,
    own: false,
    owner: 'Rosa Vega',
    content: { status: 'delayed', sort: '-pickup_date', columns: ['bol', 'mode'] },
  };
  const heads = async () =>
    (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent).filter((text) => text !== '');

  it('shows the columns that are chosen, and remembers them [TRACK-01]', async () => {
    const { person } = await open();
    expect(await heads()).not.toContain('Mode');
    await person.click(screen.getByRole('button', { name: 'Columns' }));
    await person.click(await screen.findByRole('checkbox', { name: 'Mode' }));
    await person.click(screen.getByRole('checkbox', { name: 'Carrier' }));
    expect(await heads()).toContain('Mode');
    expect(await heads()).not.toContain('Carrier');
    expect(localStorage.getItem('wb_shipment_columns')).toContain('mode');
    await person.click(screen.getByRole('button', { name: 'Reset columns' }));
    expect(await heads()).toContain('Carrier');
  });

  it('opens a view that a colleague shares: filters, order and columns [TRACK-01]', async () => {
    const { api, person } = await open((fake) => fake.answer(views.list, { data: [view] }));
    await person.click(await screen.findByRole('button', { name: 'Views' }));
    await person.click(await screen.findByRole('button', { name: /Late ones.*Rosa Vega/ }));
    await waitFor(() =>
      expect(asked(api, 'shipments.list').at(-1)?.query).toMatchObject({ status: 'delayed', sort: '-pickup_date' }),
    );
    expect(location.search).toContain('status=delayed');
    expect(await heads()).toEqual(['BOL', 'Mode', 'Options']);
    expect(screen.queryByRole('button', { name: 'Remove view “Late ones”' })).toBeNull();
  });

  it('brings a view back that was removed by mistake, as it was shared [TRACK-01]', async () => {
    const { api, person } = await open((fake) => {
      fake.answer(views.list, { data: [{ ...view, own: true }] });
      fake.answer(views.remove, { data: { id: view.id } });
      fake.answer(views.create, { data: { ...view, own: true } });
    });
    await person.click(await screen.findByRole('button', { name: 'Views' }));
    await person.click(await screen.findByRole('button', { name: 'Remove view “Late ones”' }));
    expect(await screen.findByText('View “Late ones” removed')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(api.sentTo('shipmentViews.create')).toMatchObject([
        { name: 'Late ones', shared: view.shared, content: view.content },
      ]),
    );
  });

  it('keeps the list as it stands, shared when asked [TRACK-01]', async () => {
    const { api, person } = await open((fake) => {
      fake.answer(views.list, { data: [] });
      fake.answer(views.create, { data: { ...view, name: 'PO 7', own: true } });
    }, '/track?search=PO+7');
    await person.click(await screen.findByRole('button', { name: 'Views' }));
    await person.click(await screen.findByRole('button', { name: 'Save this view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }));
    await person.click(dialog.getByRole('button', { name: 'Save view' }));
    expect(await dialog.findByText('Field is required')).toBeVisible();
    await person.fill(dialog.getByRole('textbox', { name: /^Name/ }), 'PO 7');
    await person.click(dialog.getByRole('checkbox', { name: /Share with account/ }));
    await person.click(dialog.getByRole('button', { name: 'Save view' }));
    expect(await screen.findByText('View “PO 7” saved')).toBeVisible();
    expect(api.sentTo('shipmentViews.create')).toEqual([
      expect.objectContaining({ name: 'PO 7', shared: true, content: expect.objectContaining({ search: 'PO 7' }) }),
    ]);
  });
});
