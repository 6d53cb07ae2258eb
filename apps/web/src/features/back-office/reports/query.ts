import {
  cutsOf,
  figureModes,
  reportCuts,
  reportKinds,
  reportRanges,
  usualSort,
  type endpoints,
  type QueryInput,
  type ReportCut,
  type ReportKind,
  type ReportRow,
} from '@waybill/contract';
import { currencies } from '@waybill/freight';
import type { RouteTarget } from '../../../lib/routes/table.ts';
import type { List } from '../../../ui/table/use-list.ts';
import { dateIn } from '../../../lib/format/date-in.ts';

/** What a report can be asked for; the names stand in the address. */
export const reportNames = [
  'kind',
  'by',
  'range',
  'from',
  'to',
  'currency',
  'mode',
  'carrier',
  'account',
  'lane',
] as const;
export type ReportList = List<(typeof reportNames)[number]>;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const lane = /^[A-Z]{2,3}>[A-Z]{2,3}$/;
const within = (pattern: RegExp, text: string | undefined): string | undefined =>
  text !== undefined && pattern.test(text) ? text : undefined;

/** The kind of report that the address names. */
export function kindIn(text: string | undefined): ReportKind {
  return reportKinds.find((one) => one === text) ?? 'spend';
}

/** What is asked of the server; what the address has wrong is left out. */
export function queryOf({ filters, sort }: Pick<ReportList, 'filters' | 'sort'>) {
  const kind = kindIn(filters.kind);
  const named = reportCuts.find((one) => one === filters.by);
  const by: ReportCut = named !== undefined && cutsOf[kind].includes(named) ? named : (cutsOf[kind][0] ?? 'mode');
  const [from, to] = [dateIn(filters.from), dateIn(filters.to)];
  const days = from !== undefined && to !== undefined && from <= to ? { from, to } : {};
  const optional = {
    mode: figureModes.find((one) => one === filters.mode),
    carrier: within(uuid, filters.carrier),
    account: within(uuid, filters.account),
    lane: within(lane, filters.lane),
  };
  const set = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)) as Partial<{
    mode: (typeof figureModes)[number];
    carrier: string;
    account: string;
    lane: string;
  }>;
  return {
    kind,
    by: filters.by === undefined && cutsOf[kind].includes('carrier') ? 'carrier' : by,
    range: reportRanges.find((one) => one === filters.range) ?? ('30' as const),
    currency: currencies.find((one) => one === filters.currency) ?? ('USD' as const),
    ...days,
    ...set,
    sort: /^-?[a-z_0-9]+$/.test(sort) ? sort : usualSort[kind],
  } satisfies QueryInput<typeof endpoints.reports.csv>;
}
export type ReportQuery = ReturnType<typeof queryOf>;

/** What a row is looked at by when it is opened: the same figures, narrowed to it and cut another way. */
export function openedBy(asked: ReportQuery, row: ReportRow, search: Readonly<Record<string, string>>): RouteTarget {
  const next = cutsOf[asked.kind].filter((cut) => cut !== asked.by);
  const by =
    next.find((cut) => cut === (asked.by === 'carrier' || asked.by === 'account' ? 'lane' : 'carrier')) ?? next[0];
  const { page: _page, sort: _sort, ...kept } = search;
  return { to: 'admin.reports', search: { ...kept, kind: asked.kind, by: by ?? asked.by, [asked.by]: row.key } };
}
