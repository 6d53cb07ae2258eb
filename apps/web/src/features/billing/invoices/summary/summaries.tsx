import { useQuery } from '@tanstack/react-query';
import { summaryQuery } from './summary-query.ts';
import { AgingSummary, SummarySkeleton } from './aging-summary.tsx';

/** The sums of every currency that something is open in; nothing where nothing is, or they cannot be had. */
export function Summaries() {
  const query = useQuery(summaryQuery());
  if (query.isPending) return <SummarySkeleton />;
  const currencies = query.data?.data.currencies ?? [];
  return currencies.map((summary) => (
    <AgingSummary key={summary.open.currency} summary={summary} several={currencies.length > 1} />
  ));
}
