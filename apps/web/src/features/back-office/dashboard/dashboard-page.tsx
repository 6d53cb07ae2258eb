import { SegmentedControl, Skeleton } from '@mantine/core';
import { dashboardPeriods, type DashboardFigures } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { ownZone } from '../../../lib/format/zones.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { AnswersPanel, OnTimePanel } from './carrier-panels.tsx';
import css from './dashboard.module.css';
import { ChatsPanel, ReceivablesPanel } from './money-panels.tsx';
import { SetupNotice } from '../setup/public.ts';
import { NeedsPanel } from './needs-panel.tsx';
import { useDashboardQuery, useFigures, useNeeds } from './use-dashboard.ts';
import { BookedPanel, FunnelPanel, MoneyPanel } from './volume-panels.tsx';

function Panels({
  figures,
  asked,
}: {
  readonly figures: DashboardFigures;
  readonly asked: ReturnType<typeof useDashboardQuery>;
}) {
  const { period, change } = asked;
  return (
    <>
      <BookedPanel figures={figures} period={period} />
      <FunnelPanel figures={figures} period={period} />
      <MoneyPanel figures={figures} period={period} onCurrency={(currency) => change({ currency })} />
      <OnTimePanel figures={figures} period={period} />
      {figures.receivables !== null && <ReceivablesPanel receivables={figures.receivables} />}
      <AnswersPanel figures={figures} period={period} />
      {figures.chats !== null && <ChatsPanel chats={figures.chats} />}
    </>
  );
}

function Waiting() {
  return (
    <>
      {['volumes', 'funnel', 'money', 'on_time'].map((panel, index) => (
        <div key={panel} className={css.place} data-wide={index % 2 === 0 || undefined}>
          <Skeleton height={320} />
        </div>
      ))}
    </>
  );
}

/** Where staff begin: what needs somebody now, then the figures of a period. Each sees what they may. */
export function DashboardPage() {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const asked = useDashboardQuery();
  const needs = useNeeds();
  const figures = useFigures(asked);
  const shown = figures.data?.data;
  return (
    <>
      <PageHeader
        title={t('titles.dashboard')}
        note={shown && dateTime(shown.as_of, ownZone())}
        actions={
          <SegmentedControl
            aria-label={t('dashboard.period')}
            data={dashboardPeriods.map((value) => ({ value, label: t(`dashboard.periods.${value}`) }))}
            value={asked.period}
            onChange={(value) => asked.change({ period: value })}
          />
        }
      />
      <SetupNotice />
      <NeedsPanel query={needs} />
      {figures.isError && (
        <LoadFailed
          message={t('dashboard.failed')}
          retry={() => void figures.refetch()}
          shownSince={shown && Date.parse(shown.as_of)}
        />
      )}
      <div className={css.grid} aria-busy={figures.isFetching && figures.isPlaceholderData}>
        {shown ? <Panels figures={shown} asked={asked} /> : !figures.isError && <Waiting />}
      </div>
    </>
  );
}
