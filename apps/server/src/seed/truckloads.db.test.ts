import { deskRequest, shipment } from '@waybill/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { deskWire } from '../modules/quoting/quote-requests/index.ts';
import { showShipment } from '../modules/shipments/shipments/index.ts';
import { seedDemo } from './index.ts';
import { openInstallation, type Installation } from './installation.fixture.ts';

const opened: Installation[] = [];
afterAll(async () => {
  await Promise.all(opened.map((one) => one.close()));
});

describe('the demo truckloads', () => {
  it.each([
    ['a Monday', '2026-11-16T14:30:00.000Z'],
    ['the day after Christmas', '2026-12-26T12:00:00.000Z'],
  ])(
    'had one booked that is on the road on %s: signed with driver and truck, called in, billed [TL-01]',
    async (_, when) => {
      const other = await openInstallation(when);
      opened.push(other);
      await seedDemo(other.services, { now: new Date(when) });
      const { staff } = other.services.database;
      const row = await staff
        .selectFrom('shipments')
        .selectAll()
        .where('mode', '=', 'truckload')
        .executeTakeFirstOrThrow();
      const shown = shipment.parse((await showShipment(staff, row.account_id, row.id, 'http://localhost')).shipment);
      const codes = shown.events.map(({ code }) => code);
      expect([shown.status, ...codes]).toEqual(['in_transit', 'moved', 'picked_up', 'dispatched', 'booked']);
      const moments = shown.events.map(({ occurred_at: moment }) => moment);
      expect(moments).toEqual(moments.toSorted().toReversed());
      expect((moments[0] ?? '') < when && when.slice(0, 10) < (row.delivery_date ?? '')).toBe(true);
      const signed = await staff.selectFrom('rate_confirmations').selectAll().executeTakeFirstOrThrow();
      expect(signed).toMatchObject({ state: 'accepted', shipment_id: row.id, carrier_name: row.carrier_name });
      expect(signed.driver).toMatchObject({ driver_name: 'Marcus Hale', truck_number: '114' });
      expect(signed.paper.subarray(0, 5).toString()).toBe('%PDF-');
      const costs = staff.selectFrom('shipment_costs').select('amount').where('shipment_id', '=', row.id);
      expect([signed.cost, await costs.executeTakeFirstOrThrow()]).toEqual([446_000, { amount: 446_000 }]);
      const bill = await staff
        .selectFrom('invoices')
        .selectAll()
        .where('shipment_id', '=', row.id)
        .executeTakeFirstOrThrow();
      expect([bill.type, bill.total, row.total_amount]).toEqual(['truckload', 519_500, 519_500]);
      const sale = await staff
        .selectFrom('quote_requests')
        .selectAll()
        .where('quote_id', '=', row.quote_id)
        .executeTakeFirstOrThrow();
      expect(deskRequest.parse(await deskWire(staff, sale, new Date(when))).shipment?.id).toBe(row.id);
    },
  );
});
