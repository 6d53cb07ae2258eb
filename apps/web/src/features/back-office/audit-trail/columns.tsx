import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { When } from '../../../ui/when.tsx';
import type { Column } from '../../../ui/table/column.ts';
import css from './audit-trail.module.css';
import type { TrailRow } from './query.ts';
import { SealMark } from './seal-chip.tsx';
import { Who } from './who.tsx';
import { actionWords, fieldWords, subjectWords } from './words.ts';

const shownFields = 3;

/** The columns of the trail. */
export function useTrailColumns(): readonly Column<TrailRow>[] {
  const { t } = useTranslation();
  return useMemo(() => {
    const more = (count: number): string => (count > 0 ? ` ${t('audit_trail.more_fields', { count })}` : '');
    return [
      {
        key: 'what',
        title: t('audit_trail.column.what'),
        card: 'head',
        cell: ({ action, alike }) =>
          alike === undefined
            ? actionWords(action)
            : `${actionWords(action)} · ${t('audit_trail.alike', { count: alike })}`,
      },
      { key: 'at', title: t('audit_trail.column.at'), width: '100px', cell: ({ at }) => <When at={at} /> },
      { key: 'who', title: t('audit_trail.column.who'), cell: ({ actor }) => <Who actor={actor} /> },
      {
        key: 'about',
        title: t('audit_trail.column.about'),
        cell: ({ subject }) => (
          <span>
            {subject.label ?? subjectWords(subject.type)}
            {subject.label !== null && <span className={css.under}>{subjectWords(subject.type)}</span>}
          </span>
        ),
      },
      {
        key: 'account',
        title: t('audit_trail.column.account'),
        cell: ({ account }) => (account === null ? '–' : (account.name ?? account.id)),
      },
      {
        key: 'changed',
        title: t('audit_trail.column.changed'),
        card: 'none',
        cell: ({ changed }) => (
          <span className={css.fields}>
            {changed
              .slice(0, shownFields)
              .map((name) => fieldWords([name]))
              .join(', ') || '–'}
            {more(changed.length - shownFields)}
          </span>
        ),
      },
      {
        key: 'seal',
        title: t('audit_trail.column.seal'),
        card: 'corner',
        width: '120px',
        cell: ({ seal }) => <SealMark state={seal} />,
      },
    ];
  }, [t]);
}
