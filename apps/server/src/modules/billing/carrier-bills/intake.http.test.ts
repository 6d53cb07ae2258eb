import type { BillProblem, TakenBill } from '@waybill/contract';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { billAs, loadWith, shipOrdinary, tariffPrice } from '../../../testing/carrier-bills.ts';
import type { Booked } from '../../../testing/journey.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { pushKey } from '../../shipments/carrier-tracking/index.ts';
import { readPreliminary } from './preliminary.ts';

let server: TestServer;
let desk: Browser;
let customer: Browser;
let shipped: Booked;

beforeAll(async () => {
  server = await startTestServer({ carriers: true });
  desk = await signIn(server.app, (await addPerson(server, { roles: ['super_admin'] })).email);
  customer = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
  shipped = await shipOrdinary(server, customer);
});
afterAll(() => server.close());

const put = async (content: string, name = 'bills.csv') => {
  const answer = await desk.post('/api/admin/carrier-bills/files', { file_name: name, content });
  expect(answer.status).toBe(200);
  return answer.body.data as unknown as { readonly bills: TakenBill[]; readonly problems: BillProblem[] };
};
const cents = (amount: number) => (amount / 100).toFixed(2);

describe('a table of bills', () => {
  it('is taken in row by row, in any order of columns, and once', async () => {
    const { amount } = await tariffPrice(server, customer, shipped, loadWith({}));
    const csv = [
      'PRO number,Total,Billed on,Bill number,SCAC,Accessorial code,Accessorial,Weight lb',
      `${shipped.shipment.pro_number},"$${cents(amount + 9800)}",2026-11-16,77,${shipped.shipment.scac},LFT,98.00,`,
      '999,12.00,2026-11-16,78,ZZZZ,,,',
      '998,twelve,2026-11-16,79,ZZZZ,,,',
      '997,12.00,tomorrow,80,ZZZZ,,,',
    ].join('\r\n');
    const { bills, problems } = await put(csv);
    expect(bills.map(({ state, again }) => [state, again])).toEqual([
      ['review', false],
      ['unmatched', false],
    ]);
    expect(problems.map(({ place }) => place)).toEqual([4, 5]);
    const shown = await billAs(desk, bills[0]?.id ?? '');
    expect(shown.findings.find(({ code }) => code === 'LGDEL')).toMatchObject({ cause: 'accessorial' });
    expect((await put(csv)).bills.every(({ again }) => again)).toBe(true);
  });

  it('never reads a decimal comma as one that groups thousands', async () => {
    const { scac, pro_number: pro } = shipped.shipment;
    const { bills, problems } = await put(
      [
        'Bill number,SCAC,Total,Billed on,Weight lb,PRO number',
        `comma-1,${scac},"1234,50",2026-11-16,`,
        `comma-2,${scac},"1,23",2026-11-16,`,
        `comma-3,${scac},"$1,234.50",2026-11-16,"4,5",${pro}`,
        `comma-4,${scac},12.00,2026-11-16,"4,50,0"`,
        `comma-5,${scac},"12,34,56",2026-11-16,`,
        `comma-6,${scac},twelve dollars,2026-11-16,`,
        `comma-7,${scac},,2026-11-16,`,
      ].join('\n'),
    );
    // An amount that is no number is not called a missing one.
    expect(problems.map(({ place, field, text }) => [place, field, text])).toEqual([
      [5, 'weight_lb', 'not_a_number'],
      [6, 'total', 'not_a_number'],
      [7, 'total', 'not_a_number'],
      [8, 'total', 'required'],
    ]);
    expect(bills.map(({ total }) => total.amount)).toEqual([123_450, 123, 123_450]);
    expect((await billAs(desk, bills[2]?.id ?? '')).facts.weight_lb).toMatchObject({ billed: 4.5 });
  });

  it.each(['a,b\n1,2', '=cmd|x', '"', '{"total":1}', 'x'.repeat(900_000)])(
    'that is none is said to be none',
    async (content) => {
      expect(await put(content)).toMatchObject({ bills: [], problems: [{ code: 'not_a_table' }] });
    },
  );

  it('that is empty or too long is not taken', async () => {
    for (const content of ['', 'x'.repeat(900_001)]) {
      expect((await desk.post('/api/admin/carrier-bills/files', { file_name: 'x.csv', content })).status).toBe(422);
    }
  });
});

