import { useQuery } from '@tanstack/react-query';
import { endpoints, type Edi214Row } from '@waybill/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { When } from '../../../ui/when.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useList } from '../../../ui/table/use-list.ts';
import css from './edi-214.module.css';
import { localZone } from './zone-here.ts';

const names = [] as const;

function useHistoryColumns(): readonly Column<Edi214Row>[] {
  const { t } = useTranslation();
  const { number } = useFormats();
  return useMemo(
    () => [
      {
        key: 'file',
        title: t('edi_214.file'),
        card: 'head',
        cell: (row) => <span className={css.file}>{row.file_name}</span>,
      },
      { key: 'when', title: t('edi_214.when'), cell: (row) => <When at={row.brought_at} zone={localZone()} /> },
      { key: 'who', title: t('edi_214.who'), cell: (row) => row.brought_by ?? t('edi_214.somebody') },
      {
        key: 'matched',
        title: t('edi_214.matched'),
        numeric: true,
        cell: (row) => `${number(row.matched)} / ${number(row.shipments)}`,
      },
      {
        key: 'events',
        title: t('edi_214.new_events'),
        numeric: true,
        cell: (row) => `${number(row.events_added)} / ${number(row.events)}`,
      },
      { key: 'problems', title: t('edi_214.troubles'), numeric: true, cell: (row) => number(row.problems) },
    ],
    [t, number],
  );
}

/** The files that were brought, the latest first; each opens what became of it. */
export function History() {
  const { t } = useTranslation();
  const list = useList(names, '');
  const query = useQuery(apiQuery(endpoints.edi214.list, { query: { page: list.page, per_page: list.perPage } }));
  const columns = useHistoryColumns();
  return (
    <section className={css.history}>
      <h2>{t('edi_214.history')}</h2>
      <DataTable
        label={t('edi_214.history')}
        columns={columns}
        query={query}
        list={list}
        rowKey={(row) => row.delivery_id}
        rowLink={(row) => ({ to: 'admin.edi', search: { file: row.delivery_id } })}
        empty={<EmptyState title={t('edi_214.empty_title')} text={t('edi_214.empty_text')} />}
      />
    </section>
  );
}
