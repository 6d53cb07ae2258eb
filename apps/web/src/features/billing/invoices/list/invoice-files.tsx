import { endpoints, mostPdfs, type QueryInput } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { ExportMenu, type FileChoice } from '../../../../ui/export/export-menu.tsx';
import { IconFileSpreadsheet, IconFileTypeCsv, IconFileZip } from '../../../../ui/icons.ts';

const { export: csv, workbook, pdfs, exportHistory, historyWorkbook, historyPdfs } = endpoints.invoices;

type Props = {
  /** How many are filtered; undefined while unknown. */
  readonly count: number | undefined;
} & (
  | { readonly kind: 'open'; readonly query: QueryInput<typeof csv> }
  | { readonly kind: 'history'; readonly query: QueryInput<typeof exportHistory> }
);

/** What is filtered as a file: CSV, a workbook, or the invoices themselves. */
export function InvoiceFiles(props: Props) {
  const { t } = useTranslation();
  const count = props.count ?? 0;
  const name = props.kind === 'open' ? 'open-invoices' : 'invoice-history';
  const many = count > mostPdfs;
  const choices: readonly FileChoice[] = [
    {
      title: t('invoices.export.csv'),
      note: t('invoices.export.csv_note'),
      icon: IconFileTypeCsv,
      file: { name, ending: 'csv' },
      start: (run) => (props.kind === 'open' ? run(csv, props.query) : run(exportHistory, props.query)),
    },
    {
      title: t('invoices.export.xlsx'),
      note: t('invoices.export.xlsx_note'),
      icon: IconFileSpreadsheet,
      file: { name, ending: 'xlsx' },
      start: (run) => (props.kind === 'open' ? run(workbook, props.query) : run(historyWorkbook, props.query)),
    },
    {
      title: t('invoices.export.pdfs', { count }),
      note: many ? t('invoices.export.too_many_pdfs', { max: mostPdfs }) : t('invoices.export.pdfs_note'),
      icon: IconFileZip,
      disabled: many,
      file: { name, ending: 'zip' },
      running: (size) => t('invoices.export.packing', { count, size }),
      start: (run) => (props.kind === 'open' ? run(pdfs, props.query) : run(historyPdfs, props.query)),
    },
  ];
  return <ExportMenu words="invoices" label={t('invoices.export.menu')} choices={choices} disabled={count === 0} />;
}
