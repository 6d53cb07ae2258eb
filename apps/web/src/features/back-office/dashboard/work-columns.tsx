import type { WorkRow } from '@waybill/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ToneChip } from '../../../ui/freight/status/status-chip.tsx';
import {
  IconFlag,
  IconHandStop,
  IconMessage2Dollar,
  IconMessages,
  IconPlugX,
  IconProgressHelp,
  IconReceipt2,
} from '../../../ui/icons.ts';
import type { Column } from '../../../ui/table/column.ts';
import { When } from '../../../ui/when.tsx';
import { agoWords } from '../../booking/exceptions/public.ts';
import { aboutWords, kindTitles } from './work-words.ts';
import css from './work.module.css';

const icons = {
  exceptions: IconHandStop,
  bookings: IconProgressHelp,
  quote_requests: IconMessage2Dollar,
  chats: IconMessages,
  disputes: IconFlag,
  carrier_bills: IconReceipt2,
  incidents: IconPlugX,
} as const satisfies Record<WorkRow['kind'], unknown>;

/** Columns of the work inbox. @param now the moment the rows are of, in milliseconds */
export function useWorkColumns(now: number): readonly Column<WorkRow>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        key: 'subject',
        title: t('work_inbox.subject'),
        card: 'head',
        cell: (row) => (
          <span className={css.subject}>
            <strong>{row.kind === 'disputes' ? t('invoices.number', { number: row.subject }) : row.subject}</strong>
            <span className="wb-soft">{aboutWords(t, row)}</span>
          </span>
        ),
      },
      {
        key: 'kind',
        title: t('work_inbox.kind'),
        card: 'corner',
        width: '200px',
        cell: (row) => (
          <ToneChip tone={row.pressing ? 'care' : 'wait'} icon={icons[row.kind]}>
            {t(`titles.${kindTitles[row.kind]}`)}
          </ToneChip>
        ),
      },
      {
        key: 'account',
        title: t('work_inbox.account'),
        priority: 3,
        cell: ({ account }) => account?.name ?? '–',
      },
      {
        key: 'owner',
        title: t('work_inbox.owner'),
        width: '150px',
        cell: ({ owner }) => owner?.name ?? <span className="wb-soft">{t('work_inbox.nobody')}</span>,
      },
      {
        key: 'since',
        title: t('work_inbox.since'),
        sort: 'since',
        width: '140px',
        cell: ({ since }) => agoWords(since, now),
      },
      {
        key: 'due',
        title: t('work_inbox.due'),
        sort: 'due',
        width: '130px',
        cell: ({ due, pressing }) => (
          <span data-late={(due !== null && Date.parse(due) < now) || undefined} className={css.due}>
            {due === null ? pressing ? t('work_inbox.urgent') : '–' : <When at={due} />}
            {due !== null && Date.parse(due) < now && <span className="wb-only-heard">{t('work_inbox.overdue')}</span>}
          </span>
        ),
      },
    ],
    [t, now],
  );
}
