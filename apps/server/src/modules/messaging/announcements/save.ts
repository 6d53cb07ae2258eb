import type { Body, endpoints, StaffAnnouncement, Params } from '@waybill/contract';
import { sql } from 'kysely';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { announcementById, stateAt } from './read-announcements.ts';

type Announcements = (typeof endpoints)['announcements'];
type Given = { readonly params: Params<Announcements['save']>; readonly body: Body<Announcements['save']> };
type Named = { readonly params: Params<Announcements['end']> };

/** Instants of a period typed as local times of its zone. */
async function periodOf(tx: Tx, { zone, ...body }: Given['body']): Promise<{ start: Date; end: Date | null }> {
  const start = `${body.starts_on} ${body.starts_time}`;
  const end = body.ends_on === null ? null : `${body.ends_on} ${body.ends_time}`;
  const { rows } = await sql<{ start: Date; end: Date | null }>`
    SELECT ${start}::timestamp AT TIME ZONE ${zone} AS start, ${end}::timestamp AT TIME ZONE ${zone} AS end
  `.execute(tx);
  const period = rows[0] ?? { start: new Date(Number.NaN), end: null };
  // Local times can be in order while their instants are not, in the hour repeated in fall.
  if (period.end !== null && period.end <= period.start) throw invalidField('ends_on', 'end_not_after_start');
  return period;
}

/** Checks that all accounts exist. @throws Refusal validation_failed when one does not */
async function checkAccounts(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  if (found.length < new Set(ids).size) throw invalidField('account_ids', 'invalid');
}

function columnsOf({ body }: Given, { start, end }: { start: Date; end: Date | null }) {
  const { texts } = body;
  return {
    kind: body.kind,
    audience: body.audience,
    // Drops choices that belong to another audience.
    roles: body.audience === 'roles' ? [...new Set(body.roles)].toSorted() : [],
    account_ids: body.audience === 'accounts' ? [...new Set(body.account_ids)].toSorted() : [],
    title_en: texts.en.title,
    text_en: texts.en.text,
    title_es: texts.es.title,
    text_es: texts.es.text,
    dismissible: body.dismissible,
    zone: body.zone,
    starts_at: start,
    ends_at: end,
  };
}
type Columns = ReturnType<typeof columnsOf>;
type Stored = { readonly [K in keyof Columns]: unknown };

const same = (one: Columns, other: Stored) =>
  (Object.keys(one) as (keyof Columns)[]).every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]));

async function held(tx: Tx, id: string) {
  return tx.selectFrom('announcements').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Deletes read and dismissed marks, so that the announcement is new to everyone again. */
async function forgetMarks(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('announcement_marks').where('announcement_id', '=', id).execute();
  await tx.deleteFrom('staff_announcement_marks').where('announcement_id', '=', id).execute();
}

/**
 * Creates or changes an announcement. Saving it unchanged writes nothing.
 * @throws Refusal validation_failed; not_found for a deleted one; conflict when someone saved it in between
 */
export async function saveAnnouncement(
  ctx: Context,
  tx: Tx,
  given: Given,
): Promise<Outcome<{ data: StaffAnnouncement }>> {
  const { id } = given.params;
  const { body } = given;
  const columns = columnsOf(given, await periodOf(tx, body));
  await checkAccounts(tx, columns.account_ids);
  const now = ctx.now();
  const about = { subject: 'announcement', subjectId: id } as const;
  const written = { updated_at: now, by_name: signedIn(ctx).name };
  const before = await held(tx, id);
  if (before === undefined) {
    if (body.revision !== null) throw new Refusal('not_found');
    await tx
      .insertInto('announcements')
      .values({ id, ...columns, ...written, created_at: now })
      .execute();
    return changed({ data: await announcementById(ctx, tx, id) }, { ...about, after: columns });
  }
  if (before.deleted_at !== null) throw new Refusal('not_found');
  // A repeated request, e.g. because the answer was lost.
  const known = !body.again || body.revision === before.revision - 1;
  if (same(columns, before) && known) return unchanged({ data: await announcementById(ctx, tx, id) });
  if (body.revision !== before.revision) throw new Refusal('conflict');
  await tx
    .updateTable('announcements')
    .set({ ...columns, ...written, revision: before.revision + 1 })
    .where('id', '=', id)
    .execute();
  if (body.again) await forgetMarks(tx, id);
  const { id: _, ...old } = before;
  return changed({ data: await announcementById(ctx, tx, id) }, { ...about, before: old, after: columns });
}

/** Ends a current announcement. Idempotent. @throws Refusal not_found; conflict before its start */
export async function endAnnouncement(
  ctx: Context,
  tx: Tx,
  { params }: Named,
): Promise<Outcome<{ data: StaffAnnouncement }>> {
  const row = await held(tx, params.id);
  if (row === undefined || row.deleted_at !== null) throw new Refusal('not_found');
  const now = ctx.now();
  const state = stateAt(row, now);
  if (state === 'ended') return unchanged({ data: await announcementById(ctx, tx, row.id) });
  if (state === 'scheduled') throw new Refusal('conflict');
  await tx
    .updateTable('announcements')
    .set({ ends_at: now, updated_at: now, by_name: signedIn(ctx).name, revision: row.revision + 1 })
    .where('id', '=', row.id)
    .execute();
  return changed(
    { data: await announcementById(ctx, tx, row.id) },
    { subject: 'announcement', subjectId: row.id, before: { ends_at: row.ends_at }, after: { ends_at: now } },
  );
}

/** Deletes an announcement for everyone. Read marks are kept. @throws Refusal not_found, also the second time */
export async function deleteAnnouncement(ctx: Context, tx: Tx, { params }: Named): Promise<Outcome<undefined>> {
  const row = await held(tx, params.id);
  if (row === undefined || row.deleted_at !== null) throw new Refusal('not_found');
  await tx.updateTable('announcements').set({ deleted_at: ctx.now() }).where('id', '=', row.id).execute();
  return changed(undefined, { subject: 'announcement', subjectId: row.id, before: { title: row.title_en } });
}
