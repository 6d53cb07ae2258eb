import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordSkeleton } from './record-skeleton.tsx';
import { EmptyState } from './empty-state.tsx';
import { LoadFailed } from './load-failed.tsx';
import { PageHeader } from './page-header.tsx';

type Props = {
  readonly query: {
    readonly isPending: boolean;
    readonly error: { readonly status: number; readonly message: string } | null;
    readonly refetch: () => unknown;
  };
  /** The way to the list, above the title. */
  readonly trail: ReactNode;
  /** The title for as long as the record has not said its own. */
  readonly title: string;
  /** The button back where there is no such record. */
  readonly back: ReactNode;
  /** Refusals that say there is no such record; 422 for an address that names none at all. */
  readonly none?: readonly number[];
  /** What a load that failed says, where the server's words are not to be shown. */
  readonly failed?: string;
};

const noSuch = [404] as const;

/** The page of one record without it: as it loads, where there is none, and where it cannot be had. */
export function DetailWithout({ query, trail, title, back, none = noSuch, failed }: Props) {
  const { t } = useTranslation();
  const { error, isPending } = query;
  const missing = error !== null && none.includes(error.status);
  return (
    <>
      <PageHeader trail={trail} title={title} note={isPending && t('common.loading')} />
      {isPending && <RecordSkeleton />}
      {missing && <EmptyState title={error.message} actions={back} />}
      {error !== null && !missing && (
        <LoadFailed message={failed ?? error.message} retry={() => void query.refetch()} />
      )}
    </>
  );
}
