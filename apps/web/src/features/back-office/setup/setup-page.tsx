import { Button, Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpoints, type Setup } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery, queryKey, useApiMutation } from '../../../lib/api/query.ts';
import { LaterConfirmDialog } from '../../../ui/later-confirm-dialog.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { notifyDone, notifyRefused } from '../../../ui/notify.ts';
import layout from '../../../ui/page-layout.module.css';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SetupRow } from './setup-row.tsx';
import css from './setup.module.css';

const { show, removeDemoCarriers } = endpoints.setup;
/** The page shows DNS records too, which the dashboard's notice does without. */
const whole = { query: { records: 'yes' } } as const;

function Checklist({ setup }: { readonly setup: Setup }) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const shown = (data: Setup): void => void cache.setQueryData(queryKey(show, whole), { data });
  const [asking, setAsking] = useState(false);
  const removing = useApiMutation(removeDemoCarriers);
  const remove = (): void =>
    removing.mutate(
      {},
      {
        onSuccess: ({ data }) => {
          setAsking(false);
          shown(data);
          notifyDone({ title: t('setup.removed') });
        },
        onError: ({ message }) => notifyRefused({ title: message }),
      },
    );
  const state = setup.ready ? 'ready' : 'open';
  return (
    <div className={css.sheets}>
      <Notice tone={setup.ready ? 'go' : 'care'} title={t(`setup.${state}_title`)}>
        {setup.ready ? t('setup.ready_text') : null}
      </Notice>
      <Panel flush>
        <ul className={css.list}>
          {setup.items.map((item) => (
            <SetupRow key={item.code} item={item} onChange={shown}>
              {item.code === 'demo_carriers' && <Button onClick={() => setAsking(true)}>{t('setup.remove')}</Button>}
            </SetupRow>
          ))}
        </ul>
      </Panel>
      <Panel title={t('setup.practice')}>
        <p className={layout.soft}>{t('setup.practice_text')}</p>
        <pre className={css.command}>
          <code>npm run sample</code>
        </pre>
        <p className={layout.soft}>{t('setup.practice_remove')}</p>
        <pre className={css.command}>
          <code>npm run sample -- --remove</code>
        </pre>
      </Panel>
      <LaterConfirmDialog
        opened={asking}
        title={t('setup.remove_title')}
        confirm={t('setup.remove')}
        working={removing.isPending}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      >
        {t('setup.remove_text')}
      </LaterConfirmDialog>
    </div>
  );
}

/** What the installation needs before customers can ship, as the system finds it. */
export function SetupPage() {
  const { t } = useTranslation();
  const query = useQuery(apiQuery(show, whole));
  const setup = query.data?.data;
  const done = setup?.items.filter((item) => item.done).length ?? 0;
  return (
    <>
      <PageHeader
        title={t('titles.setup')}
        note={t('setup.lead')}
        beside={setup && t('setup.progress', { done, total: setup.items.length })}
      />
      {query.isPending && <Skeleton height={480} role="status" aria-label={t('common.loading')} />}
      {query.isError && <LoadFailed message={t('setup.failed')} retry={() => void query.refetch()} />}
      {setup && <Checklist setup={setup} />}
    </>
  );
}
