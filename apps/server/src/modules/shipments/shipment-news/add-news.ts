import type { ShipmentNewsKind } from '@waybill/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '../../../core/database/database.ts';
import { defineJob } from '../../../core/jobs/define.ts';

export type NewsKind = ShipmentNewsKind;

/** News of a shipment. Covered news are implied by other news and not sent. */
export type News = { readonly kind: NewsKind; readonly about: string; readonly covered: boolean };

export const sendNewsJob = defineJob(
  'shipments.tell',
  z.object({ account_id: z.uuid(), shipment_id: z.uuid(), kind: z.string(), about: z.string() }),
);
export type NewsKey = z.output<typeof sendNewsJob.payload>;

type Rows = readonly { readonly account_id: string; readonly shipment_id: string; readonly news: readonly News[] }[];

/**
 * Saves news in the transaction of their cause, each once, and adds a job for each new one. One statement for any
 * number of shipments.
 */
export async function addNews(tx: Tx, shipments: Rows, now: Date): Promise<void> {
  const rows = shipments.flatMap(({ account_id, shipment_id, news }) =>
    news.map(({ kind, about, covered }) => ({
      account_id,
      shipment_id,
      kind,
      about,
      created_at: now,
      told_at: covered ? now : null,
    })),
  );
  if (rows.length === 0) return;
  await sql`
    WITH added AS (
      INSERT INTO shipment_news (account_id, shipment_id, kind, about, created_at, told_at)
      SELECT account_id, shipment_id, kind, about, created_at, told_at
      FROM json_populate_recordset(NULL::shipment_news, ${JSON.stringify(rows)}::json)
      ON CONFLICT DO NOTHING
      RETURNING account_id, shipment_id, kind, about, told_at
    )
    SELECT enqueue_job(${sendNewsJob.name}, json_build_object('account_id', account_id, 'shipment_id', shipment_id,
      'kind', kind, 'about', about), NULL, 'news:' || shipment_id || ':' || kind || ':' || about)
    FROM added WHERE told_at IS NULL
  `.execute(tx);
}
