import type { endpoints, Query, roleChanges, RoleHistoryEntry, StaffRole } from '@waybill/contract';
import { sql } from 'kysely';
import type { Db } from '../../../core/database/database.ts';
import { readPage } from '../../../core/database/read-page.ts';
import { rolesOf } from '../../../core/sessions/person.ts';

type HistoryQuery = Query<(typeof endpoints)['roleManagement']['history']>;
type What = (typeof roleChanges)[number];

/** Kind of role history entry for each audit action. */
const actions: Readonly<Record<string, What>> = {
  'roles.changed': 'changed',
  'staff.invited': 'invited',
  'staff.invitation_resent': 'resent',
  'staff.invitation_revoked': 'revoked',
  'staff.joined': 'joined',
};

type Told = { readonly roles?: readonly string[]; readonly email?: string; readonly reason?: string } | null;

/** Audit entries about roles and invitations, found by the trail's index on the subject. */
function entriesOf(db: Db, { person }: HistoryQuery) {
  const entries = db.selectFrom('audit_entries').where('action', 'in', Object.keys(actions));
  if (person === undefined) return entries.where('subject_type', 'in', ['user_roles', 'staff_invitation']);
  return entries.where('subject_type', '=', 'user_roles').where('subject_id', '=', person);
}

/** One page of the role history from the audit trail, newest first. */
export async function roleHistory(db: Db, query: HistoryQuery): Promise<{ rows: RoleHistoryEntry[]; total: number }> {
  const page = entriesOf(db, query)
    .leftJoin('users as by_user', 'by_user.id', 'audit_entries.actor_id')
    .leftJoin('users as whom', (join) =>
      join.on(sql<boolean>`whom.id::text = audit_entries.subject_id AND audit_entries.subject_type = 'user_roles'`),
    )
    .select([
      'audit_entries.id',
      'audit_entries.at',
      'audit_entries.action',
      'audit_entries.actor_label',
      'audit_entries.before',
      'audit_entries.after',
      'by_user.name as by_name',
      'whom.name as whom_name',
    ])
    .orderBy('audit_entries.at', 'desc')
    .orderBy('audit_entries.id', 'desc');
  const { rows, total } = await readPage(db, page, entriesOf(db, query), query);
  return { rows: rows.map(wire), total };
}

function wire(row: {
  id: string;
  at: Date;
  action: string;
  actor_label: string;
  before: unknown;
  after: unknown;
  by_name: string | null;
  whom_name: string | null;
}): RoleHistoryEntry {
  const [before, after] = [row.before as Told, row.after as Told];
  const [held, holds]: StaffRole[][] = [rolesOf(before?.roles ?? []), rolesOf(after?.roles ?? [])];
  const whom = row.whom_name ?? after?.email ?? before?.email ?? '';
  return {
    id: row.id,
    at: row.at.toISOString(),
    // A new staff member had no name yet, so the invited address is shown.
    by: row.by_name ?? (row.action === 'staff.joined' ? whom : row.actor_label),
    what: actions[row.action] ?? 'changed',
    whom,
    given: (holds ?? []).filter((role) => !held?.includes(role)),
    taken: (held ?? []).filter((role) => !holds?.includes(role)),
    reason: after?.reason ?? null,
  };
}
