import { Button, FileButton, NativeSelect, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { carrierBillStates, endpoints, type QueryInput } from '@waybill/contract';
import { billCauses } from '@waybill/freight';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconDownload, IconPlus, IconSettings, IconUpload } from '../../../ui/icons.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { FilterSelects } from '../../../ui/table/filter-selects.tsx';
import { ListTools } from '../../../ui/table/list-tools.tsx';
import { useList } from '../../../ui/table/use-list.ts';
import { useSaveFile } from '../../platform/imports/public.ts';
import { BillForm } from './bill-form.tsx';
import { useBillColumns } from './columns.tsx';
import { TakenNotice } from './taken-notice.tsx';
import { BillTermsDialog } from './terms-dialog.tsx';
import { billTemplate, useUpload } from './use-upload.ts';

const names = ['state', 'cause', 'age_days', 'search'] as const;
const segments = ['open', 'all'] as const;
const ages = ['7', '30', '90'] as const;
const everyMs = 30_000;
type Asked = NonNullable<QueryInput<typeof endpoints.carrierBills.list>>;

/** Bills of carriers: those that wait first, taken in by file or form. */
export function CarrierBillsPage() {
  const { t } = useTranslation();
  const list = useList(names, '-received_at');
  const { filters } = list;
  const { state = 'open', ...narrowed } = filters;
  const asked = {
    ...narrowed,
    ...(state === 'all' ? {} : { state }),
    page: list.page,
    per_page: list.perPage,
    sort: list.sort,
  } as Asked;
  const query = useQuery({
    ...apiQuery(endpoints.carrierBills.list, { query: asked }),
    refetchInterval: everyMs,
    refetchOnWindowFocus: 'always',
  });
  const counts = query.data?.counts;
  const waiting = counts && counts.unmatched + counts.review + counts.disputed;
  const upload = useUpload();
  const { save } = useSaveFile();
  const [entering, setEntering] = useState(false);
  const [setting, setSetting] = useState(false);
  const columns = useBillColumns();
  const selects = [
    [
      'cause',
      t('carrier_bills.filter.any_cause'),
      billCauses.map((value) => ({ value, label: t(`adjustments.cause.${value}`) })),
    ],
    [
      'age_days',
      t('carrier_bills.filter.any_age'),
      ages.map((value) => ({ value, label: t('carrier_bills.filter.age', { count: Number(value) }) })),
    ],
  ] as const;
  return (
    <>
      <PageHeader
        title={t('titles.carrier_bills')}
        note={waiting !== undefined && t('carrier_bills.note', { count: waiting })}
        actions={
          <>
            <Button leftSection={<IconSettings size={16} aria-hidden="true" />} onClick={() => setSetting(true)}>
              {t('carrier_bills.terms.open')}
            </Button>
            <Button
              variant="subtle"
              leftSection={<IconDownload size={16} aria-hidden="true" />}
              onClick={() => void save('carrier-bills-template.csv', billTemplate)}
            >
              {t('carrier_bills.template')}
            </Button>
            <FileButton
              accept=".edi,.x12,.210,.txt,.dat,.csv,text/plain,text/csv"
              onChange={(file) => file !== null && void upload.take(file)}
              inputProps={{ 'aria-label': t('carrier_bills.upload') }}
            >
              {(props) => (
                <Button
                  {...props}
                  loading={upload.working}
                  title={t('carrier_bills.drop_text')}
                  leftSection={<IconUpload size={16} aria-hidden="true" />}
                >
                  {t('carrier_bills.upload')}
                </Button>
              )}
            </FileButton>
            <Button
              variant="filled"
              leftSection={<IconPlus size={16} aria-hidden="true" />}
              onClick={() => setEntering(true)}
            >
              {t('carrier_bills.enter')}
            </Button>
          </>
        }
      />
      {upload.taken && <TakenNotice taken={upload.taken} onClose={upload.close} />}
      <ListTools list={list} label={t('carrier_bills.filter.search')} clearLabel={t('carrier_bills.filter.clear')}>
        <SegmentedControl
          aria-label={t('carrier_bills.filter.label')}
          data={segments.map((value) => ({ value, label: t(`carrier_bills.filter.${value}`) }))}
          value={segments.find((one) => one === state) ?? ''}
          onChange={(value) => list.filter({ state: value === 'open' ? '' : value })}
        />
        <NativeSelect
          aria-label={t('carrier_bills.filter.other')}
          value={carrierBillStates.find((one) => one === state) ?? ''}
          onChange={({ currentTarget }) => list.filter({ state: currentTarget.value })}
          data={[
            { value: '', label: t('carrier_bills.filter.other') },
            ...carrierBillStates.map((value) => ({
              value,
              label: `${t(`carrier_bills.state.${value}`)}${counts ? ` (${counts[value]})` : ''}`,
            })),
          ]}
        />
        <FilterSelects list={list} selects={selects} />
      </ListTools>
      <DataTable
        label={t('titles.carrier_bills')}
        columns={columns}
        query={query}
        list={list}
        rowKey={(row) => row.id}
        rowLink={(row) => ({ to: 'admin.carrier-bills.detail', params: { id: row.id } })}
        empty={<EmptyState title={t('carrier_bills.empty_title')} text={t('carrier_bills.empty_text')} />}
        failed={t('carrier_bills.failed')}
      />
      {setting && <BillTermsDialog onClose={() => setSetting(false)} />}
      {entering && <BillForm onClose={() => setEntering(false)} />}
    </>
  );
}
