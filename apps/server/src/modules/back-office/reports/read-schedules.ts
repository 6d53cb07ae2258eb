import type { ReportQuery, ReportSchedule } from '@waybill/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../core/database/database.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import { Refusal } from '../../../core/refusal.ts';

type Row = Omit<ReportSchedule, 'next_at' | 'last_at' | 'report' | 'paused' | 'editable'> & {
  readonly creator: string | null;
  readonly report: ReportQuery;
  readonly next_at: Date;
  readonly last_at: Date | null;
  readonly paused_at: Date | null;
};

/** The creator can edit a schedule, and so can anyone who assigns roles, e.g. after the creator has left. */
export function mayEdit(ctx: Context, creator: string | null): boolean {
  const { userId, abilities } = signedIn(ctx);
  return userId === creator || abilities.has('staff.roles');
}

/** Scheduled reports sorted by name, or only the one with the id. */
export async function readSchedules(ctx: Context, db: Db | Tx, id?: string): Promise<ReportSchedule[]> {
  const { rows } = await sql<Row>`
    SELECT schedule.id, name, report, every, on_day, at_hour, time_zone, language, paused_at, next_at, last_at, version,
      created_by_name AS created_by, created_by AS creator,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('id', users.id, 'name', users.name, 'email', users.email)
        ORDER BY lower(users.name), users.id), '[]') FROM users WHERE users.id = ANY (schedule.recipients)) AS recipients,
      (SELECT jsonb_build_object('mails', count(*), 'sent', count(sent_at)) FROM report_mails AS mail
        WHERE mail.schedule_id = schedule.id AND mail.due_at = schedule.last_at) AS last_sent
    FROM report_schedules AS schedule ${id === undefined ? sql`` : sql`WHERE schedule.id = ${id}::uuid`}
    ORDER BY lower(name), schedule.id
  `.execute(db);
  return rows.map(({ paused_at: paused, next_at: next, last_at: last, creator, ...row }) => ({
    ...row,
    paused: paused !== null,
    next_at: next.toISOString(),
    last_at: last?.toISOString() ?? null,
    editable: mayEdit(ctx, creator),
  }));
}

/** One schedule. @throws Refusal not_found */
export async function readSchedule(ctx: Context, db: Db | Tx, id: string): Promise<ReportSchedule> {
  const [schedule] = await readSchedules(ctx, db, id);
  if (schedule === undefined) throw new Refusal('not_found');
  return schedule;
}
