import type { DashboardPeriod, ReportCut, ReportKind } from '@waybill/contract';
import type { Currency } from '@waybill/freight';
import type { RouteTarget } from '../../../lib/routes/table.ts';

/** The report that a figure of the dashboard is the sum of, over the same days. */
export function inReports(kind: ReportKind, by: ReportCut, period: DashboardPeriod, currency?: Currency): RouteTarget {
  return {
    to: 'admin.reports',
    search: { kind, by, range: period, ...(currency === undefined ? {} : { currency }) },
  };
}
