import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CountTabs } from '../../../ui/count-tabs/count-tabs.tsx';
import { IconColumns3, IconHistory, IconPlus, IconUser } from '../../../ui/icons.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useList } from '../../../ui/table/use-list.ts';
import { AbilityTable } from './ability-table.tsx';
import { HistoryView } from './history-view.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { PeopleView } from './people-view.tsx';

// Going from one view to another drops what the one before was narrowed to.
const names = ['view', 'search', 'role', 'who'] as const;
const views = ['people', 'table', 'history'] as const;
const icons = { people: IconUser, table: IconColumns3, history: IconHistory } as const;

/** Role Management: who holds which role, what each may do, and what happened to them. */
export function RolesPage() {
  const { t } = useTranslation();
  const list = useList(names, '');
  const [inviting, setInviting] = useState(false);
  const chosen = views.find((view) => view === list.filters.view) ?? 'people';
  return (
    <>
      <PageHeader
        title={t('titles.role_management')}
        note={t('staff_roles.note')}
        actions={
          <Button
            variant="filled"
            leftSection={<IconPlus size={16} aria-hidden="true" />}
            onClick={() => setInviting(true)}
          >
            {t('staff_roles.invite')}
          </Button>
        }
      />
      <CountTabs
        label={t('staff_roles.views')}
        tabs={views.map((key) => ({ key, words: t(`staff_roles.${key}`), icon: icons[key] }))}
        chosen={chosen}
        choose={(view) => list.filter({ view: view === 'people' ? '' : view, search: '', role: '', who: '' })}
      />
      {chosen === 'people' && <PeopleView />}
      {chosen === 'table' && <AbilityTable />}
      {chosen === 'history' && <HistoryView />}
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  );
}
