import {
  cutsOf,
  staffRoleAbilities,
  staffRoles,
  type Body,
  type endpoints,
  type Params,
  type ReportSchedule,
} from '@waybill/contract';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { staffWith } from '../../messaging/notices/index.ts';
import { nextTime } from './next-time.ts';
import { mayEdit, readSchedule } from './read-schedules.ts';

type Verbs = typeof endpoints.reports;
type Given = { readonly params: Params<Verbs['save']>; readonly body: Body<Verbs['save']> };
type Named = { readonly params: { readonly id: string } };
type Answered = Promise<Outcome<{ data: ReportSchedule }>>;

const readers = staffRoles.filter((role) => staffRoleAbilities[role].includes('staff.reports'));

/** Staff who may read reports, sorted by name. */
export function reportReaders(db: Db | Tx) {
  return staffWith(db, readers)
    .select(['users.id', 'users.name', 'users.email'])
    .orderBy('users.name')
    .orderBy('users.id');
}

async function checked(tx: Tx, { body }: Given): Promise<void> {
  if (!cutsOf[body.report.kind].includes(body.report.by)) throw invalidField('report.by', 'invalid');
  const wanted = [...new Set(body.recipients)];
  const found = await reportReaders(tx).where('users.id', 'in', wanted).execute();
  if (found.length < wanted.length) throw invalidField('recipients', 'invalid');
}

/** Locks a schedule; undefined if there is none. @throws Refusal forbidden when the caller may not edit it */
async function holdSchedule(ctx: Context, tx: Tx, id: string) {
  const row = await tx.selectFrom('report_schedules').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (row !== undefined && !mayEdit(ctx, row.created_by)) throw new Refusal('forbidden');
  return row;
}

/**
 * Creates or updates a scheduled report. Saving it unchanged writes nothing.
 * @throws Refusal validation_failed; forbidden for someone else's; conflict when someone changed it in between
 */
export async function saveSchedule(ctx: Context, tx: Tx, given: Given): Answered {
  const { params, body } = given;
  await checked(tx, given);
  const before = await holdSchedule(ctx, tx, params.id);
  const now = ctx.now();
  const { version, recipients, report, ...plain } = body;
  const columns = {
    ...plain,
    recipients: [...new Set(recipients)].toSorted(),
    report: JSON.stringify(report),
    next_at: nextTime(body, now),
  };
  const after = { ...plain, report, recipients: columns.recipients };
  const about = { subject: 'report_schedule', subjectId: params.id } as const;
  if (before === undefined) {
    if (version !== null) throw new Refusal('conflict');
    const { userId, name } = signedIn(ctx);
    await tx
      .insertInto('report_schedules')
      .values({ id: params.id, ...columns, created_by: userId, created_by_name: name, created_at: now })
      .execute();
    return changed({ data: await readSchedule(ctx, tx, params.id) }, { ...about, after });
  }
  // A double click finds the row of the first request.
  if (version === null && before.version === 1 && before.created_by === signedIn(ctx).userId) {
    return unchanged({ data: await readSchedule(ctx, tx, params.id) });
  }
  if (version !== before.version) throw new Refusal('conflict');
  await tx
    .updateTable('report_schedules')
    .set({ ...columns, version: before.version + 1 })
    .where('id', '=', params.id)
    .execute();
  const { name, every, on_day, at_hour, time_zone, language, recipients: to, report: was } = before;
  return changed(
    { data: await readSchedule(ctx, tx, params.id) },
    { ...about, before: { name, every, on_day, at_hour, time_zone, language, recipients: to, report: was }, after },
  );
}

/**
 * Pauses a schedule, or resumes it from its next run.
 * @throws Refusal not_found; forbidden; validation_failed when it has no recipients left
 */
export async function pauseSchedule(
  ctx: Context,
  tx: Tx,
  { params, body }: Named & { readonly body: Body<Verbs['pause']> },
): Answered {
  const row = await holdSchedule(ctx, tx, params.id);
  if (row === undefined) throw new Refusal('not_found');
  if ((row.paused_at !== null) === body.paused) return unchanged({ data: await readSchedule(ctx, tx, params.id) });
  if (!body.paused && row.recipients.length === 0) throw invalidField('recipients', 'required');
  const times = row as Parameters<typeof nextTime>[0];
  await tx
    .updateTable('report_schedules')
    .set(body.paused ? { paused_at: ctx.now() } : { paused_at: null, next_at: nextTime(times, ctx.now()) })
    .where('id', '=', params.id)
    .execute();
  return changed(
    { data: await readSchedule(ctx, tx, params.id) },
    {
      subject: 'report_schedule',
      subjectId: params.id,
      before: { paused: !body.paused },
      after: { paused: body.paused },
    },
  );
}

/** Deletes a schedule. Queued mails are still sent. @throws Refusal not_found, also the second time; forbidden */
export async function removeSchedule(ctx: Context, tx: Tx, { params }: Named): Promise<Outcome<undefined>> {
  const row = await holdSchedule(ctx, tx, params.id);
  if (row === undefined) throw new Refusal('not_found');
  await tx.deleteFrom('report_schedules').where('id', '=', row.id).execute();
  return changed(undefined, {
    subject: 'report_schedule',
    subjectId: params.id,
    before: { name: row.name, report: row.report, recipients: row.recipients },
  });
}
