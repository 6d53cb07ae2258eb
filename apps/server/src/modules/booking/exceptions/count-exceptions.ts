import { exceptionKinds, type ExceptionCounts } from '@waybill/contract';
import { sql } from 'kysely';
import { signedIn, type Context } from '../../../core/context.ts';

type Row = {
  readonly kind: string;
  readonly due: number;
  readonly mine: number;
  readonly nobodys: number;
  readonly snoozed: number;
};

/** Open exceptions by kind. Reads one index of open exceptions, not the shipments. */
export async function countExceptions(ctx: Context): Promise<ExceptionCounts> {
  const now = ctx.now();
  const me = signedIn(ctx).userId;
  const due = sql`(snoozed_until IS NULL OR snoozed_until <= ${now})`;
  const { rows } = await sql<Row>`
    SELECT kind, count(*) FILTER (WHERE ${due}) AS due, count(*) FILTER (WHERE ${due} AND owner_id = ${me}::uuid) AS mine,
      count(*) FILTER (WHERE ${due} AND owner_id IS NULL) AS nobodys, count(*) FILTER (WHERE NOT ${due}) AS snoozed
    FROM shipment_exceptions GROUP BY kind
  `.execute(ctx.db);
  const sum = (of: 'due' | 'mine' | 'nobodys' | 'snoozed') => rows.reduce((total, row) => total + row[of], 0);
  const kinds = exceptionKinds.map((kind) => [kind, rows.find((row) => row.kind === kind)?.due ?? 0]);
  const all = { all: sum('due'), mine: sum('mine'), nobodys: sum('nobodys'), snoozed: sum('snoozed') };
  return { ...all, ...Object.fromEntries(kinds) } as ExceptionCounts;
}
