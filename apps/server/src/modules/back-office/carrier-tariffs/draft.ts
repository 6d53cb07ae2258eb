import type { Body, endpoints, Params, TariffOverview } from '@waybill/contract';
import { addDays, blankTariff, ltlTariffProblems, type LtlTariff } from '@waybill/freight';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { holdCarrier, todayOf } from '../staff-carriers/index.ts';
import { withAccessorials, withFuel, withService } from './document.ts';
import { baseOf, definitionOf, draftOf, overviewOf, versionsOf, type DraftRow } from './versions.ts';

type Tariffs = (typeof endpoints)['carrierTariffs'];
type Answered = Outcome<{ data: TariffOverview }>;
type Of<E extends Tariffs[keyof Tariffs]> = { readonly params: Params<E>; readonly body: Body<E> };

/** What an edit of the draft starts from. */
export type Base = {
  readonly draft: DraftRow | undefined;
  readonly tariff: LtlTariff;
  /** The version it was made from; null for a carrier's first. */
  readonly basedOn: string | null;
};

/**
 * Reads what to edit: the draft, else the version it would be based on (see `baseOf`), else an empty tariff. Locks the
 * carrier, so that edits of its tariff run one at a time.
 * @param seen the revision that the user edited
 * @throws Refusal not_found, conflict when someone changed or published it since
 */
export async function holdBase(ctx: Context, tx: Tx, carrierId: string, seen: number | null): Promise<Base> {
  const carrier = await holdCarrier(tx, carrierId);
  const draft = await draftOf(tx, carrierId);
  if ((draft?.revision ?? null) !== seen) throw new Refusal('conflict');
  if (draft !== undefined) return { draft, tariff: draft.definition, basedOn: draft.based_on };
  const versions = await versionsOf(tx, carrierId);
  const from = baseOf(versions, todayOf(ctx.now()));
  if (from === null) return { draft, tariff: blankTariff(carrier.scac, todayOf(ctx.now())), basedOn: null };
  return { draft, tariff: await definitionOf(tx, carrierId, from.id), basedOn: from.id };
}

/** A new definition of the draft and where it comes from. */
export type Change = {
  readonly tariff: LtlTariff;
  readonly basedOn: string | null;
  readonly source: 'file' | 'editor' | 'version';
  readonly fileName?: string | null;
};

/**
 * Saves the draft. Until someone sets its dates, a new draft starts tomorrow, or with a version already published for a
 * later day, which would otherwise end it.
 */
export async function saveDraft(ctx: Context, tx: Tx, carrierId: string, base: Base, change: Change): Promise<void> {
  const row = {
    definition: JSON.stringify(change.tariff),
    based_on: change.basedOn,
    source: change.source,
    file_name: change.fileName ?? null,
    updated_at: ctx.now(),
    updated_by: signedIn(ctx).name,
  };
  if (base.draft === undefined) {
    const today = todayOf(ctx.now());
    const tomorrow = addDays(today, 1);
    const standing = baseOf(await versionsOf(tx, carrierId), today)?.effective_from ?? tomorrow;
    const effective_from = standing > tomorrow ? standing : tomorrow;
    await tx
      .insertInto('tariff_drafts')
      .values({ carrier_id: carrierId, revision: 1, effective_from, ...row })
      .execute();
  } else {
    await tx
      .updateTable('tariff_drafts')
      .set({ ...row, revision: base.draft.revision + 1 })
      .where('carrier_id', '=', carrierId)
      .execute();
  }
}

async function edit(
  ctx: Context,
  tx: Tx,
  carrierId: string,
  seen: number | null,
  make: (tariff: LtlTariff) => LtlTariff,
  part: keyof LtlTariff,
): Promise<Answered> {
  const base = await holdBase(ctx, tx, carrierId, seen);
  const tariff = make(base.tariff);
  const show = async () => ({ data: await overviewOf(tx, carrierId, todayOf(ctx.now())) });
  if (JSON.stringify(tariff) === JSON.stringify(base.tariff)) return unchanged(await show());
  const before = new Set(ltlTariffProblems(base.tariff).map(({ message }) => message));
  const fresh = ltlTariffProblems(tariff).find(({ message }) => !before.has(message));
  if (fresh !== undefined) throw invalidField(fresh.field, 'invalid');
  const source = base.draft?.source === 'file' ? 'file' : 'editor';
  const fileName = base.draft?.file_name ?? null;
  await saveDraft(ctx, tx, carrierId, base, { tariff, basedOn: base.basedOn, source, fileName });
  return changed(await show(), {
    subject: 'carrier',
    subjectId: carrierId,
    before: { [part]: base.tariff[part] },
    after: { [part]: tariff[part] },
  });
}

