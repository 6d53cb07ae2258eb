import { Button, TextInput } from '@mantine/core';
import type { ImportSummary } from '@waybill/contract';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { IconCheck, IconPencil } from '../../../../ui/icons.ts';
import { remedyOf } from '../problem-words.ts';
import { placeCodes, PlaceAnswers } from './place-answers.tsx';
import type { Line } from './problems-panel.tsx';
import css from './remedy.module.css';
import type { Changing } from './use-change.ts';

type Props = {
  readonly line: Line;
  readonly columns: ImportSummary['columns'];
  /** Name of the field in which the cell is typed anew. */
  readonly label: string;
  readonly changing: Changing;
  readonly typing: boolean;
  readonly onTyping: (on: boolean) => void;
};

type CellProps = {
  readonly value: string;
  readonly label: string;
  readonly onKeep: (value: string) => void;
  readonly onLeave: () => void;
};

/** Types a cell anew: Enter keeps it, Escape leaves it as it was, and so does going on without a change. */
function CellField({ value, label, onKeep, onLeave }: CellProps) {
  const [text, setText] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  // A field that is put away loses the focus as well, which must not decide anew.
  const over = useRef(false);
  const end = (keep: boolean): void => {
    if (over.current) return;
    over.current = true;
    if (keep) onKeep(text);
    else onLeave();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') end(true);
    if (event.key === 'Escape') end(false);
  };
  return (
    <TextInput
      ref={field}
      aria-label={label}
      value={text}
      maxLength={2000}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={press}
      onBlur={() => end(text !== value)}
    />
  );
}

/** What to do about a problem: take the suggestion, type the cell anew, or correct it in the file. */
export function Remedy({ line, columns, label, changing: { change, changing }, typing, onTyping }: Props) {
  const { t } = useTranslation();
  const { row, problem } = line;
  const { column, suggestion, value } = problem;
  const asks = placeCodes.has(problem.code);
  const keep = (text: string): void => {
    onTyping(false);
    if (column !== null) change({ cells: [{ row, column, value: text }] });
  };
  if (typing) return <CellField value={value} label={label} onKeep={keep} onLeave={() => onTyping(false)} />;
  return (
    <span className={css.remedy}>
      {asks && <PlaceAnswers line={line} columns={columns} changing={{ change, changing }} />}
      {suggestion === null && !asks && <span className={css.words}>{remedyOf(problem)}</span>}
      {suggestion !== null && (
        <Button
          size="compact-sm"
          h={28}
          px={10}
          fz={13}
          className={css.use ?? ''}
          disabled={changing}
          title={suggestion}
          leftSection={<IconCheck size={14} aria-hidden="true" />}
          onClick={() => (column === null ? change({ take: [row] }) : keep(suggestion))}
        >
          {column === null ? t('imports.problems_table.join') : t('imports.problems_table.use', { value: suggestion })}
        </Button>
      )}
      {column !== null && (
        <Button
          variant="subtle"
          size="compact-sm"
          h={28}
          px={10}
          fz={13}
          aria-label={`${t('imports.problems_table.type')}: ${label}`}
          disabled={changing}
          leftSection={<IconPencil size={14} aria-hidden="true" />}
          onClick={() => onTyping(true)}
        >
          {t('imports.problems_table.type')}
        </Button>
      )}
    </span>
  );
}
