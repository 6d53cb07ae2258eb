import type { Answer, Body, Edi214File, Edi214Row, endpoints, Params, Query } from '@waybill/contract';
import { edi214Result } from '@waybill/contract';
import { sql } from 'kysely';
import { signedIn, systemContext, type Context } from '../../../core/context.ts';
import type { Db } from '../../../core/database/database.ts';
import { readPage } from '../../../core/database/read-page.ts';
import { Refusal } from '../../../core/refusal.ts';
import { edi214Source } from './edi-214.ts';
import { readOne } from './read-batch.ts';
import { receive } from './receive.ts';

type Upload = typeof endpoints.edi214.upload;
type List = typeof endpoints.edi214.list;
type Show = typeof endpoints.edi214.show;

const columns = ['id', 'file_name', 'received_at', 'brought_by', 'result'] as const;

/** A file with its result. A file whose process died has no result until it is read again. */
async function fileOf(db: Db, id: string): Promise<Omit<Edi214File, 'again'>> {
  const row = await db
    .selectFrom('tracking_deliveries')
    .select(columns)
    .where('id', '=', id)
    .where('source', '=', edi214Source)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  const nothing = { shipments: 0, matched: 0, events: 0, events_added: 0, transactions: [], problems: [] };
  return {
    delivery_id: row.id,
    file_name: row.file_name ?? '',
    brought_at: row.received_at.toISOString(),
    brought_by: row.brought_by,
    ...edi214Result.parse(row.result ?? nothing),
  };
}

/**
 * Stores an uploaded EDI 214 file, applies it, and returns the result. When the same file is uploaded again, only what
 * can be applied now and could not before is new, e.g. because a carrier alias was added.
 */
export async function takeEdi214(ctx: Context, { body }: { readonly body: Body<Upload> }): Promise<Answer<Upload>> {
  const { content, file_name: fileName } = body;
  const broughtBy = signedIn(ctx).email;
  const { id, again } = await receive(ctx, {
    source: edi214Source,
    connectionId: null,
    body: content,
    fileName,
    broughtBy,
  });
  const result = await readOne(systemContext(ctx.services, edi214Source), id);
  return { data: { ...(await fileOf(ctx.services.database.staff, id)), ...result, again } };
}

/** The result of a file. @throws Refusal not_found */
export async function showEdi214(ctx: Context, { params }: { readonly params: Params<Show> }): Promise<Answer<Show>> {
  return { data: { ...(await fileOf(ctx.services.database.staff, params.id)), again: false } };
}

const figure = (name: string) => sql<number>`coalesce((result ->> ${sql.lit(name)})::int, 0)`;

/** One page of uploaded files, newest first. */
export async function listEdi214(db: Db, query: Query<List>): Promise<{ rows: Edi214Row[]; total: number }> {
  const files = () => db.selectFrom('tracking_deliveries').where('source', '=', edi214Source);
  const page = files()
    .select(['id', 'file_name', 'received_at', 'brought_by'])
    .select([
      figure('shipments').as('shipments'),
      figure('matched').as('matched'),
      figure('events').as('events'),
      figure('events_added').as('events_added'),
      sql<number>`coalesce(jsonb_array_length(result -> 'problems'), 0)`.as('problems'),
    ])
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc');
  const { rows: found, total } = await readPage(db, page, files(), query);
  const rows = found.map(({ id, file_name: name, received_at: at, ...rest }) => ({
    ...rest,
    delivery_id: id,
    file_name: name ?? '',
    brought_at: at.toISOString(),
  }));
  return { rows, total };
}
