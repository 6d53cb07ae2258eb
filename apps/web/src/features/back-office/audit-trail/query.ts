import { actorKinds, type ActorKind, type AuditRow, type endpoints, type QueryInput } from '@waybill/contract';
import type { List } from '../../../ui/table/use-list.ts';
import { dateIn } from '../../../lib/format/date-in.ts';

/** What the trail can be narrowed by, and the place its page goes on from; the names stand in the address. */
export const trailFilters = ['person', 'by', 'account', 'record', 'action', 'from', 'to'] as const;
export type TrailFilter = (typeof trailFilters)[number];
export type TrailList = List<TrailFilter>;

type Asked = NonNullable<QueryInput<typeof endpoints.auditTrail.export>>;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const place = /^-?\d{1,17}_[0-9a-f-]{36}$/;

/**
 * Whose entries are shown. Where the address narrows to nothing, people's: the system writes most of the trail.
 */
export function whoseOf({ by, person, account, record, action }: TrailList['filters']): ActorKind | undefined {
  if (by !== undefined) return actorKinds.find((one) => one === by);
  return [person, account, record, action].some(Boolean) ? undefined : 'user';
}

/** The filters as the server is asked for them; what the address has wrong is left out. */
export function queryOf({ filters }: TrailList): Asked {
  const { person, account, record, action } = filters;
  const by = whoseOf(filters);
  const [from, to] = [dateIn(filters.from), dateIn(filters.to)];
  return {
    ...(person !== undefined && uuid.test(person) ? { person } : {}),
    ...(account === 'house' || (account !== undefined && uuid.test(account)) ? { account } : {}),
    ...(record ? { record: record.slice(0, 80) } : {}),
    ...(action ? { action: action.slice(0, 80) } : {}),
    ...(by === undefined ? {} : { by }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
}

/** The place that the page goes on from, as the address has it. */
export function placeOf(query: Readonly<Record<string, string>>): { older_than?: string; newer_than?: string } {
  const { older, newer } = query;
  if (older !== undefined && place.test(older)) return { older_than: older };
  return newer !== undefined && place.test(newer) ? { newer_than: newer } : {};
}

/** An entry of the list; of the system's, how many alike stand for it. */
export type TrailRow = AuditRow & { readonly alike?: number };

/** Entries of the system that follow one another and are of one action are one line. */
export function grouped(rows: readonly AuditRow[]): TrailRow[] {
  const lines: TrailRow[] = [];
  for (const row of rows) {
    const last = lines.at(-1);
    if (last?.actor.kind === 'system' && row.actor.kind === 'system' && last.action === row.action)
      lines[lines.length - 1] = { ...last, alike: (last.alike ?? 1) + 1 };
    else lines.push(row);
  }
  return lines;
}
