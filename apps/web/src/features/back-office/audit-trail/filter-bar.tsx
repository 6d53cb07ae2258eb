import { NativeSelect } from '@mantine/core';
import { actorKinds, type AuditFind } from '@waybill/contract';
import { addDays } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { localToday } from '../../../lib/format/today.ts';
import layout from '../../../ui/page-layout.module.css';
import { DayRange } from '../../../ui/table/day-range.tsx';
import { useDayWords } from '../../billing/invoices/public.ts';
import { whoseOf, type TrailFilter } from './query.ts';
import { FindField } from './find-field.tsx';
import { actionWords } from './words.ts';

export type Narrow = (changes: { readonly [K in TrailFilter]?: string }) => void;

type Props = {
  readonly filters: { readonly [K in TrailFilter]?: string };
  readonly actions: readonly string[];
  readonly narrow: Narrow;
};

/** What the trail is narrowed by: who, which account or record, what, when. All of it stands in the address. */
export function TrailFilters({ filters, actions, narrow }: Props) {
  const { t } = useTranslation();
  const today = localToday();
  const words = useDayWords(filters.from, filters.to, t('audit_trail.any_day'));
  const named = actions.map((value) => ({ value, label: actionWords(value) }));
  // One that is asked for and has no entry yet stays chosen.
  const known = filters.action === undefined || actions.includes(filters.action);
  const all = known ? named : [...named, { value: filters.action ?? '', label: actionWords(filters.action ?? '') }];
  const pick = ({ kind, id }: AuditFind): void => narrow({ [kind]: id });
  return (
    <div className={layout.tools} role="search">
      <FindField onPick={pick} />
      <NativeSelect
        aria-label={t('audit_trail.action')}
        value={filters.action ?? ''}
        onChange={({ currentTarget }) => narrow({ action: currentTarget.value })}
        data={[
          { value: '', label: t('audit_trail.any_action') },
          ...all.toSorted((one, other) => one.label.localeCompare(other.label)),
        ]}
      />
      <NativeSelect
        aria-label={t('audit_trail.who')}
        value={whoseOf(filters) ?? 'all'}
        onChange={({ currentTarget }) => narrow({ by: currentTarget.value })}
        data={[
          { value: 'all', label: t('audit_trail.any_actor') },
          ...actorKinds.map((value) => ({ value, label: t(`audit_trail.actor.${value}`) })),
        ]}
      />
      <NativeSelect
        aria-label={t('audit_trail.column.account')}
        value={filters.account === 'house' ? 'house' : ''}
        onChange={({ currentTarget }) => narrow({ account: currentTarget.value })}
        data={[
          { value: '', label: t('audit_trail.any_account') },
          { value: 'house', label: t('audit_trail.only_house') },
        ]}
      />
      <DayRange
        label={t('audit_trail.days')}
        words={words}
        from={filters.from}
        to={filters.to}
        usual={[
          { name: t('audit_trail.today'), from: today, to: '' },
          { name: t('audit_trail.last_7'), from: addDays(today, -7), to: '' },
          { name: t('audit_trail.last_30'), from: addDays(today, -30), to: '' },
        ]}
        names={{ from: t('audit_trail.from'), to: t('audit_trail.to'), wrongWay: t('audit_trail.wrong_way') }}
        onChange={narrow}
      />
    </div>
  );
}
