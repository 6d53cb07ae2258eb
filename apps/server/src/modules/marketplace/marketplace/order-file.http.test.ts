import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderWorkbook } from '../../../core/workbooks/index.ts';
import type { Browser } from '../../../testing/browser.ts';
import { bookShipment } from '../../../testing/journey.ts';
import { listedOrders } from '../../../testing/marketplace.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let desk: Browser;
beforeAll(async () => {
  server = await startTestServer({ carriers: true });
  desk = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper' })).email);
});
afterAll(() => server.close());

const upload = (content: Buffer | string, name = 'orders.csv') =>
  desk.send('POST', `/api/marketplaces/order-files?name=${name}`, Buffer.from(content), {
    'content-type': 'application/octet-stream',
  });
const heading = 'order_number,name,street_1,city,state,postal_code,sku,title,quantity,price,paid';

describe('a file of orders', () => {
  it('goes in row by row into orders, once however often it is sent [EBAY-01]', async () => {
    const file = [
      heading,
      'A-1,Rosa Tamsin,9 Harborview Lane,Boston,MA,02116,S-1,Lantern,2,64.50,yes',
      'A-1,,,,,,S-2,Valve,1,156.40,',
      'A-2,Percival Adair,15 Cedar Hollow,Charlotte,NC,28202,S-1,Lantern,1,64.50,no',
    ].join('\r\n');
    const first = await upload(file);
    expect([first.status, first.body.data]).toEqual([
      201,
      { orders: 2, added: 2, updated: 0, unchanged: 0, left_out: 0, problems: [] },
    ]);
    expect((await upload(file)).body.data).toMatchObject({ added: 0, updated: 0, unchanged: 2 });
    const [unpaid] = await listedOrders(desk, '&status=unpaid');
    const [paid] = await listedOrders(desk, '&status=to_ship');
    // 2 × 64.50 + 156.40
    expect([unpaid?.external_id, paid?.external_id, paid?.total, paid?.pieces]).toEqual([
      'A-2',
      'A-1',
      { amount: 28_540, currency: 'USD' },
      3,
    ]);
    const changed = await upload(file.replace(',no', ',yes'));
    expect(changed.body.data).toMatchObject({ added: 0, updated: 1, unchanged: 1 });
  });

  it('is read from a workbook too, with the zeros that a sheet takes away', async () => {
    const rows = [{ id: 'X-1', zip: 2116, day: '2026-11-12', quantity: 3 }];
    const book = await renderWorkbook(
      'Orders',
      [
        { title: 'Order number', value: ({ id }: (typeof rows)[number]) => id },
        { title: 'Date', value: ({ day }) => day, kind: 'day' },
        { title: 'Recipient', value: () => 'Rosalind Tamsin' },
        { title: 'Address', value: () => '9 Harborview Lane' },
        { title: 'City', value: () => 'Boston' },
        { title: 'State', value: () => 'ma' },
        { title: 'ZIP code', value: ({ zip }) => zip },
        { title: 'Qty', value: ({ quantity }) => quantity },
      ],
      rows,
    );
    expect((await upload(Buffer.from(book), 'orders.xlsx')).body.data).toMatchObject({ added: 1, problems: [] });
    const [order] = await listedOrders(desk, '&search=X-1');
    expect([order?.ship_to.postal_code, order?.ship_to.state, order?.ordered_at.slice(0, 10), order?.pieces]).toEqual([
      '02116',
      'MA',
      '2026-11-12',
      3,
    ]);
  });

  it('names each mistake by its row, and takes the other orders', async () => {
    const answer = await upload(
      [
        heading,
        'B-1,,1 Mill Road,Barre,VT,05641,S,Thing,1,5,',
        'B-2,Dana Reed,1 Mill Road,Barre,VT,5641X,S,Thing,0,five,',
        ',Dana Reed,1 Mill Road,Barre,VT,05641,S,Thing,1,5,',
        'B-3,Dana Reed,1 Mill Road,Barre,VT,05641,S,Thing,1.5,5,',
        'B-4,Dana Reed,1 Mill Road,Barre,VT,05641,S,Thing,1,5,',
      ].join('\n'),
    );
    const { problems, ...rest } = answer.body.data as {
      problems: { row: number; field: string; code: string }[];
    };
    expect(rest).toEqual({ orders: 4, added: 1, updated: 0, unchanged: 0, left_out: 3 });
    expect(problems.map(({ row, field, code }) => [row, field, code])).toEqual([
      [2, 'name', 'required'],
      [3, 'postal_code', 'invalid_postal_code'],
      [3, 'quantity', 'too_small'],
      [3, 'price', 'invalid'],
      [4, 'order_number', 'required'],
      [5, 'quantity', 'not_a_whole_number'],
    ]);
  });

  it('that is invalid, empty, or lacks a column is refused with a message', async () => {
    const refusals = await Promise.all([
      upload('name,city\nRosa,Boston'),
      upload(heading),
      upload('PK\u0003\u0004 this is no workbook', 'orders.xlsx'),
      upload(Buffer.alloc(0)),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
    expect(Object.keys(refusals[0]?.body.errors ?? {})).toContain('order_number');
    expect(refusals.slice(1, 3).map(({ body }) => body.codes)).toEqual([
      { file: ['file_without_rows'] },
      { file: ['file_not_a_table'] },
    ]);
  });

  it('may look like its template, which goes in as it is', async () => {
    const template = await desk.get('/api/marketplaces/order-files/template');
    expect(template.headers['content-disposition']).toContain('orders-template.csv');
    expect((await upload(template.bytes)).body.data).toMatchObject({ orders: 1, added: 1, problems: [] });
  });

  it('never changes an order that is on a shipment, and names the shipment', async () => {
    const file = [
      heading,
      'C-1,Rosa Tamsin,9 Harborview Lane,Boston,MA,02116,S-1,Lantern,2,64.50,yes',
      'C-2,Percival Adair,15 Cedar Hollow,Charlotte,NC,28202,S-1,Lantern,1,64.50,yes',
      'C-3,Dana Reed,1 Mill Road,Barre,VT,05641,S-1,Lantern,1,64.50,yes',
    ].join('\n');
    expect((await upload(file)).body.data).toMatchObject({ added: 3 });
    const id = crypto.randomUUID();
    const [booked] = await listedOrders(desk, '&search=C-1');
    await desk.put(`/api/marketplaces/shipments/${id}/orders`, { order_ids: [booked?.id] });
    await bookShipment(desk, id);
    const [marked] = await listedOrders(desk, '&search=C-2');
    await desk.send('POST', `/api/marketplaces/orders/${marked?.id}/shipped`, {
      carrier: null,
      tracking_number: null,
      tell: false,
    });
    const before = await listedOrders(desk, '&search=C-1');
    const number = before[0]?.shipment?.bol_number;
    expect([number === undefined, number, before[0]?.status]).toEqual([false, expect.any(String), 'booked']);

    expect((await upload(file)).body.data).toMatchObject({ unchanged: 3, left_out: 0, problems: [] });
    const other = file.replaceAll('Lantern,', 'Lamp,').replace('9 Harborview Lane', '10 Other Street');
    expect((await upload(other)).body.data).toEqual({
      orders: 3,
      added: 0,
      updated: 1,
      unchanged: 0,
      left_out: 2,
      problems: [
        { row: 2, order: 'C-1', field: 'order_number', value: 'C-1', code: 'order_booked', params: { number } },
        { row: 3, order: 'C-2', field: 'order_number', value: 'C-2', code: 'order_shipped', params: {} },
      ],
    });
    expect(await listedOrders(desk, '&search=C-1')).toEqual(before);
  });

  it('holds a ZIP code against its state, and puts a zero back only where the state agrees', async () => {
    const answer = await upload(
      [
        heading,
        'D-1,Rosa Tamsin,9 Harborview Lane,Chicago,IL,6064,S-1,Lantern,2,64.50,yes',
        'D-2,Rosa Tamsin,9 Harborview Lane,Chicago,CT,60647,S-1,Lantern,2,64.50,yes',
        'D-3,Rosa Tamsin,9 Harborview Lane,Boston,MA,2116,S-1,Lantern,2,64.50,yes',
        'D-4,Rosa Tamsin,9 Harborview Lane,Boston,QQ,02116,S-1,Lantern,2,64.50,yes',
      ].join('\n'),
    );
    const { problems, ...rest } = answer.body.data as {
      problems: { row: number; field: string; value: string; code: string; params: object }[];
    };
    expect(rest).toEqual({ orders: 4, added: 1, updated: 0, unchanged: 0, left_out: 3 });
    const placed = { code: '60647', there: 'Chicago, IL', here: 'Chicago, CT', city: 'Chicago', state: 'IL' };
    expect(problems.map(({ row, field, value, code, params }) => [row, field, value, code, params])).toEqual([
      [2, 'postal_code', '6064', 'zip_lost_zero', {}],
      [3, 'state', 'CT', 'zip_in_other_state', placed],
      [5, 'state', 'QQ', 'state_unknown', {}],
    ]);
    const [order] = await listedOrders(desk, '&search=D-3');
    expect(order?.ship_to.postal_code).toBe('02116');
  });
});
