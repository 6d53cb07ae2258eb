import { useQuery } from '@tanstack/react-query';
import { endpoints, type Incident } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { useAddressParams } from '../../../lib/routes/use-address.ts';
import { RecordSkeleton } from '../../../ui/record-skeleton.tsx';
import { FigureRow } from '../../../ui/figure-row.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RouteLink } from '../../../ui/route-link.tsx';
import { ExchangePanel } from './exchange-panel.tsx';
import css from './incidents.module.css';
import { OwnerPanel, RetryPanel } from './work-panels.tsx';
import { OthersPanel, ResolvePanel, StatePanel } from './side-panels.tsx';
import { StateChip } from './state-chip.tsx';
import { failureWords, operationWords, ownZone } from './words.ts';

const everyMs = 15_000;

function Figures({ incident }: { readonly incident: Incident }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { exchange } = incident;
  const figures = [
    [t('incidents.occurrences'), number(incident.occurrences)],
    [t('incidents.took'), exchange.took_ms === null ? '–' : `${number(exchange.took_ms)} ms`],
    [t('incidents.status'), exchange.answer?.status ?? t('incidents.no_answer')],
    [
      t('incidents.request_id'),
      <span key="id" className={css.id}>
        {incident.request_id}
      </span>,
    ],
  ] as const;
  return (
    <Panel flush>
      <FigureRow className={css.figures} figures={figures.map(([label, value]) => ({ label, value }))} />
    </Panel>
  );
}

/** One incident: how often and since when, what was asked and answered, and what was done about it. */
export function IncidentPage() {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { id = '' } = useAddressParams();
  const query = useQuery({ ...apiQuery(endpoints.incidents.show, { params: { id } }), refetchInterval: everyMs });
  const incident = query.data?.data;
  const trail = <RouteLink to="admin.incidents">{t('titles.api_incidents')}</RouteLink>;
  if (incident === undefined) {
    return (
      <>
        <PageHeader trail={trail} title={t('titles.api_incidents')} note={query.isPending && t('common.loading')} />
        {query.isPending && <RecordSkeleton />}
        {query.isError && <LoadFailed message={query.error.message} retry={() => void query.refetch()} />}
      </>
    );
  }
  const at = (instant: string): string => dateTime(instant, ownZone());
  return (
    <>
      <PageHeader
        trail={trail}
        title={
          <>
            {incident.carrier_name}: {operationWords(incident.operation)},{' '}
            {failureWords(incident.failure).toLowerCase()} <StateChip resolved={incident.resolved_at !== null} />
          </>
        }
        note={t('incidents.seen', { first: at(incident.first_seen_at), last: at(incident.last_seen_at) })}
      />
      <div className={css.page}>
        <Figures incident={incident} />
        <div className={css.columns}>
          <ExchangePanel incident={incident} />
          <div className={css.aside}>
            <OwnerPanel incident={incident} />
            <RetryPanel incident={incident} />
            <StatePanel incident={incident} />
            <ResolvePanel incident={incident} />
            <OthersPanel incident={incident} />
          </div>
        </div>
      </div>
    </>
  );
}
