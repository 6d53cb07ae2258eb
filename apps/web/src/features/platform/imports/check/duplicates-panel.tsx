import { SegmentedControl } from '@mantine/core';
import { duplicateChoices, type DuplicateChoice, type ImportRow, type ImportSummary } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { Panel } from '../../../../ui/panel.tsx';
import type { Column } from '../../../../ui/table/column.ts';
import type { UploadKind } from '../kind.ts';
import css from './duplicates-panel.module.css';
import { RowsTable } from './rows-table.tsx';
import type { Changing } from './use-change.ts';
import { useRows } from './use-rows.ts';

type Props = { readonly kind: UploadKind; readonly upload: ImportSummary; readonly changing: Changing };
type ChoiceProps = {
  readonly label: string;
  readonly value: DuplicateChoice;
  /** A row that is twice in the file itself has nothing it could change. */
  readonly choices: readonly DuplicateChoice[];
  readonly disabled: boolean;
  readonly onChoose: (choice: DuplicateChoice) => void;
};

function Choice({ label, value, choices, disabled, onChoose }: ChoiceProps) {
  const { t } = useTranslation();
  return (
    <SegmentedControl
      size="xs"
      aria-label={label}
      value={value}
      disabled={disabled}
      data={choices.map((choice) => ({ value: choice, label: t(`imports.duplicates_table.choices.${choice}`) }))}
      onChange={onChoose}
    />
  );
}

const inFile = duplicateChoices.filter((choice) => choice !== 'update');

/** The choice that all duplicates have, or the usual one. */
function sharedChoice({ plan, duplicates }: ImportSummary): DuplicateChoice {
  return duplicateChoices.find((choice) => plan[choice] === duplicates) ?? 'skip';
}

function useDuplicateColumns({
  kind,
  changing: { change, changing },
}: Omit<Props, 'upload'>): readonly Column<ImportRow>[] {
  const { t } = useTranslation();
  const { number } = useFormats();
  const sameAs = ({ duplicate }: ImportRow): string =>
    duplicate?.of === 'file'
      ? t('imports.duplicates_table.of_file', { row: number(duplicate.row ?? 0) })
      : t(`imports.kinds.${kind.name}.in_book`);
  return [
    {
      key: 'row',
      title: t('imports.duplicates_table.row'),
      width: '64px',
      cell: ({ row }) => <b className={css.row}>{number(row)}</b>,
    },
    {
      key: 'what',
      title: t('imports.duplicates_table.what'),
      width: '42%',
      cell: ({ label, detail }) => (
        <span className={css.what}>
          <b>{label}</b> <span className={css.detail}>{detail}</span>
        </span>
      ),
    },
    { key: 'same', title: t('imports.duplicates_table.same'), cell: sameAs },
    {
      key: 'choice',
      title: t('imports.duplicates_table.decide'),
      width: '230px',
      cell: ({ row, duplicate, choice }) => (
        <Choice
          label={t('imports.duplicates_table.choice', { row: number(row) })}
          value={choice}
          choices={duplicate?.of === 'file' ? inFile : duplicateChoices}
          disabled={changing}
          onChoose={(chosen) => change({ choices: [{ row, choice: chosen }] })}
        />
      ),
    },
  ];
}

/** Rows that are there already, with what becomes of each. */
export function DuplicatesPanel({ kind, upload, changing }: Props) {
  const { t } = useTranslation();
  const { query, goToPage } = useRows(kind, upload.id, 'duplicate');
  const columns = useDuplicateColumns({ kind, changing });
  return (
    <Panel
      title={t('imports.duplicates_table.title')}
      note={
        <>
          <span className={css.count}>{upload.duplicates}</span> {t('imports.duplicates_table.note')}
        </>
      }
      aside={
        <span className={css.all}>
          {t('imports.duplicates_table.all')}
          <Choice
            label={t('imports.duplicates_table.all')}
            value={sharedChoice(upload)}
            choices={duplicateChoices}
            disabled={changing.changing}
            onChoose={(choice) => changing.change({ duplicates: choice })}
          />
        </span>
      }
      flush
    >
      <RowsTable
        label={t('imports.duplicates_table.title')}
        columns={columns}
        query={query}
        rowKey={({ row }) => String(row)}
        onPage={goToPage}
      />
    </Panel>
  );
}
