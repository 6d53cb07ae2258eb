import { useQuery } from '@tanstack/react-query';
import { endpoints, type RoleHistoryEntry, type StaffRole } from '@waybill/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { When } from '../../../ui/when.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useList } from '../../../ui/table/use-list.ts';
import css from './staff-roles.module.css';

const names: readonly never[] = [];

function What({ entry }: { readonly entry: RoleHistoryEntry }) {
  const { t } = useTranslation();
  const words = (roles: readonly StaffRole[]): string => roles.map((role) => t(`roles.${role}`)).join(', ');
  return (
    <span className={css.lines}>
      <span>{t(`staff_roles.changes.${entry.what}`)}</span>
      {entry.given.length > 0 && (
        <span className={css.gave}>{t('staff_roles.gave', { roles: words(entry.given) })}</span>
      )}
      {entry.taken.length > 0 && (
        <span className={css.took}>{t('staff_roles.took', { roles: words(entry.taken) })}</span>
      )}
    </span>
  );
}

function useColumns(): readonly Column<RoleHistoryEntry>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      { key: 'at', title: t('staff_roles.when'), width: '18%', cell: (row) => <When at={row.at} /> },
      { key: 'whom', title: t('staff_roles.whom'), card: 'head', width: '20%', cell: (row) => <b>{row.whom}</b> },
      { key: 'what', title: t('staff_roles.what'), cell: (row) => <What entry={row} /> },
      { key: 'by', title: t('staff_roles.who'), width: '16%', cell: (row) => row.by },
      { key: 'reason', title: t('staff_roles.because'), width: '24%', cell: (row) => row.reason ?? '' },
    ],
    [t],
  );
}

/** What happened to roles: when, to whom, by whom and why. */
export function HistoryView() {
  const { t } = useTranslation();
  const list = useList(names, '');
  const asked = { page: list.page, per_page: list.perPage };
  const query = useQuery(apiQuery(endpoints.roleManagement.history, { query: asked }));
  return (
    <DataTable
      label={t('staff_roles.history_label')}
      columns={useColumns()}
      query={query}
      list={list}
      rowKey={(row) => row.id}
      empty={<EmptyState title={t('staff_roles.history_empty_title')} text={t('staff_roles.history_empty_text')} />}
    />
  );
}
