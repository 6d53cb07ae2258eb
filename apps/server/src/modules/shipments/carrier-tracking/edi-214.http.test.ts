import type { Edi214File, Edi214Row, Shipment } from '@waybill/contract';
import { aliasKey } from '@waybill/freight';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { bookWith, startOutside, type OutsideServer } from '../../../testing/outside.ts';
import { addPerson, signIn } from '../../../testing/people.ts';

let server: OutsideServer;
let customer: Browser;
let staff: Browser;
beforeAll(async () => {
  server = await startOutside([
    { adapter: 'rl-carriers', scac: 'SIMA', mode: 'ltl' },
    { adapter: 'tforce', scac: 'SIMB', mode: 'ltl' },
  ]);
  customer = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper' })).email);
  staff = await signIn(server.app, (await addPerson(server, { roles: ['fpg_ops'] })).email);
  await server.services.database.staff
    .insertInto('scac_aliases')
    .values({
      alias: aliasKey('Sim & Sons Freight'),
      scac: 'SIMA',
      written_as: 'Sim & Sons Freight',
      created_at: server.clock(),
    })
    .execute();
});
afterAll(() => server.close());

const isa = [
  'ISA*00*          *00*          *02*SIMA           *ZZ*WAYBILL        *261118*1501*U*00401*000000905*0*P*>~',
  'GS*QM*SIMA*WAYBILL*20261118*1501*7*X*004010~',
].join('');

/** An interchange with these transaction sets and correct counts. */
function file(sets: readonly (readonly string[])[]): string {
  const bodies = sets.map((set, at) => {
    const control = String(at + 1).padStart(4, '0');
    return [`ST*214*${control}`, ...set, `SE*${set.length + 2}*${control}`].map((segment) => `${segment}~`).join('\n');
  });
  return `${isa}\n${bodies.join('\n')}\nGE*${sets.length}*7~IEA*1*000000905~\n`;
}
/** Picked up in Manchester, NH and delivered in Chicago, IL, each in local time. */
const moving = (pro: string, bol: string, scac: string) => [
  `B10*${pro}*${bol}*${scac}`,
  'LX*1',
  'AT7*AF*NS***20261118*1505*LT',
  'MS1*MANCHESTER*NH*US',
  'LX*2',
  'AT7*D1*NS***20261120*143000*LT',
  'MS1*CHICAGO*IL*US',
];

type Result = Edi214File;
const upload = (content: string, who = staff) =>
  who.post('/api/admin/tracking/edi-214', { file_name: 'status-1118.edi', content });
const resultOf = async (content: string) => {
  const answer = await upload(content);
  expect(answer.status).toBe(200);
  return answer.body.data as Result;
};
const shown = async (id: string) => (await customer.get(`/api/shipments/${id}`)).body.data as Shipment;

