import type { CarrierBillBody, CarrierBillRow } from '@waybill/contract';
import type { Currency } from '@waybill/freight';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { DB } from '../../../core/database/schema.gen.ts';
import type { BillAudit } from './audit-bill.ts';

export type BillColumns = Selectable<DB['carrier_bills']>;
export type BillWithNames = BillColumns & {
  readonly carrier_name: string | null;
  readonly account_name: string | null;
};

/** Bills with the names of their carriers and accounts. */
export function billsWithNames(db: Db | Tx) {
  return db
    .selectFrom('carrier_bills')
    .leftJoin('carriers', 'carriers.scac', 'carrier_bills.scac')
    .leftJoin('accounts', 'accounts.id', 'carrier_bills.shipment_account')
    .selectAll('carrier_bills')
    .select(['carriers.name as carrier_name', 'accounts.name as account_name']);
}

export const bodyOf = ({ body }: Pick<BillColumns, 'body'>): CarrierBillBody => body;
export const auditOf = ({ audit }: Pick<BillColumns, 'audit'>): BillAudit | null => audit as BillAudit | null;

/** Converts a bill's row to the wire format. */
export function billRowOf(row: BillWithNames): CarrierBillRow {
  const money = (amount: number) => ({ amount, currency: row.currency as Currency });
  const { expected } = row;
  return {
    id: row.id,
    state: row.state as CarrierBillRow['state'],
    source: row.source as CarrierBillRow['source'],
    carrier_name: row.carrier_name,
    scac: row.scac,
    bill_number: row.bill_number,
    pro_number: row.pro_number,
    bol_number: row.bol_number,
    billed_on: row.billed_on,
    received_at: row.received_at.toISOString(),
    total: money(row.total),
    expected: expected === null ? null : money(expected),
    difference: expected === null ? null : money(row.total - expected),
    cause: row.cause as CarrierBillRow['cause'],
    account: row.shipment_account === null ? null : { id: row.shipment_account, name: row.account_name ?? '' },
    shipment_id: row.shipment_id,
    contest_until: row.contest_until,
  };
}
