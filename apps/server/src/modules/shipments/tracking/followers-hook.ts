import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '../../../core/database/database.ts';
import { defineJob } from '../../../core/jobs/define.ts';
import type { ShipmentKey } from './events.ts';
import { keysOf } from './ingest-rows.ts';

/** Notifies followers of a shipment. Changes before the job runs are merged. */
export const notifyFollowers = defineJob('followers.tell', z.object({ account_id: z.uuid(), shipment_id: z.uuid() }));

/** Adds a job for each changed shipment that has followers, in one statement. */
export async function hookFollowers(tx: Tx, changed: readonly ShipmentKey[]): Promise<void> {
  if (changed.length === 0) return;
  await sql`
    SELECT enqueue_job(${notifyFollowers.name}, json_build_object('account_id', key.account_id, 'shipment_id', key.shipment_id),
      NULL, 'follow:' || key.shipment_id)
    FROM ${keysOf(changed)} WHERE EXISTS (SELECT FROM shipment_followers AS follower
      WHERE follower.account_id = key.account_id AND follower.shipment_id = key.shipment_id
        AND confirmed_at IS NOT NULL AND ended_at IS NULL)
  `.execute(tx);
}
