import { pickupNoteOf, type DocumentKind, type PickupChoice, type Shipment } from '@waybill/contract';
import type { Db, Tx } from '../../core/database/database.ts';
import { Refusal } from '../../core/refusal.ts';
import { estimatesOf, eventsOf } from '../tracking/index.ts';
import { shipmentRowOf } from './list-shipments.ts';
import type { ShipmentDetail } from './shipment-detail.ts';
import { filesOf } from './shipment-files.ts';

/** Where a document of a shipment is fetched from; staff have their own addresses. */
export function documentUrl(base: '/api/shipments' | '/api/admin/shipments', id: string, kind: string): string {
  return `${base}/${id}/documents/${kind}`;
}

/**
 * The papers that we draw for a shipment: freight has a bill of lading and labels of its units. A parcel has the label
 * its carrier sent; only where there is none, ours.
 */
function kindsOf(mode: string, files: readonly { readonly kind: string }[]): DocumentKind[] {
  if (mode !== 'parcel') return ['bill-of-lading', 'unit-labels'];
  return files.some(({ kind }) => kind === 'label' || kind === 'labels') ? [] : ['parcel-labels'];
}

type Found = { readonly account_id: string; readonly shipment: Shipment };

/**
 * A shipment with its history, as it goes over the wire.
 * @param accountId the account it must belong to; null for staff
 * @throws Refusal not_found, also for a shipment of another account
 */
export async function showShipment(
  db: Db | Tx,
  accountId: string | null,
  id: string,
  publicUrl: string,
  base: '/api/shipments' | '/api/admin/shipments' = '/api/shipments',
): Promise<Found> {
  let query = db.selectFrom('shipments').selectAll().where('id', '=', id);
  if (accountId !== null) query = query.where('account_id', '=', accountId);
  const row = await query.executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  const detail = row.detail as unknown as ShipmentDetail;
  const key = { account_id: row.account_id, shipment_id: id };
  const [events, estimates] = [await eventsOf(db, key), await estimatesOf(db, key)];
  const files = await filesOf(db, key);
  const choice = row.pickup_choice as PickupChoice | null;
  const shipment = {
    ...shipmentRowOf(row),
    ...detail,
    service_name: row.service_name,
    scac: row.scac,
    quote_id: row.quote_id,
    quote_number: row.quote_number,
    pickup_number: row.pickup_number,
    delivery_confirmation_number: row.delivery_confirmation_number,
    tracking_numbers: row.tracking_numbers,
    events,
    estimates,
    pickup_choice: choice,
    pickup_note: choice === null ? null : pickupNoteOf(choice, row.pickup_number),
    documents: kindsOf(row.mode, files).map((kind) => ({
      kind,
      url: documentUrl(base, id, kind),
      zpl_url: kind === 'bill-of-lading' || accountId === null ? null : `${base}/${id}/zpl/${kind}`,
    })),
    files: files.map((file) => ({ ...file, url: `${base}/${id}/files/${file.id}` })),
    public_url: `${publicUrl}/tracking/${row.bol_number}`,
  };
  return { account_id: row.account_id, shipment: shipment as unknown as Shipment };
}
