import { isDeepStrictEqual } from 'node:util';
import { csvLine, csvMark, type endpoints, type Params, type Query, type TariffDocument } from '@waybill/contract';
import { houseCarriers } from '@waybill/carriers';
import { sheetHeadings, tariffSheet, type LtlTariff } from '@waybill/freight';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/database/database.ts';
import { reply, type Reply } from '../../../core/http/binding.ts';
import { Refusal } from '../../../core/refusal.ts';
import { todayOf } from '../staff-carriers/index.ts';
import { documentOf } from './document.ts';
import { baseOf, definitionOf, draftOf, versionsOf } from './versions.ts';

type Tariffs = (typeof endpoints)['carrierTariffs'];
type Input<E extends Tariffs['document'] | Tariffs['file']> = { readonly params: Params<E>; readonly query: Query<E> };
type Read = { readonly tariff: LtlTariff; readonly name: string };

/** The version with the given id, else the draft, else the version that a draft would be based on. */
async function readVersion(
  db: Db,
  carrierId: string,
  versionId: string | undefined,
  today: string,
): Promise<Read | null> {
  const carrier = await db.selectFrom('carriers').select('id').where('id', '=', carrierId).executeTakeFirst();
  if (carrier === undefined) throw new Refusal('not_found');
  const versions = await versionsOf(db, carrierId);
  const draft = versionId === undefined ? await draftOf(db, carrierId) : undefined;
  if (draft !== undefined) return { tariff: draft.definition, name: 'next' };
  const found = versionId === undefined ? baseOf(versions, today) : { id: versionId };
  if (found === null) return null;
  const tariff = await definitionOf(db, carrierId, found.id);
  return { tariff, name: `v${versions.find(({ id }) => id === found.id)?.version ?? 0}` };
}

/** The content of a version; null for a carrier without a tariff. @throws Refusal not_found */
export async function showDocument(
  ctx: Context,
  { params, query }: Input<Tariffs['document']>,
): Promise<{ data: TariffDocument | null }> {
  const read = await readVersion(ctx.db, params.id, query.version, todayOf(ctx.now()));
  return { data: read === null ? null : documentOf(read.tariff) };
}

/** A house tariff as an example of every kind of record, for carriers that have no tariff yet. */
function example(): Read {
  const [first] = houseCarriers;
  if (first === undefined) throw new Refusal('not_found');
  return { tariff: first.tariff, name: 'example' };
}

/** Whether a tariff rates exactly as the example, whose figures are no carrier's. */
export function isExample(tariff: LtlTariff): boolean {
  return isDeepStrictEqual(tariffSheet(tariff), tariffSheet(example().tariff));
}

/** A version as a CSV file that can be uploaded again. @throws Refusal not_found */
export async function tariffFile(ctx: Context, { params, query }: Input<Tariffs['file']>): Promise<Reply<Buffer>> {
  const read = (await readVersion(ctx.db, params.id, query.version, todayOf(ctx.now()))) ?? example();
  const { scac } = await ctx.db
    .selectFrom('carriers')
    .select('scac')
    .where('id', '=', params.id)
    .executeTakeFirstOrThrow();
  const lines = [sheetHeadings, ...tariffSheet(read.tariff)].map((cells) => csvLine([...cells]));
  return reply(200, Buffer.from(csvMark + lines.join('')), {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="tariff-${scac.toLowerCase()}-${read.name}.csv"`,
  });
}
