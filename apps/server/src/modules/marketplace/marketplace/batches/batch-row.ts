import { batchBody, type BatchBody, type BatchRowState, type ErrorCode, type FieldErrorCode } from '@waybill/contract';
import { sql } from 'kysely';
import type { Context } from '../../../../core/context.ts';
import type { Tx } from '../../../../core/database/database.ts';
import { newId } from '../../../../core/ids.ts';

export type PickedRate = {
  readonly id: string;
  readonly carrier_name: string;
  readonly service_name: string;
  readonly transit_days: number;
  readonly amount: number;
  readonly currency: 'USD' | 'CAD' | 'MXN';
};

/** Why a row failed: a refusal, an invalid field of its request, or the carrier's message. */
export type RowReason =
  | { readonly error: ErrorCode; readonly params: Readonly<Record<string, string | number>> }
  | { readonly field: FieldErrorCode; readonly params?: Readonly<Record<string, string | number>> }
  | { readonly text: string };

export type WorkRow = {
  readonly account_id: string;
  readonly batch_id: string;
  readonly place: number;
  readonly order_ids: readonly string[];
  readonly state: BatchRowState;
  readonly quote_id: string | null;
  readonly rate: PickedRate | null;
  readonly booking_id: string;
};

/** A row leased to this worker, with the request of its batch and the person it acts for. */
export type HeldRow = WorkRow & { readonly lease: string; readonly request: BatchBody; readonly acts_for: string };

/** Longer than quoting and booking one row can take. After that, another worker takes a dead process's row. */
export const rowLeaseMs = 90_000;

type Key = { readonly account_id: string; readonly batch_id: string };

/** Leases the next waiting or abandoned row; undefined if there is none. */
export async function takeRow(ctx: Context, { account_id: accountId, batch_id: batchId }: Key) {
  const [lease, now] = [newId(), ctx.now()];
  const { rows } = await sql<WorkRow & { request: unknown; acts_for: string }>`
    WITH taken AS (
      UPDATE marketplace_batch_rows SET lease = ${lease}, leased_until = ${new Date(now.getTime() + rowLeaseMs)},
        state = CASE state WHEN 'waiting' THEN 'quoting' WHEN 'to_book' THEN 'booking' ELSE state END
      WHERE (account_id, batch_id, place) IN (
        SELECT account_id, batch_id, place FROM marketplace_batch_rows
        WHERE account_id = ${accountId} AND batch_id = ${batchId}
          AND (state IN ('waiting', 'to_book')
            OR state IN ('quoting', 'booking', 'confirming') AND leased_until <= ${now})
        ORDER BY place LIMIT 1 FOR UPDATE SKIP LOCKED
      )
      RETURNING account_id, batch_id, place, order_ids, state, quote_id, rate, booking_id
    )
    SELECT taken.*, b.request, b.acts_for FROM taken
    JOIN marketplace_batches AS b ON b.account_id = taken.account_id AND b.id = taken.batch_id
  `.execute(ctx.services.database.staff);
  const [row] = rows;
  return row === undefined ? undefined : ({ ...row, lease, request: batchBody.parse(row.request) } as HeldRow);
}

export type RowChange = {
  readonly state: BatchRowState;
  readonly mode?: string;
  readonly quote_id?: string;
  readonly rate?: PickedRate;
  readonly reason?: RowReason | null;
  /** When to check again, for a row without an outcome yet. */
  readonly again_at?: Date;
};

/** Updates a row. @returns false when it is no longer leased to us */
export async function moveRow(tx: Tx, row: HeldRow, change: RowChange): Promise<boolean> {
  const written = await tx
    .updateTable('marketplace_batch_rows')
    .set({
      state: change.state,
      lease: null,
      leased_until: change.again_at ?? null,
      ...(change.mode === undefined ? {} : { mode: change.mode }),
      ...(change.quote_id === undefined ? {} : { quote_id: change.quote_id }),
      ...(change.rate === undefined ? {} : { rate: JSON.stringify(change.rate) }),
      reason: change.reason ? JSON.stringify(change.reason) : null,
    })
    .where('account_id', '=', row.account_id)
    .where('batch_id', '=', row.batch_id)
    .where('place', '=', row.place)
    .where('lease', '=', row.lease)
    .returning('place')
    .execute();
  return written.length > 0;
}
