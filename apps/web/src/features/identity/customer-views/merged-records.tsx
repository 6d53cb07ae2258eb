import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, type MergedAccount } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../../lib/api/problem.ts';
import { apiQuery, useApiMutation } from '../../../lib/api/query.ts';
import { localDay } from '../../../lib/format/today.ts';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { IconHistory } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { notifyRefused } from '../../../ui/notify.ts';
import { openView } from './open-view.ts';

function Merged({ account, path }: { readonly account: MergedAccount; readonly path: string }) {
  const { t } = useTranslation();
  const { longDate } = useFormats();
  const view = useApiMutation(endpoints.mergedAccounts.view);
  const refused = (problem: unknown): void => {
    if (!(problem instanceof ApiProblem)) throw problem;
    notifyRefused({ title: t('customer_views.failed'), text: problem.message });
  };
  const { name, number, merged_at: at } = account;
  return (
    <Notice
      tone="move"
      icon={IconHistory}
      title={t('customer_views.merged', { account: name, number, date: longDate(localDay(at)) })}
      action={
        <Button
          loading={view.isPending}
          onClick={() =>
            void view
              .mutateAsync({ params: { id: account.id } })
              .then(({ data }) => openView(data, path))
              .catch(refused)
          }
        >
          {t('customer_views.look')}
        </Button>
      }
    />
  );
}

type Props = {
  /** The page that shows the same of the other account. */
  readonly path: string;
};

/** The way to what was booked and billed under accounts that were merged into this one; nothing where there are none. */
export function MergedRecords({ path }: Props) {
  const user = useUser();
  const asked = user?.account_role !== null && user?.viewing_until === undefined;
  const { data } = useQuery({ ...apiQuery(endpoints.mergedAccounts.list), enabled: asked, staleTime: Infinity });
  if (!asked) return null;
  return data?.data.map((account) => <Merged key={account.id} account={account} path={path} />);
}
