import { labelKinds, pickupNoteOf, type DocumentKind, type PickupChoice, type Shipment } from '@waybill/contract';
import type { Db, Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';
import { estimatesOf, eventsOf, publicLink, type ShipmentKey } from '../tracking/index.ts';
import { bookedForOf } from './booked-for.ts';
import { shipmentRowOf } from './list-shipments.ts';
import { filesOf, isLabelPdf, printableLabels } from './shipment-files.ts';

/** URL of a shipment's document; staff have their own URLs. */
export function documentUrl(base: '/api/shipments' | '/api/admin/shipments', id: string, kind: string): string {
  return `${base}/${id}/documents/${kind}`;
}

/**
 * Documents of a shipment: a bill of lading and unit labels for freight. Parcels have labels from their carrier, or ours
 * if there are none. Each has a packing slip.
 */
function kindsOf(mode: string, files: Awaited<ReturnType<typeof filesOf>>): DocumentKind[] {
  if (mode !== 'parcel') return ['bill-of-lading', 'unit-labels', 'packing-slip'];
  return hasCarrierLabels(files) && printableLabels(files).length === 0
    ? ['packing-slip']
    : ['parcel-labels', 'packing-slip'];
}

const hasCarrierLabels = (files: readonly { readonly kind: string }[]): boolean =>
  files.some(({ kind }) => kind === 'label' || kind === 'labels');

/** Staff notes for the customer, without internal ones. */
async function providerNotes(db: Db | Tx, key: ShipmentKey): Promise<Shipment['provider_notes']> {
  const rows = await db
    .selectFrom('shipment_notes')
    .select(['id', 'text', 'created_at'])
    .where('account_id', '=', key.account_id)
    .where('shipment_id', '=', key.shipment_id)
    .where('for_customer', '=', true)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}

type Places = Pick<Shipment, 'replaces' | 'replaced_by'>;

/** The booking that a shipment replaces, and the one that replaces it. */
async function placesOf(db: Db | Tx, { account_id: accountId, shipment_id: id }: ShipmentKey): Promise<Places> {
  const rows = await db
    .selectFrom('shipment_replacements as r')
    .leftJoin('shipments as new', (join) =>
      join.onRef('new.account_id', '=', 'r.account_id').onRef('new.id', '=', 'r.id'),
    )
    .leftJoin('shipments as old', (join) =>
      join.onRef('old.account_id', '=', 'r.account_id').onRef('old.id', '=', 'r.replaces'),
    )
    .select(['r.id', 'r.replaces_number', 'old.id as old_id', 'new.bol_number'])
    .where('r.account_id', '=', accountId)
    .where('r.failed_at', 'is', null)
    .where((of) => of.or([of('r.id', '=', id), of('r.replaces', '=', id)]))
    .execute();
  const mine = rows.find((row) => row.id === id);
  const other = rows.find((row) => row.id !== id);
  return {
    replaces: mine === undefined ? null : { id: mine.old_id, number: mine.replaces_number },
    replaced_by: other?.bol_number ? { id: other.id, number: other.bol_number } : null,
  };
}

export type Found = {
  readonly account_id: string;
  readonly shipment: Shipment;
  /** The carrier connection it was booked over; null for a carrier without one. */
  readonly connectionId: string | null;
};

/**
 * A shipment with its history in the wire format.
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
  const detail = row.detail;
  const key = { account_id: row.account_id, shipment_id: id };
  const [events, estimates] = [await eventsOf(db, key), await estimatesOf(db, key)];
  const files = await filesOf(db, key);
  const choice = row.pickup_choice as PickupChoice | null;
  const shipment: Shipment = {
    ...shipmentRowOf(row),
    ...detail,
    // Shipments booked before these were kept have none.
    appointment_date: detail.appointment_date ?? null,
    equipment: detail.equipment ?? null,
    truckload: detail.truckload ?? null,
    version: detail.version ?? 1,
    booked_for: await bookedForOf(db, key.account_id, id),
    service_name: row.service_name,
    scac: row.scac,
    quote_id: row.quote_id,
    quote_number: row.quote_number,
    pickup_number: row.pickup_number,
    delivery_confirmation_number: row.delivery_confirmation_number,
    tracking_numbers: row.tracking_numbers,
    events,
    estimates,
    to_tender:
      row.connection_id === null &&
      row.pro_number === null &&
      ['pending', 'dispatched'].includes(row.status) &&
      row.mode !== 'parcel',
    pickup_choice: choice,
    pickup_note: choice === null ? null : pickupNoteOf(choice, row.pickup_number),
    documents: kindsOf(row.mode, files).map((kind) => ({
      kind,
      url: documentUrl(base, id, kind),
      zpl_url:
        accountId === null ||
        !(labelKinds as readonly DocumentKind[]).includes(kind) ||
        (kind === 'parcel-labels' && hasCarrierLabels(files))
          ? null
          : `${base}/${id}/zpl/${kind}`,
    })),
    files: files.map((file) => {
      const url = `${base}/${id}/files/${file.id}`;
      return {
        ...file,
        kind: file.kind as Shipment['files'][number]['kind'],
        url,
        zpl_url: accountId !== null && isLabelPdf(file) ? `${url}/zpl` : null,
      };
    }),
    provider_notes: await providerNotes(db, key),
    public_url: publicLink(publicUrl, row),
    ...(await placesOf(db, key)),
  };
  return { account_id: row.account_id, shipment, connectionId: row.connection_id };
}
