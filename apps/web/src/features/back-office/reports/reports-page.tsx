import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpoints, usualSort } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { useAddressQuery } from '../../../lib/routes/use-address.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportButton } from '../../../ui/export/export-button.tsx';
import { IconMail } from '../../../ui/icons.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useList } from '../../../ui/table/use-list.ts';
import { queryOf, kindIn, openedBy, reportNames } from './query.ts';
import { useReportColumns, useTotals } from './columns.tsx';
import { ReportFilters } from './filter-bar.tsx';
import { measuresOf } from './measures.ts';
import { ReportChart } from './report-chart.tsx';
import { SchedulesDialog } from './schedules-dialog.tsx';

/** Reports of the staff: figures by lane, carrier, mode and account, as a chart, a table, a file and by mail. */
export function ReportsPage() {
  const { t } = useTranslation();
  const { longDate } = useFormats();
  const search = useAddressQuery();
  const list = useList(reportNames, usualSort[kindIn(search['kind'])]);
  const asked = queryOf(list);
  const query = useQuery({
    ...apiQuery(endpoints.reports.show, { query: { ...asked, page: list.page, per_page: list.perPage } }),
    placeholderData: keepPreviousData,
  });
  const [mailing, setMailing] = useState(false);
  const report = query.data;
  const measures = measuresOf(asked.kind, report?.totals);
  const shown = { asked, measures, totals: report?.totals };
  const columns = useReportColumns(shown);
  const totalsOf = useTotals(shown);
  const fresh = report !== undefined && !query.isPlaceholderData;
  return (
    <>
      <PageHeader
        title={t('titles.reports')}
        note={report && t('reports.note', { from: longDate(report.from), to: longDate(report.to) })}
        actions={
          <>
            <Button leftSection={<IconMail size={16} aria-hidden="true" />} onClick={() => setMailing(true)}>
              {t('reports.schedule.open')}
            </Button>
            <ExportButton
              endpoint={endpoints.reports.csv}
              words="reports"
              label={t('reports.export.label')}
              name={`report-${asked.kind.replace('_', '-')}-by-${asked.by}`}
              query={asked}
              disabled={!fresh || report.meta.total === 0}
            />
          </>
        }
      />
      <ReportFilters list={list} asked={asked} seesMargin={report?.totals.margin !== null} names={report?.names} />
      {fresh && report.meta.total > 0 && <ReportChart report={report} asked={asked} />}
      <DataTable
        label={t('titles.reports')}
        columns={columns}
        query={query}
        list={list}
        rowKey={(row) => row.key}
        rowLink={(row) => openedBy(asked, row, search)}
        empty={<EmptyState title={t('reports.empty_title')} text={t('reports.empty_text')} />}
        failed={t('reports.failed')}
        foot={report && totalsOf(report.meta.total)}
      />
      {mailing && <SchedulesDialog asked={asked} onClose={() => setMailing(false)} />}
    </>
  );
}
