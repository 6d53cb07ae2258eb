import { sql } from 'kysely';
import type { Tx } from '../core/database/database.ts';
import { plainPdf } from './demo/scale-ticket.ts';
import { seededIds } from './seeded-ids.ts';

const hourMs = 3_600_000;

type Paper = 'delivery_receipt' | 'weight_certificate' | 'inspection_certificate';

/** A delivered shipment, with what its carrier found if it billed something else. */
type Arrived = {
  readonly account_id: string;
  readonly id: string;
  readonly bol_number: string;
  readonly pro_number: string | null;
  readonly carrier_name: string;
  readonly delivery_confirmation_number: string | null;
  readonly delivered_at: Date;
  readonly consignee: string | null;
  /** Calendar day at the place of delivery. */
  readonly day: string;
  readonly weight: string | null;
  readonly classes: string | null;
};

async function arrived(tx: Tx): Promise<readonly Arrived[]> {
  const { rows } = await sql<Arrived>`
    SELECT s.account_id, s.id, s.bol_number, s.pro_number, s.carrier_name, s.delivery_confirmation_number, s.delivered_at,
      s.detail->'delivery'->>'company' AS consignee,
      to_char(s.delivered_at AT TIME ZONE coalesce(s.detail->'destination'->>'time_zone', 'UTC'), 'YYYY-MM-DD') AS day,
      b.body->>'weight_lb' AS weight,
      (SELECT string_agg(item->>'freight_class', ', ') FROM jsonb_array_elements(b.body->'items') AS item) AS classes
    FROM shipments s
    LEFT JOIN LATERAL (
      SELECT body FROM carrier_bills c WHERE c.shipment_account = s.account_id AND c.shipment_id = s.id
      ORDER BY c.received_at, c.id LIMIT 1
    ) b ON true
    WHERE s.status = 'delivered' AND s.delivered_at IS NOT NULL
    ORDER BY s.created_at, s.id
  `.execute(tx);
  return rows;
}

/** Content of a document; null if the carrier found nothing to document. */
function linesOf(kind: Paper, shipment: Arrived): readonly string[] | null {
  const { carrier_name: carrier, pro_number: pro, bol_number: bol, consignee, day, weight, classes } = shipment;
  const head = [carrier, day, '', `PRO ${pro ?? '-'}`, `BOL ${bol}`];
  switch (kind) {
    case 'delivery_receipt':
      return [
        'DELIVERY RECEIPT',
        ...head,
        ...(consignee === null ? [] : [consignee]),
        `CONFIRMATION ${shipment.delivery_confirmation_number ?? '-'}`,
        'RECEIVED IN GOOD ORDER',
      ];
    case 'weight_certificate':
      return weight === null ? null : ['WEIGHT CERTIFICATE', ...head, `NET ${Math.round(Number(weight))} lb`];
    default:
      return classes === null ? null : ['INSPECTION CERTIFICATE', ...head, `CLASS FOUND ${classes}`];
  }
}

/**
 * Adds carrier documents to the demo's shipments: delivery receipts, and weight and inspection certificates.
 */
export async function seedCarrierPapers(tx: Tx): Promise<void> {
  const rows = (await arrived(tx)).flatMap((shipment) => {
    const at = new Date(shipment.delivered_at.getTime() + hourMs / 4);
    return (['delivery_receipt', 'weight_certificate', 'inspection_certificate'] as const).flatMap((kind) => {
      const lines = linesOf(kind, shipment);
      if (lines === null) return [];
      return {
        account_id: shipment.account_id,
        shipment_id: shipment.id,
        id: seededIds(`${kind}/${shipment.id}`)(at),
        kind,
        media_type: 'application/pdf',
        content: plainPdf(lines),
        created_at: at,
      };
    });
  });
  if (rows.length > 0) await tx.insertInto('shipment_files').values(rows).execute();
}
