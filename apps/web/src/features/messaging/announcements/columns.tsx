import type { StaffAnnouncement } from '@waybill/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { ToneChip } from '../../../ui/freight/status/status-chip.tsx';
import { When } from '../../../ui/when.tsx';
import type { Column } from '../../../ui/table/column.ts';
import css from './announcements.module.css';
import { audienceWords } from './audience-words.ts';
import { kindStyles, stateStyles, useWords } from './styles.ts';

/** The columns of the announcements. */
export function useAnnouncementColumns(): readonly Column<StaffAnnouncement>[] {
  const { t } = useTranslation();
  const { number } = useFormats();
  const words = useWords();
  return useMemo(
    () => [
      {
        key: 'title',
        title: t('announcements.title'),
        card: 'head',
        width: '26%',
        cell: ({ texts }) => <span className={css.name}>{words(texts).title}</span>,
      },
      {
        key: 'kind',
        title: t('announcements.kind'),
        width: '120px',
        cell: ({ kind }) => <ToneChip {...kindStyles[kind]}>{t(`announcements.kinds.${kind}`)}</ToneChip>,
      },
      {
        key: 'state',
        title: t('announcements.state'),
        card: 'corner',
        width: '120px',
        cell: ({ state }) => <ToneChip {...stateStyles[state]}>{t(`announcements.states.${state}`)}</ToneChip>,
      },
      { key: 'audience', title: t('announcements.audience'), cell: (row) => audienceWords(t, row) },
      {
        key: 'starts',
        title: t('announcements.starts'),
        sort: 'starts_at',
        cell: (row) => <When at={row.starts_at} zone={row.zone} />,
      },
      {
        key: 'ends',
        title: t('announcements.ends'),
        sort: 'ends_at',
        cell: (row) =>
          row.ends_at === null ? (
            <span className="wb-soft">{t('announcements.no_end')}</span>
          ) : (
            <When at={row.ends_at} zone={row.zone} />
          ),
      },
      {
        key: 'read',
        title: t('announcements.read_by'),
        numeric: true,
        width: '130px',
        cell: ({ read, reach, dismissed }) => (
          <span className={css.twoLines}>
            {t('announcements.read_of', { read: number(read), reach: number(reach) })}
            {dismissed > 0 && <span className={css.soft}>{t('announcements.closed_by', { count: dismissed })}</span>}
          </span>
        ),
      },
    ],
    [t, number, words],
  );
}
