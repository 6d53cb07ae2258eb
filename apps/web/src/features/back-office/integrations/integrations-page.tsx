import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconPlus } from '../../../ui/icons.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { AddDialog } from './add-dialog.tsx';
import { IntegrationList } from './integration-list.tsx';
import css from './integrations.module.css';
import { ServicesPanel } from './services-panel.tsx';

const everyMs = 15_000;
const bones = [0, 1, 2, 3] as const;

/** How each carrier outside is reached, and whether it works. */
export function IntegrationsPage() {
  const { t } = useTranslation();
  const query = useQuery({ ...apiQuery(endpoints.integrations.list), refetchInterval: everyMs });
  const [adding, setAdding] = useState(false);
  const [opened, setOpened] = useState<string | null>(null);
  const found = query.data?.data;
  const add = (
    <Button variant="filled" leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setAdding(true)}>
      {t('integrations.add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('titles.integrations')} note={t('integrations.page_note')} actions={add} />
      {query.isError && (
        <LoadFailed
          message={query.error.message}
          retry={() => void query.refetch()}
          shownSince={found && query.dataUpdatedAt}
        />
      )}
      <div className={css.sections}>
        <ServicesPanel />
        <Panel title={t('outside_services.carriers')} note={t('integrations.note')} flush>
          {query.isPending && (
            <div role="status">
              <span className="wb-only-heard">{t('common.loading')}</span>
              {bones.map((bone) => (
                <div key={bone} className={css.bone} />
              ))}
            </div>
          )}
          {found?.length === 0 && (
            <EmptyState title={t('integrations.empty_title')} text={t('integrations.empty_text')} actions={add} />
          )}
          <IntegrationList integrations={found ?? []} opened={opened} onToggle={setOpened} />
        </Panel>
      </div>
      {adding && (
        <AddDialog
          onClose={() => setAdding(false)}
          onCreated={(id) => {
            setAdding(false);
            setOpened(id);
          }}
        />
      )}
    </>
  );
}