describe('a file of status messages', () => {
  it('brings its events to the shipments it names, by PRO or bill of lading [TRACK-05]', async () => {
    const one = await bookWith(customer, 'SIMA', 'ltl');
    const other = await bookWith(customer, 'SIMA', 'ltl');
    const content = file([
      moving(one.pro_number ?? '', '', 'SIMA'),
      moving('', other.bol_number, 'SIMA'),
      moving('999999999', 'NOT-OURS', 'SIMA'),
    ]);
    expect(await resultOf(content)).toMatchObject({
      shipments: 3,
      matched: 2,
      events: 6,
      events_added: 4,
      transactions: [
        { transaction: '0001', state: 'applied', events: 2, events_added: 2, shipment: { id: one.id } },
        { transaction: '0002', state: 'applied', bol_number: other.bol_number, shipment: { id: other.id } },
        {
          transaction: '0003',
          state: 'not_matched',
          carrier: 'SIMA',
          scac: 'SIMA',
          pro_number: '999999999',
          bol_number: 'NOT-OURS',
          shipment: null,
        },
      ],
      problems: [],
    });
    for (const { id } of [one, other]) {
      const shipment = await shown(id);
      expect(shipment.status).toBe('delivered');
      expect(shipment.delivered_at).toBe('2026-11-20T20:30:00.000Z');
      const pickup = shipment.events.find(({ code }) => code === 'AF');
      expect([pickup?.occurred_at, pickup?.time_zone]).toEqual(['2026-11-18T20:05:00.000Z', 'America/New_York']);
    }
  });

  it('brought twice changes nothing the second time, and is kept once as it came [TRACK-05]', async () => {
    const { id, pro_number: pro } = await bookWith(customer, 'SIMA', 'ltl');
    const content = file([moving(pro ?? '', '', 'SIMA')]);
    expect(await resultOf(content)).toMatchObject({ matched: 1, events_added: 2, again: false });
    server.clock.advance(3_600_000);
    expect(await resultOf(content)).toMatchObject({
      matched: 1,
      events_added: 0,
      again: true,
      // Test clocks start at 14:30 UTC; the file was uploaded then, an hour ago.
      brought_at: '2026-11-16T14:30:00.000Z',
      transactions: [{ state: 'known', events_added: 0 }],
    });
    await server.runJobs();
    expect((await shown(id)).events.filter(({ source }) => source === 'edi214')).toHaveLength(2);
    const kept = await server.services.database.staff
      .selectFrom('tracking_deliveries')
      .select(['source', 'file_name', 'body', 'problem'])
      .where('body', '=', content.trim())
      .execute();
    expect(kept).toEqual([{ source: 'edi214', file_name: 'status-1118.edi', body: content.trim(), problem: null }]);
  });

  it('reports the first state of each set, also if two sets are about one shipment [TRACK-05]', async () => {
    const { id, pro_number: pro, bol_number: bol } = await bookWith(customer, 'SIMA', 'ltl');
    const first = [`B10*${pro}**SIMA`, 'AT7*AF*NS***20261118*1505*LT', 'MS1*MANCHESTER*NH*US'];
    const result = await resultOf(file([first, moving('', bol, 'SIMA'), first]));
    // The second set repeats the pickup of the first and adds the delivery; the third repeats everything.
    expect(result).toMatchObject({
      matched: 3,
      events: 4,
      events_added: 2,
      transactions: [
        { state: 'applied', events_added: 1, shipment: { id } },
        { state: 'applied', events_added: 1, shipment: { id } },
        { state: 'known', events_added: 0, shipment: { id } },
      ],
    });
    expect((await shown(id)).status).toBe('delivered');
  });

  it('is read by its own request, and not by a job at the same time', async () => {
    const { pro_number: pro } = await bookWith(customer, 'SIMA', 'ltl');
    const { delivery_id: id } = await resultOf(file([moving(pro ?? '', '', 'SIMA')]));
    await server.runJobs();
    const { attempts } = await server.services.database.staff
      .selectFrom('tracking_deliveries')
      .select('attempts')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(attempts).toBe(1);
  });

  it('is listed with who brought it and what it changed, and shows that again later [TRACK-05]', async () => {
    const { pro_number: pro } = await bookWith(customer, 'SIMA', 'ltl');
    const set = [`B10*${pro}**SIMA`, 'AT7*AF*NS***20261118*1505*LT', 'AT7*ZZ*QQ***20261118*1605*LT'];
    const brought = await resultOf(file([set]));
    // Code ZZ is unknown: its text is kept, and staff are told.
    expect(brought.transactions).toMatchObject([{ state: 'applied', events: 2, unknown_codes: ['ZZ'] }]);
    const list = await staff.get('/api/admin/tracking/edi-214');
    const [latest] = list.body.data as unknown as Edi214Row[];
    const email = ((await staff.get('/api/user')).body.data as { email: string }).email;
    expect(latest).toEqual({
      delivery_id: brought.delivery_id,
      file_name: 'status-1118.edi',
      brought_at: brought.brought_at,
      brought_by: email,
      shipments: 1,
      matched: 1,
      events: 2,
      events_added: 2,
      problems: 0,
    });
    const again = await staff.get(`/api/admin/tracking/edi-214/${brought.delivery_id}`);
    expect(again.body.data).toEqual(brought);
  });

  it('may call its carrier by any name it is known by, and means no other [TRACK-05]', async () => {
    const { id, pro_number: pro } = await bookWith(customer, 'SIMA', 'ltl');
    const by = (scac: string) => resultOf(file([moving(pro ?? '', '', scac)]));
    expect(await by('SIMB')).toMatchObject({ matched: 0, events_added: 0 });
    expect(await by('NOBODY')).toMatchObject({
      matched: 0,
      transactions: [{ carrier: 'NOBODY', scac: null, state: 'not_matched' }],
    });
    expect((await shown(id)).status).toBe('pending');
    expect(await by('SIM AND SONS FREIGHT')).toMatchObject({ matched: 1, events_added: 2 });
  });

  it('has its errors reported by segment, and the rest is applied [TRACK-05]', async () => {
    const { id, pro_number: pro } = await bookWith(customer, 'SIMA', 'ltl');
    const set = [
      `B10*${pro}**SIMA`,
      'AT7*AF*NS***20261118*1505*LT',
      'MS1*MANCHESTER*NH*US',
      'AT7*D1*NS***20261399*1430*LT',
    ];
    const result = await resultOf(file([set, ['B10***SIMA']]));
    expect(result).toMatchObject({ matched: 1, events_added: 1 });
    // After ISA, GS, and ST, the wrong date is in the seventh segment; the set without a number ends in the tenth.
    expect(result.problems).toMatchObject([
      { segment: 7, id: 'AT7', code: 'date_invalid' },
      { segment: 10, id: 'B10', code: 'no_shipment' },
    ]);
    expect((await shown(id)).status).toBe('in_transit');
    expect(await resultOf('Dear customer, your freight has left')).toMatchObject({
      shipments: 0,
      problems: [{ segment: 1, code: 'no_interchange' }],
    });
  });

  it('is left to its own request for a minute, and then read by the sweep [TRACK-05]', async () => {
    const { id, pro_number: pro } = await bookWith(customer, 'SIMA', 'ltl');
    const row = {
      id: crypto.randomUUID(),
      received_at: server.clock(),
      source: 'edi214',
      connection_id: null,
      file_name: 'status-1119.edi',
      fingerprint: Buffer.from(id),
      body: file([moving(pro ?? '', '', 'SIMA'), moving('1', '2', 'Sim Sweepers')]).trim(),
    };
    await server.services.database.staff.insertInto('tracking_deliveries').values(row).execute();
    await server.runCron('tracking.read_left');
    expect((await shown(id)).status).toBe('pending');
    server.clock.advance(61_000);
    await server.runCron('tracking.read_left');
    expect((await shown(id)).status).toBe('delivered');
    const kept = (await staff.get(`/api/admin/tracking/edi-214/${row.id}`)).body.data as Result;
    expect(kept).toMatchObject({ shipments: 2, matched: 1, events_added: 2 });
    const seen = server.services.database.staff.selectFrom('carrier_names_seen').select(['written_as', 'source']);
    expect(await seen.where('written_as', '=', 'Sim Sweepers').execute()).toEqual([
      { written_as: 'Sim Sweepers', source: 'edi214' },
    ]);
  });

  it('left unread by a process that died is read by the next one [TRACK-05]', async () => {
    const { id, pro_number: pro } = await bookWith(customer, 'SIMA', 'ltl');
    const content = file([moving(pro ?? '', '', 'SIMA')]).trim();
    await server.services.database.staff
      .insertInto('tracking_deliveries')
      .values({
        id: crypto.randomUUID(),
        received_at: new Date(server.clock().getTime() - 10_000),
        source: 'edi214',
        connection_id: null,
        fingerprint: Buffer.from(id),
        body: content,
      })
      .execute();
    await server.runCron('tracking.read_left');
    expect((await shown(id)).status).toBe('delivered');
  });

  it('is accepted only from staff who manage shipments', async () => {
    const content = file([moving('1', '2', 'SIMA')]);
    expect((await upload(content, customer)).status).toBe(403);
    const sales = await signIn(server.app, (await addPerson(server, { roles: ['fpg_sales'] })).email);
    expect((await upload(content, sales)).status).toBe(403);
    expect((await upload('   ')).body.codes).toMatchObject({ content: ['required'] });
  });
});
