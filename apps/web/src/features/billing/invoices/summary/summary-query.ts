import { endpoints, type Answer } from '@waybill/contract';
import { apiQuery } from '../../../../lib/api/query.ts';

const { summary } = endpoints.invoices;

export type Summary = Answer<typeof summary>['data'];

/** What is open, past due and disputed; alone here, since the menu of every page asks for it. */
export function summaryQuery() {
  return { ...apiQuery(summary), refetchOnWindowFocus: 'always' } as const;
}
