import { Button } from '@mantine/core';
import type { ImportProblem, ImportRow, ImportSummary } from '@waybill/contract';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../lib/api/call.ts';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { IconDownload, IconWand } from '../../../../ui/icons.ts';
import { Panel } from '../../../../ui/panel.tsx';
import type { Column } from '../../../../ui/table/column.ts';
import { useSaveFile } from '../export/use-save-file.ts';
import type { UploadKind } from '../kind.ts';
import { whyOf } from '../problem-words.ts';
import css from './problems-panel.module.css';
import { Remedy } from './remedy.tsx';
import { RowsTable } from './rows-table.tsx';
import type { Changing } from './use-change.ts';
import { useRows } from './use-rows.ts';

type Props = { readonly kind: UploadKind; readonly upload: ImportSummary; readonly changing: Changing };

/** One problem of one row; the number of the row stands before its first one only. */
export type Line = { readonly row: number; readonly first: boolean; readonly problem: ImportProblem };

function linesOf(rows: readonly ImportRow[]): Line[] {
  return rows.flatMap(({ row, problems }) => problems.map((problem, index) => ({ row, first: index === 0, problem })));
}

const keyOf = ({ row, problem: { column, code } }: Line): string => `${row} ${column} ${code}`;

function useColumns(upload: ImportSummary, changing: Changing): readonly Column<Line>[] {
  const { t } = useTranslation();
  const { number } = useFormats();
  const [typing, setTyping] = useState<string | null>(null);
  const nameOf = ({ column, field }: ImportProblem): string => {
    if (column === null)
      return t(field === null ? 'imports.problems_table.whole_row' : 'imports.problems_table.no_column');
    const header = upload.columns[column]?.header ?? '';
    return header === '' ? t('imports.columns.unnamed', { number: column + 1 }) : header;
  };
  return [
    {
      key: 'row',
      title: t('imports.problems_table.row'),
      width: '64px',
      card: 'head',
      cell: ({ row, first }) => (
        <span className={first ? css.row : css.again}>
          <span className={css.rowWord}>{t('imports.problems_table.row')} </span>
          {number(row)}
        </span>
      ),
    },
    {
      key: 'column',
      title: t('imports.problems_table.column'),
      width: '14%',
      cell: ({ problem }) => <span className={css.column}>{nameOf(problem)}</span>,
    },
    {
      key: 'value',
      title: t('imports.problems_table.value'),
      width: '18%',
      cell: ({ problem: { value } }) => (
        <span className={css.value} title={value}>
          {value === '' ? t('imports.problems_table.empty') : value}
        </span>
      ),
    },
    { key: 'why', title: t('imports.problems_table.why'), width: '30%', cell: ({ problem }) => whyOf(problem) },
    {
      key: 'remedy',
      title: t('imports.problems_table.remedy'),
      cell: (line) => (
        <Remedy
          line={line}
          columns={upload.columns}
          label={t('imports.problems_table.type_label', { column: nameOf(line.problem), row: number(line.row) })}
          changing={changing}
          typing={typing === keyOf(line)}
          onTyping={(on) => setTyping(on ? keyOf(line) : null)}
        />
      ),
    },
  ];
}

/** Rows that cannot go in as they are: each problem by row, column, reason and remedy, with a way to correct it here. */
export function ProblemsPanel({ kind, upload, changing }: Props) {
  const { t } = useTranslation();
  const { id, problems, suggestions } = upload;
  const { query, goToPage } = useRows(kind, id, 'problem');
  const { saving, save } = useSaveFile();
  const columns = useColumns(upload, changing);
  const lines = useMemo(() => query.data && { ...query.data, data: linesOf(query.data.data) }, [query.data]);
  const fileName = upload.file_name.replace(/\.\w+$/, '');
  const buttons = (
    <div className={css.buttons}>
      {suggestions > 0 && (
        <Button
          h={32}
          loading={changing.changing}
          leftSection={<IconWand size={16} aria-hidden="true" />}
          onClick={() => changing.change({ take: 'all' })}
        >
          {t('imports.problems_table.take_all', { count: suggestions })}
        </Button>
      )}
      <Button
        h={32}
        loading={saving}
        leftSection={<IconDownload size={16} aria-hidden="true" />}
        onClick={() => void save(`${fileName}-rejected.csv`, () => call(kind.endpoints.rejected, { params: { id } }))}
      >
        {t('imports.problems_table.download', { count: problems })}
      </Button>
    </div>
  );
  return (
    <Panel
      title={t('imports.problems_table.title')}
      note={<span className={css.count}>{problems}</span>}
      aside={buttons}
      flush
    >
      <RowsTable
        label={t('imports.problems_table.title')}
        columns={columns}
        query={{ ...query, data: lines } as Parameters<typeof RowsTable<Line>>[0]['query']}
        rowKey={keyOf}
        onPage={goToPage}
      />
    </Panel>
  );
}
