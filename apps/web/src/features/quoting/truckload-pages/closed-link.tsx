import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../../../lib/api/problem.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';

const kinds: Readonly<Record<string, 'used' | 'expired' | 'unknown' | 'busy'>> = {
  link_used: 'used',
  link_expired: 'expired',
  not_found: 'unknown',
  validation_failed: 'unknown',
  too_many_attempts: 'busy',
};

/** What a mailed link says that opens nothing (any more): only that. */
export function ClosedLink({ problem, retry }: { readonly problem: ApiProblem; readonly retry: () => void }) {
  const { t } = useTranslation();
  const kind = kinds[problem.code];
  if (kind === undefined) return <LoadFailed message={problem.message} retry={retry} />;
  return (
    <EmptyState
      level="h1"
      title={t(`truckload_pages.closed.${kind}_title`)}
      text={t(`truckload_pages.closed.${kind}_text`)}
    />
  );
}

/** Whether a problem says that the link itself opens nothing any more. */
export function closes({ code }: ApiProblem): boolean {
  return code === 'link_used' || code === 'link_expired' || code === 'not_found';
}