/** Sets the fuel table of the draft. @throws Refusal not_found, conflict, validation_failed */
export function editFuel(ctx: Context, tx: Tx, { params, body }: Of<Tariffs['fuel']>): Promise<Answered> {
  return edit(ctx, tx, params.id, body.revision, (tariff) => withFuel(tariff, body.fuel), 'fuel');
}

/** Sets the accessorial rules of the draft. @throws Refusal not_found, conflict, validation_failed */
export function editAccessorials(
  ctx: Context,
  tx: Tx,
  { params, body }: Of<Tariffs['accessorials']>,
): Promise<Answered> {
  const make = (tariff: LtlTariff) => withAccessorials(tariff, body.accessorials);
  return edit(ctx, tx, params.id, body.revision, make, 'accessorials');
}

/** Sets services, transit days, and closed days of the draft. @throws Refusal not_found, conflict, validation_failed */
export function editService(ctx: Context, tx: Tx, { params, body }: Of<Tariffs['service']>): Promise<Answered> {
  return edit(ctx, tx, params.id, body.revision, (tariff) => withService(tariff, body.service), 'transit');
}

/** Makes the draft equal to an older version. @throws Refusal not_found, conflict */
export async function restoreVersion(
  ctx: Context,
  tx: Tx,
  { params, body }: Of<Tariffs['bringBack']>,
): Promise<Answered> {
  const base = await holdBase(ctx, tx, params.id, body.revision);
  const tariff = await definitionOf(tx, params.id, body.version);
  await saveDraft(ctx, tx, params.id, base, { tariff, basedOn: body.version, source: 'version' });
  const data = await overviewOf(tx, params.id, todayOf(ctx.now()));
  const after = { version: data.versions.find(({ id }) => id === body.version)?.version };
  return changed({ data }, { subject: 'carrier', subjectId: params.id, after });
}

/**
 * Sets the days from and until which the draft will apply.
 * @throws Refusal not_found, conflict, validation_failed for a past day, whose quotes already exist
 */
export async function setDates(ctx: Context, tx: Tx, { params, body }: Of<Tariffs['dates']>): Promise<Answered> {
  const { draft } = await holdBase(ctx, tx, params.id, body.revision);
  if (draft === undefined) throw new Refusal('not_found');
  const today = todayOf(ctx.now());
  const { effective_from, effective_until } = body;
  if (effective_from < today) throw invalidField('effective_from', 'date_is_past');
  const show = async () => ({ data: await overviewOf(tx, params.id, today) });
  if (draft.effective_from === effective_from && draft.effective_until === effective_until)
    return unchanged(await show());
  await tx
    .updateTable('tariff_drafts')
    .set({
      effective_from,
      effective_until,
      revision: draft.revision + 1,
      updated_at: ctx.now(),
      updated_by: signedIn(ctx).name,
    })
    .where('carrier_id', '=', params.id)
    .execute();
  const before = { effective_from: draft.effective_from, effective_until: draft.effective_until };
  const after = { effective_from, effective_until };
  return changed(await show(), { subject: 'carrier', subjectId: params.id, before, after });
}

/** Discards the draft. @throws Refusal not_found, conflict */
export async function discardDraft(ctx: Context, tx: Tx, { params, body }: Of<Tariffs['discard']>): Promise<Answered> {
  const { draft } = await holdBase(ctx, tx, params.id, body.revision);
  if (draft === undefined) throw new Refusal('not_found');
  await tx.deleteFrom('tariff_drafts').where('carrier_id', '=', params.id).execute();
  const data = await overviewOf(tx, params.id, todayOf(ctx.now()));
  const before = { revision: draft.revision, source: draft.source, file_name: draft.file_name };
  return changed({ data }, { subject: 'carrier', subjectId: params.id, before });
}
