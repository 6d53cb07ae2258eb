import { CloseButton, NativeSelect, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { cutsOf, endpoints, figureModes, reportKinds, reportRanges, type Answer } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { useFormats } from '../../../lib/format/use-formats.ts';
import layout from '../../../ui/page-layout.module.css';
import { DayRange } from '../../../ui/table/day-range.tsx';
import type { ReportQuery, ReportList } from './query.ts';
import css from './reports.module.css';

type Props = {
  readonly list: ReportList;
  readonly asked: ReportQuery;
  readonly seesMargin: boolean;
  readonly names: Answer<typeof endpoints.reports.show>['names'] | undefined;
};

/** What carriers, currencies and staff there are to choose from. */
export function useChoices() {
  return useQuery({ ...apiQuery(endpoints.reports.choices), staleTime: 300_000 }).data?.data;
}

/** What a report is narrowed to by a row that was opened, each with the way back. */
function Narrowed({ list, asked, names }: Omit<Props, 'seesMargin'>) {
  const { t } = useTranslation();
  const chips = [
    ['account', asked.account && (names?.account ?? '…')],
    ['lane', asked.lane?.replace('>', ' → ')],
  ] as const;
  return chips.map(
    ([key, name]) =>
      name && (
        <span key={key} className={css.chip}>
          {t(`reports.by.${key}`)}: {name}
          <CloseButton size="sm" aria-label={t('reports.drop', { name })} onClick={() => list.filter({ [key]: '' })} />
        </span>
      ),
  );
}

/** Which report, cut how, over which days and narrowed to what; all of it stands in the address. */
export function ReportFilters({ list, asked, seesMargin, names }: Props) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const choices = useChoices();
  const { from, to } = list.filters;
  const chosen = 'from' in asked && asked.from !== undefined && asked.to !== undefined;
  return (
    <>
      <div className={css.kinds}>
        <SegmentedControl
          aria-label={t('reports.kind_label')}
          value={asked.kind}
          onChange={(kind) => list.filter({ kind: kind === 'spend' ? '' : kind, sort: '' } as never)}
          data={reportKinds.map((value) => ({
            value,
            label: t(value === 'spend' && !seesMargin ? 'reports.kind.spend_plain' : `reports.kind.${value}`),
          }))}
        />
      </div>
      <div className={layout.tools} role="search">
        <SegmentedControl
          aria-label={t('reports.by_label')}
          value={asked.by}
          onChange={(by) => list.filter({ by })}
          data={cutsOf[asked.kind].map((value) => ({ value, label: t(`reports.by.${value}`) }))}
        />
        <NativeSelect
          aria-label={t('reports.range_label')}
          value={chosen ? '' : asked.range}
          onChange={({ currentTarget }) => list.filter({ range: currentTarget.value, from: '', to: '' })}
          data={[
            ...(chosen ? [{ value: '', label: t('reports.chosen_days') }] : []),
            ...reportRanges.map((value) => ({ value, label: t(`reports.range.${value}`) })),
          ]}
        />
        <DayRange
          label={t('reports.chosen_days')}
          words={chosen ? `${date(asked.from)} – ${date(asked.to)}` : ''}
          from={from}
          to={to}
          usual={[]}
          names={{ from: t('reports.from'), to: t('reports.to'), wrongWay: t('reports.wrong_way') }}
          onChange={list.filter}
        />
        <NativeSelect
          aria-label={t('reports.by.mode')}
          value={asked.mode ?? ''}
          onChange={({ currentTarget }) => list.filter({ mode: currentTarget.value })}
          data={[
            { value: '', label: t('reports.any_mode') },
            ...figureModes.map((value) => ({ value, label: t(`reports.mode.${value}`) })),
          ]}
        />
        {asked.kind !== 'conversion' && (
          <NativeSelect
            aria-label={t('reports.by.carrier')}
            value={asked.carrier ?? ''}
            onChange={({ currentTarget }) => list.filter({ carrier: currentTarget.value })}
            data={[
              { value: '', label: t('reports.any_carrier') },
              ...(choices?.carriers ?? []).map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
        {(choices?.currencies.length ?? 0) > 1 && asked.kind !== 'answers' && (
          <NativeSelect
            aria-label={t('reports.currency')}
            value={asked.currency}
            onChange={({ currentTarget }) => list.filter({ currency: currentTarget.value })}
            data={[...(choices?.currencies ?? [])]}
          />
        )}
        <Narrowed list={list} asked={asked} names={names} />
      </div>
    </>
  );
}
