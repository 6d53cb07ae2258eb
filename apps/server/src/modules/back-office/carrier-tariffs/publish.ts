import type { Body, endpoints, Params, TariffOverview } from '@waybill/contract';
import { houseScacs, isHouseScac, proPrefixes } from '@waybill/carriers';
import { ltlTariffProblems, type LtlTariff } from '@waybill/freight';
import { changed, type Outcome } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { newId } from '../../../core/ids.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { todayOf } from '../staff-carriers/index.ts';
import { holdBase } from './draft.ts';
import { isExample } from './read-tariff.ts';
import { overviewOf } from './versions.ts';

type Publish = (typeof endpoints)['carrierTariffs']['publish'];

/** PRO number prefixes for carriers added by staff. House carriers use lower ones. */
const [firstPrefix, lastPrefix] = [600, 999];

/**
 * Gives a carrier its PRO number prefix with its first tariff, since a carrier with a tariff can be booked.
 * @throws Refusal unavailable when no prefix is left
 */
async function givePrefix(tx: Tx, carrierId: string): Promise<void> {
  const carriers = await tx.selectFrom('carriers').select(['id', 'scac', 'pro_prefix']).forUpdate().execute();
  const own = carriers.find(({ id }) => id === carrierId);
  if (own === undefined || isHouseScac(own.scac) || own.pro_prefix !== null) return;
  const taken = new Set([
    ...carriers.map(({ pro_prefix: prefix }) => prefix),
    ...houseScacs.map((scac) => proPrefixes[scac]),
  ]);
  const free = Array.from({ length: lastPrefix - firstPrefix + 1 }, (_, at) => String(firstPrefix + at));
  const prefix = free.find((one) => !taken.has(one));
  if (prefix === undefined) throw new Refusal('unavailable');
  await tx.updateTable('carriers').set({ pro_prefix: prefix }).where('id', '=', carrierId).execute();
}

/**
 * Publishes the draft: it rates pickups from its first day on. Older versions do not change, so existing quotes keep
 * theirs. When two people publish at once, the second gets a refusal.
 * @throws Refusal not_found, conflict, validation_failed for a past first day, a tariff that cannot rate, or the
 *   example as it was downloaded
 */
export async function publishDraft(
  ctx: Context,
  tx: Tx,
  { params, body }: { readonly params: Params<Publish>; readonly body: Body<Publish> },
): Promise<Outcome<{ data: TariffOverview }>> {
  const { draft } = await holdBase(ctx, tx, params.id, body.revision);
  if (draft === undefined) throw new Refusal('conflict');
  const today = todayOf(ctx.now());
  const { effective_from: from, effective_until: until } = draft;
  if (from < today) throw invalidField('effective_from', 'date_is_past');
  const { last } = await tx
    .selectFrom('tariffs')
    .select((of) => of.fn.max('version').as('last'))
    .where('carrier_id', '=', params.id)
    .executeTakeFirstOrThrow();
  const version = (last ?? 0) + 1;
  const { scac } = await tx.selectFrom('carriers').select('scac').where('id', '=', params.id).executeTakeFirstOrThrow();
  const tariff: LtlTariff = {
    ...draft.definition,
    id: `${scac.toLowerCase()}-${version}`,
    carrier: scac,
    version,
    effectiveFrom: from,
    effectiveUntil: until,
  };
  if (ltlTariffProblems(tariff).length > 0) throw invalidField('revision', 'invalid');
  if (!isHouseScac(scac) && isExample(tariff)) throw invalidField('revision', 'example_tariff');
  await givePrefix(tx, params.id);
  const id = newId();
  await tx
    .insertInto('tariffs')
    .values({
      id,
      carrier_id: params.id,
      version,
      effective_from: from,
      effective_until: until,
      definition: JSON.stringify(tariff),
      source: draft.source,
      file_name: draft.file_name,
      note: body.note,
      published_by: signedIn(ctx).name,
      based_on: draft.based_on,
      created_at: ctx.now(),
    })
    .execute();
  await tx.deleteFrom('tariff_drafts').where('carrier_id', '=', params.id).execute();
  const data = await overviewOf(tx, params.id, today);
  const after = { tariff_id: id, version, effective_from: from, effective_until: until, note: body.note };
  return changed({ data }, { subject: 'carrier', subjectId: params.id, after });
}