describe('a file of X12 210', () => {
  it('is matched by its PRO number, and what cannot be read is named by its segment', async () => {
    const header = `ISA*00*          *00*          *02*GSTF           *ZZ*WAYBILL        *261118*1200*U*00401*000000001*0*P*>~`;
    const sets = [
      `ST*210*1~B3**A1*${shipped.bolNumber}*PP**20261116*99900****${shipped.shipment.scac}~`,
      `N9*CN*${shipped.shipment.pro_number}~LX*1~L1*1***99900****400~SE*6*1~`,
      'ST*210*2~B3**A2~SE*3*2~',
    ];
    const file = `${header}GS*IM*A*B*20261116*1200*1*X*004010~${sets.join('')}GE*2*1~IEA*1*000000001~`;
    const { bills, problems } = await put(file, 'bills.210');
    expect(bills).toMatchObject([{ state: 'review', total: { amount: 99_900 } }]);
    expect(problems).toMatchObject([{ code: 'no_total' }]);
  });
});

/** The published example of the Digital LTL Council with one of our shipments. */
const announced = (changes: object = {}) => ({
  pfc: {
    uniqueID: '1234567890EXLA20241120',
    date: '2026-11-16T00:00:00.000',
    version: 'v1.0',
    isTest: false,
    ...changes,
  },
  payment: { terms: 'Prepaid' },
  shipmentTotals: { pickupDate: '2026-11-16T00:00:00.000', grossWeight: 2000, weightUnit: 'Pounds', handlingUnits: 2 },
  referenceNumbers: { pro: shipped.shipment.pro_number, bol: [shipped.bolNumber] },
  commodities: {
    handlingUnits: [
      {
        count: 2,
        type: 'SKD',
        weight: 2000,
        weightUnit: 'Pounds',
        length: 48,
        width: 40,
        height: 60,
        dimensionUnit: 'Inches',
        lineItems: [{ classification: '85' }],
      },
    ],
  },
  charges: {
    grossCharges: 858.55,
    discountAmount: 657.65,
    discountPercent: 77,
    fuelSurchargePercent: 31,
    fuelSurchargeAmount: 62.88,
    currencyType: 'USD',
    detail: 'House/Residential Delivery Fee',
    preliminaryTotalCharges: 413.78,
  },
});

describe('preliminary charges', () => {
  it('are read as published: the rest not covered by standard lines is the service described as text', () => {
    const read = readPreliminary(JSON.stringify([announced()]));
    // 413.78 minus 858.55, plus 657.65, minus 62.88.
    expect(read?.body.lines.map(({ kind, code, amount }) => [kind, code, amount])).toEqual([
      ['freight', 'freight', 85_855],
      ['discount', 'discount', -65_765],
      ['fuel', 'fuel', 6288],
      ['accessorial', 'RESDEL', 15_000],
    ]);
    expect(read?.body).toMatchObject({
      scac: 'EXLA',
      total: 41_378,
      items: [{ weight_lb: 2000, freight_class: '85' }],
    });
    expect(['', 'null', '[]', '{}', '{"pfc":1}', '[[[['].map(readPreliminary)).toEqual(Array(6).fill(null));
  });

  it('are shown next to the quote and never paid, only if signed, and once', async () => {
    shipped = await shipOrdinary(server, customer);
    const connection = await server.services.database.staff
      .insertInto('carrier_connections')
      .values({
        id: crypto.randomUUID(),
        carrier_id: (
          await server.services.database.staff
            .selectFrom('carriers')
            .select('id')
            .where('scac', '=', shipped.shipment.scac)
            .executeTakeFirstOrThrow()
        ).id,
        adapter: 'ebol',
        environment: 'sandbox',
        liability: JSON.stringify({}),
        created_at: server.clock(),
        updated_at: server.clock(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const push = (body: string, key = pushKey(server.services, connection.id)) => {
      const at = new Date();
      return server.app.inject({
        method: 'POST',
        url: `/api/push/${connection.id}/preliminary-freight-charges`,
        headers: {
          'content-type': 'application/json',
          'webhook-id': 'msg_1',
          'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
          'webhook-signature': new Webhook(key).sign('msg_1', at, body),
        },
        payload: body,
      });
    };
    const rows = () =>
      server.services.database.staff
        .selectFrom('carrier_bills')
        .select(['state', 'posted', 'shipment_id'])
        .where('source', '=', 'pfc')
        .execute();
    const body = JSON.stringify(announced());
    expect((await push(body, `whsec_${Buffer.from('another key').toString('base64')}`)).statusCode).toBe(403);
    expect((await push('{}')).statusCode).toBe(422);
    expect((await push(JSON.stringify(announced({ isTest: true })))).statusCode).toBe(204);
    expect(await rows()).toEqual([]);
    expect([(await push(body)).statusCode, (await push(body)).statusCode]).toEqual([204, 204]);
    expect(await rows()).toEqual([{ state: 'preliminary', posted: null, shipment_id: shipped.shipmentId }]);
    expect((await desk.get('/api/admin/carrier-bills?state=preliminary')).body.data).toHaveLength(1);
  });
});
