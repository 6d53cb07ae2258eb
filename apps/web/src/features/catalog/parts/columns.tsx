import { Button } from '@mantine/core';
import type { Part } from '@waybill/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { ownZone } from '../../../lib/format/zones.ts';
import { ToneChip } from '../../../ui/freight/status/status-chip.tsx';
import { IconCircleCheck, IconPencil } from '../../../ui/icons.ts';
import type { Column } from '../../../ui/table/column.ts';
import css from './parts.module.css';
import { itemNumber, ruleWords } from './rule-words.ts';

type Doing = { readonly edit: ((part: Part) => void) | null; readonly show: (part: Part) => void };

/** The columns of the catalog. @param doing what the buttons of a row do; nobody changes it who may not */
export function usePartColumns({ edit, show }: Doing): readonly Column<Part>[] {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  return useMemo(
    () => [
      {
        key: 'description',
        title: t('parts.column.description'),
        sort: 'description',
        card: 'head',
        cell: (part) => (
          <span>
            <button type="button" className={css.name} onClick={() => show(part)}>
              {part.description}
            </button>
            {part.keywords !== '' && <span className={css.under}>{part.keywords}</span>}
          </span>
        ),
      },
      {
        key: 'number',
        title: t('parts.column.number'),
        sort: 'number',
        width: '120px',
        cell: (part) => <span className="wb-mono">{itemNumber(part) ?? '–'}</span>,
      },
      { key: 'rule', title: t('parts.column.rule'), cell: (part) => ruleWords(part, t) },
      {
        key: 'changed',
        title: t('parts.column.changed'),
        sort: 'changed_at',
        cell: (part) => (
          <span>
            {dateTime(part.changed_at, ownZone())}
            <span className={css.under}>{part.changed_by}</span>
          </span>
        ),
      },
      {
        key: 'state',
        title: t('parts.column.state'),
        card: 'corner',
        width: '120px',
        cell: ({ retired_at: retired }) => (
          <ToneChip tone={retired === null ? 'go' : 'off'} icon={IconCircleCheck}>
            {t(`parts.standing.${retired === null ? 'in_force' : 'retired'}`)}
          </ToneChip>
        ),
      },
      ...(edit === null
        ? []
        : [
            {
              key: 'edit',
              title: t('parts.edit'),
              quiet: true,
              width: '60px',
              cell: (part: Part) => (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  aria-label={t('parts.edit_named', { name: part.description })}
                  onClick={() => edit(part)}
                >
                  <IconPencil size={16} aria-hidden="true" />
                </Button>
              ),
            },
          ]),
    ],
    [t, dateTime, edit, show],
  );
}
