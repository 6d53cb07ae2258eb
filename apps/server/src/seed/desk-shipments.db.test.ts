import { chargesView, shipment } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { showCharges } from '../modules/booking/shipment-charges/index.ts';
import { showShipment, type ShipmentDetail } from '../modules/shipments/shipments/index.ts';
import { openDemo, type Installation } from './installation.fixture.ts';

const now = '2026-11-16T14:30:00.000Z';
let site: Installation;
beforeAll(async () => {
  site = await openDemo(now);
});
afterAll(() => site.close());

const shipments = () => site.services.database.staff.selectFrom('shipments').selectAll().execute();
const detailOf = ({ detail }: { readonly detail: unknown }) => detail as ShipmentDetail;

describe("what the demo's desk did to shipments", () => {
  it('is a liftgate added to price and cost of one that is not invoiced yet [ADMIN-08]', async () => {
    const { staff } = site.services.database;
    const [id, ...others] = new Set(
      (await staff.selectFrom('shipment_charges').select('shipment_id').execute()).map((row) => row.shipment_id),
    );
    expect(others).toEqual([]);
    const view = chargesView.parse(await showCharges(staff, id!));
    expect([view.bar, view.invoice_id]).toEqual([null, null]);
    // 100.00 for the carrier, plus 12 percent.
    expect(view.added.map(({ side, code, amount }) => [side, code, amount.amount])).toEqual([
      ['cost', 'LGDEL', 10_000],
      ['price', 'LGDEL', 11_200],
    ]);
    const row = (await shipments()).find((one) => one.id === id)!;
    expect(row.status).toBe('dispatched');
    const printed = detailOf(row).charges.filter(({ code, basis }) => code === 'LGDEL' && basis.type === 'added');
    expect(printed.map(({ amount }) => amount.amount)).toEqual([11_200]);
  });

  it('is a canceled load that another carrier has now, at the price that was agreed [ADMIN-08]', async () => {
    const { staff } = site.services.database;
    const [pair, ...others] = await staff.selectFrom('shipment_replacements').select(['id', 'replaces']).execute();
    expect(others).toEqual([]);
    const rows = await shipments();
    const [old, next] = [pair!.replaces, pair!.id].map((id) => rows.find((one) => one.id === id)!);
    expect([old!.status, ['pending', 'dispatched'].includes(next!.status)]).toEqual(['canceled', true]);
    expect(old!.carrier_id).not.toBe(next!.carrier_id);
    expect([old!.total_amount, detailOf(old!).items]).toEqual([next!.total_amount, detailOf(next!).items]);
    const shown = await Promise.all(
      [old!, next!].map((row) => showShipment(staff, row.account_id, row.id, 'http://localhost')),
    );
    const places = shown.map((one) => shipment.parse(one.shipment)).map((one) => [one.replaced_by, one.replaces]);
    expect(places).toMatchObject([
      [{ id: next!.id, number: next!.bol_number }, null],
      [null, { id: old!.id, number: old!.bol_number }],
    ]);
  });
});
