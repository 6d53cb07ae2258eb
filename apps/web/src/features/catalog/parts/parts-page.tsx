import { Button, NativeSelect, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, partRules, partStates, type Part } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportButton } from '../../../ui/export/export-button.tsx';
import { IconPlus, IconUpload } from '../../../ui/icons.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { ListTools } from '../../../ui/table/list-tools.tsx';
import { useList } from '../../../ui/table/use-list.ts';
import { queryOf, firstSort, partFilters, sortOf } from './query.ts';
import { usePartColumns } from './columns.tsx';
import { FileDialog } from './file-dialog.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { PartDialog } from './part-dialog.tsx';
import { useRetire } from './use-changes.ts';

type Open = { readonly what: 'add' | 'import' } | { readonly what: 'edit' | 'history'; readonly part: Part } | null;

/** The shared catalog of commodities: looked up by all staff, kept by ops and admin. */
export function PartsPage() {
  const { t } = useTranslation();
  const mayWrite = useUser()?.abilities.includes('staff.parts.write') ?? false;
  const list = useList(partFilters, firstSort);
  const asked = queryOf(list);
  const page = { page: list.page, per_page: list.perPage, sort: sortOf(list) };
  const query = useQuery(apiQuery(endpoints.staffParts.list, { query: { ...asked, ...page } }));
  const [open, setOpen] = useState<Open>(null);
  const retire = useRetire();
  const close = (): void => setOpen(null);
  const edit = (part: Part): void => setOpen({ what: 'edit', part });
  const columns = usePartColumns({
    edit: mayWrite ? edit : null,
    show: (part) => setOpen({ what: 'history', part }),
  });
  const actions = (
    <>
      <ExportButton
        endpoint={endpoints.staffParts.export}
        words="imports"
        label={t('parts.export')}
        name="parts"
        query={asked}
        disabled={query.data?.meta.total === 0}
      />
      {mayWrite && (
        <>
          <Button leftSection={<IconUpload size={16} aria-hidden="true" />} onClick={() => setOpen({ what: 'import' })}>
            {t('parts.import')}
          </Button>
          <Button
            variant="filled"
            leftSection={<IconPlus size={16} aria-hidden="true" />}
            onClick={() => setOpen({ what: 'add' })}
          >
            {t('parts.add')}
          </Button>
        </>
      )}
    </>
  );
  return (
    <>
      <PageHeader title={t('titles.part_catalog')} note={t('parts.note')} actions={actions} />
      <ListTools list={list} label={t('parts.search')} clearLabel={t('parts.clear_search')}>
        <SegmentedControl
          aria-label={t('parts.state')}
          data={partStates.map((value) => ({ value, label: t(`parts.states.${value}`) }))}
          value={asked.state}
          onChange={(value) => list.filter({ state: value === 'in_force' ? '' : value })}
        />
        <NativeSelect
          aria-label={t('parts.rule')}
          value={list.filters.rule ?? ''}
          onChange={({ currentTarget }) => list.filter({ rule: currentTarget.value })}
          data={[
            { value: '', label: t('parts.any_rule') },
            ...partRules.map((value) => ({ value, label: t(`parts.rules.${value}`) })),
          ]}
        />
      </ListTools>
      <DataTable
        label={t('titles.part_catalog')}
        columns={columns}
        query={query}
        list={list}
        rowKey={(part) => part.id}
        empty={<EmptyState title={t('parts.empty_title')} text={t('parts.empty_text')} />}
        failed={t('parts.failed')}
      />
      {open?.what === 'add' && <PartDialog part={null} onClose={close} />}
      {open?.what === 'edit' && <PartDialog part={open.part} onClose={close} />}
      {open?.what === 'history' && (
        <HistoryDialog part={open.part} onRetire={mayWrite ? retire : null} onClose={close} />
      )}
      {open?.what === 'import' && <FileDialog onClose={close} />}
    </>
  );
}
