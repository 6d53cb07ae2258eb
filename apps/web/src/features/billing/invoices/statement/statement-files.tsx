import { endpoints } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { ExportMenu, type FileChoice } from '../../../../ui/export/export-menu.tsx';
import { IconFileSpreadsheet, IconFileTypeCsv, IconFileTypePdf } from '../../../../ui/icons.ts';
import type { Chosen } from './period.ts';

const { pdf, csv, workbook } = endpoints.statements;

/** A statement as a file: on paper, or for sheets. */
export function StatementFiles({ query, disabled }: { readonly query: Chosen; readonly disabled: boolean }) {
  const { t } = useTranslation();
  const name = 'statement';
  const choices: readonly FileChoice[] = [
    {
      title: t('statements.pdf'),
      note: t('statements.pdf_note'),
      icon: IconFileTypePdf,
      file: { name, ending: 'pdf' },
      start: (run) => run(pdf, query),
    },
    {
      title: t('invoices.export.xlsx'),
      note: t('invoices.export.xlsx_note'),
      icon: IconFileSpreadsheet,
      file: { name, ending: 'xlsx' },
      start: (run) => run(workbook, query),
    },
    {
      title: t('invoices.export.csv'),
      note: t('invoices.export.csv_note'),
      icon: IconFileTypeCsv,
      file: { name, ending: 'csv' },
      start: (run) => run(csv, query),
    },
  ];
  return <ExportMenu words="invoices" label={t('invoices.export.menu')} choices={choices} disabled={disabled} />;
}
