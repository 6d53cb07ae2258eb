import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { MarginEditor } from './margin-editor.tsx';

/** The margin rules of an account with their preview; nothing for whoever may not see what is earned. */
export function MarginsPanel({ accountId }: { readonly accountId: string }) {
  const { t } = useTranslation();
  const may = useUser()?.abilities.includes('staff.accounts.margins') ?? false;
  const asked = useQuery({
    ...apiQuery(endpoints.marginRules.show, { params: { id: accountId } }),
    enabled: may,
    // What is being typed is compared with what was read; a change of somebody else's is told when it is saved.
    refetchOnWindowFocus: false,
  });
  if (!may) return null;
  if (asked.isPending) return <Skeleton height={280} radius="md" role="status" aria-label={t('common.loading')} />;
  if (asked.data === undefined) {
    return <LoadFailed message={asked.error.message} retry={() => void asked.refetch()} />;
  }
  return <MarginEditor key={accountId} accountId={accountId} read={asked.data.data} />;
}
