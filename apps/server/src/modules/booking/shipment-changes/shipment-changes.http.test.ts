import type { ChangePreview, ChangesView, Shipment } from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { bookShipment } from '../../../testing/journey.ts';
import { bookWith, startOutside, type OutsideServer } from '../../../testing/outside.ts';
import { signInAs } from '../../../testing/people.ts';

let server: OutsideServer;
let owner: Browser;
let ops: Browser;
let shipment: Shipment;

beforeAll(async () => {
  server = await startOutside([{ adapter: 'ebol', scac: 'TRVM', mode: 'ltl', deadlines: { change: 1500 } }], {
    carriers: true,
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set('2026-11-16T14:30:00.000Z');
  owner = await signInAs(server, { accountRole: 'owner' });
  ops = await signInAs(server, { roles: ['fpg_ops'] });
  shipment = (await bookShipment(owner)).shipment;
  server.mails.length = 0;
});

const path = (rest = '', id = shipment.id) => `/api/admin/shipments/${id}/changes${rest}`;
const shown = async (id = shipment.id) => (await owner.get(`/api/shipments/${id}`)).body.data as Shipment;
const changes = async (id = shipment.id) => (await ops.get(path('', id))).body.data as ChangesView;

function bodyOf(of: Shipment, rest: Record<string, unknown> = {}) {
  const { pickup, delivery, ready_at, references, notes, appointment_date } = of;
  return {
    change_id: crypto.randomUUID(),
    seen: 1,
    pickup,
    delivery: { ...delivery, company: 'Lakeshore Supply', street_lines: ['418 Canal St'] },
    ready_at,
    references,
    notes,
    appointment_date,
    reason: 'The customer called: wrong consignee',
    ...rest,
  };
}

describe('a change of a booked shipment by staff', () => {
  it('puts the consignee right at the same price, as version 2 of its bill of lading [ADMIN-08]', async () => {
    expect((await ops.post(path(), bodyOf(shipment))).status).toBe(200);
    const after = await shown();
    expect(after.delivery).toMatchObject({ company: 'Lakeshore Supply', street_lines: ['418 Canal St'] });
    expect([after.delivery.city, after.total, after.version]).toEqual([shipment.delivery.city, shipment.total, 2]);
    // It is found by the new name.
    const found = (await owner.get('/api/shipments?search=lakeshore')).body.data as unknown as Shipment[];
    expect(found.map(({ id }) => id)).toEqual([shipment.id]);
    const [change] = (await changes()).changes;
    // A carrier without an interface for it is called.
    expect(change).toMatchObject({ version: 2, parts: ['delivery'], carrier: 'call', called: null });
  });

  it('tells the customer by notice and mail, and stands in the audit with both states [ADMIN-08]', async () => {
    await ops.post(path(), bodyOf(shipment));
    await server.runJobs();
    expect(server.mails.map(({ subject }) => subject)).toContain(`${shipment.bol_number} was changed`);
    const { notices } = (await owner.get('/api/notices')).body.data as unknown as { notices: { kind: string }[] };
    expect(notices.map(({ kind }) => kind)).toContain('shipment_changed');
    const entry = await server.services.database.staff
      .selectFrom('audit_entries')
      .select(['before', 'after'])
      .where('action', '=', 'shipment.changed')
      .where('subject_id', '=', shipment.id)
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      before: { version: 1, delivery: { company: shipment.delivery.company } },
      after: { version: 2, delivery: { company: 'Lakeshore Supply' }, reason: 'The customer called: wrong consignee' },
    });
  });

  it('is made once for its id, and one that changes nothing is none', async () => {
    const body = bodyOf(shipment);
    const both = await Promise.all([ops.post(path(), body), ops.post(path(), body)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await ops.post(path(), { ...bodyOf(await shown(), { seen: 2 }), delivery: (await shown()).delivery });
    expect((await changes()).changes).toHaveLength(1);
    expect((await shown()).version).toBe(2);
  });

  it('by two people at once is told to the second one, whose words are not kept', async () => {
    const admin = await signInAs(server, { roles: ['fpg_admin'] });
    await ops.post(path(), bodyOf(shipment));
    const late = await admin.post(path(), bodyOf(shipment, { notes: 'Ring twice' }));
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
    expect((await shown()).notes).toBe(shipment.notes);
  });

  it('finds it by its new reference and no longer by the old one', async () => {
    const of = (number: string) => [{ type: 'po_number', number }];
    await ops.post(path(), bodyOf(shipment, { references: of('PO-OLD-77') }));
    await ops.post(path(), bodyOf(await shown(), { seen: 2, references: of('PO-NEW-88') }));
    const hits = async (search: string) =>
      ((await owner.get(`/api/shipments?search=${search}`)).body.data as unknown as unknown[]).length;
    expect([await hits('PO-OLD-77'), await hits('PO-NEW-88')]).toEqual([0, 1]);
  });

  it('is refused once it is over', async () => {
    await owner.post(`/api/shipments/${shipment.id}/cancel`);
    expect((await changes()).bar).toBe('over');
    expect((await ops.post(path(), bodyOf(shipment))).body.code).toBe('conflict');
  });

  it('is noted as told once a person called the carrier, by name and once', async () => {
    await ops.post(path(), bodyOf(shipment));
    const [change] = (await changes()).changes;
    for (let time = 0; time < 2; time += 1) {
      expect((await ops.post(path(`/${change?.id}/told`))).status).toBe(200);
    }
    expect((await changes()).changes[0]).toMatchObject({ carrier: 'called', called: { by: expect.any(String) } });
    expect((await ops.post(path(`/${crypto.randomUUID()}/told`))).status).toBe(404);
  });
});

describe('a change of the load', () => {
  const heavier = (of: Shipment, pounds: number) => ({
    items: of.items.map(({ description, quantity, weight, freight_class }, index) => ({
      description,
      quantity,
      weight: index === 0 ? { value: pounds, unit: 'lb' } : weight,
      freight_class,
    })),
    accessorials: of.accessorials,
  });
  const preview = async (load: object, id = shipment.id) =>
    (await ops.post(path('/preview', id), load)).body.data as ChangePreview;
  const same = () => ({ delivery: shipment.delivery });

  it('is priced before it is made, by the tariff and margin of the booking, and made at that price alone [ADMIN-08]', async () => {
    // As it was booked it comes to what was agreed, so that only the change moves the price.
    const booked = await preview(heavier(shipment, shipment.items[0]!.weight.value));
    expect([booked.bar, booked.price.after]).toEqual([null, shipment.total]);
    const load = heavier(shipment, shipment.items[0]!.weight.value * 2);
    const { price, cost } = await preview(load);
    expect(price.after.amount).toBeGreaterThan(price.before.amount);
    expect(cost?.after.amount).toBeGreaterThan(cost?.before.amount ?? 0);
    const wrong = await ops.post(path(), bodyOf(shipment, { ...same(), load, price_seen: price.after.amount - 1 }));
    expect(wrong.body.code).toBe('conflict');
    const made = await ops.post(path(), bodyOf(shipment, { ...same(), load, price_seen: price.after.amount }));
    expect(made.status).toBe(200);
    const after = await shown();
    expect([after.total, after.charges.at(-1)?.amount]).toEqual([price.after, price.after]);
    expect(after.items[0]?.weight.value).toBe(shipment.items[0]!.weight.value * 2);
    const kept = await server.services.database.staff
      .selectFrom('shipment_costs')
      .select('amount')
      .where('shipment_id', '=', shipment.id)
      .executeTakeFirstOrThrow();
    expect(kept.amount).toBe(cost?.after.amount);
    expect((await changes()).changes[0]?.parts).toEqual(['items']);
  });

  it('adds a service at its fee, and only before the pickup', async () => {
    const load = { ...heavier(shipment, shipment.items[0]!.weight.value), accessorials: ['LGDEL'] };
    const { price, bar } = await preview(load);
    expect(bar).toBeNull();
    expect(price.after.amount).toBeGreaterThan(price.before.amount);
    await server.services.database.staff
      .updateTable('shipments')
      .set({ status: 'in_transit' })
      .where('id', '=', shipment.id)
      .execute();
    expect((await preview(load)).bar).toBe('moving');
    const late = await ops.post(path(), bodyOf(shipment, { ...same(), load, price_seen: price.after.amount }));
    expect(late.body.code).toBe('conflict');
  });
});

describe('a carrier whose interface takes changes', () => {
  it('gets the whole bill anew under its number, and no call is asked for [ADMIN-08]', async () => {
    const booked = await bookWith(owner, 'TRVM', 'ltl');
    expect((await changes(booked.id)).carrier.takes_changes).toBe(true);
    await ops.post(path('', booked.id), bodyOf(booked));
    expect(server.carrier('TRVM').calls('change')).toHaveLength(1);
    expect((await changes(booked.id)).changes).toMatchObject([{ carrier: 'done', carrier_said: null }]);
  });

  it('that does not clearly take it is called by a person, and the shipment keeps the change', async () => {
    const booked = await bookWith(owner, 'TRVM', 'ltl');
    server.carrier('TRVM').simulator.faults.plan([{ kind: 'garbage', operation: 'change', times: 5 }]);
    await ops.post(path('', booked.id), bodyOf(booked));
    server.carrier('TRVM').simulator.faults.plan([]);
    expect((await changes(booked.id)).changes).toMatchObject([{ carrier: 'call' }]);
    expect((await shown(booked.id)).delivery.company).toBe('Lakeshore Supply');
  });
});
