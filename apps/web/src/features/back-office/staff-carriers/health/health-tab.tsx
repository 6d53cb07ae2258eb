import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, type CarrierHealth, type StaffCarrier } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { apiQuery, useApiMutation } from '../../../../lib/api/query.ts';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { ownZone } from '../../../../lib/format/zones.ts';
import layout from '../../../../ui/page-layout.module.css';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ToneChip } from '../../../../ui/freight/status/status-chip.tsx';
import { IconAlertTriangle, IconCircleCheck } from '../../../../ui/icons.ts';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { notifyDone, notifyRefused } from '../../../../ui/notify.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { RouteLink } from '../../../../ui/route-link.tsx';
import { scrolledByKeys } from '../../../../ui/scrolled-by-keys.ts';
import { failureWords, operationWords } from '../../incidents/public.ts';
import { useRefused } from '../reads.ts';
import tables from '../tariffs/tariffs.module.css';
import { AnswerChart } from './answer-chart.tsx';
import css from './health.module.css';

const everyMs = 15_000;
const { staffCarriers, incidents } = endpoints;
type Props = { readonly carrier: StaffCarrier; readonly health: CarrierHealth };

/** Asks a carrier now and says what came of it. */
function useTry(carrierId: string) {
  const { t } = useTranslation();
  const refused = useRefused();
  const { mutateAsync, isPending, variables } = useApiMutation(staffCarriers.tryNow, {
    refreshes: [staffCarriers.health, staffCarriers.show, staffCarriers.list, incidents.list],
  });
  async function run(connection: string): Promise<void> {
    try {
      const { data } = await mutateAsync({ params: { id: carrierId, connection } });
      const failure = data.failure === null ? '' : failureWords(data.failure);
      const title = t(`staff_carriers.tried.${data.outcome}`, { failure });
      const [text] = data.messages;
      const words = { title, ...(text === undefined ? {} : { text }) };
      if (data.outcome === 'failed') notifyRefused(words);
      else notifyDone(words);
    } catch (problem) {
      refused(problem);
    }
  }
  return { run, working: isPending ? variables.params.connection : null };
}

function BreakerPanel({ carrier, health: { connections } }: Props) {
  const { t } = useTranslation();
  const { run, working } = useTry(carrier.id);
  return (
    <Panel title={t('staff_carriers.breaker')} note={t('staff_carriers.try_now_means')} flush>
      <ul className={css.list}>
        {connections.map(({ id, adapter, breaker }) => (
          <li key={id}>
            <span className={css.what}>{adapter}</span>
            <ToneChip
              tone={breaker === 'closed' ? 'go' : 'stop'}
              icon={breaker === 'closed' ? IconCircleCheck : IconAlertTriangle}
            >
              {t(`staff_carriers.breakers.${breaker}`)}
            </ToneChip>
            <Button size="compact-sm" loading={working === id} onClick={() => void run(id)}>
              {t('staff_carriers.try_now')}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function FailuresPanel({ carrier, health: { failure_kinds: kinds } }: Props) {
  const { t } = useTranslation();
  const { number } = useChargedFormats();
  return (
    <Panel title={t('staff_carriers.by_failure')} flush>
      {kinds.length === 0 && <p className={layout.none}>{t('staff_carriers.no_failures')}</p>}
      <ul className={css.list}>
        {kinds.map(({ failure, operation, calls }) => (
          <li key={`${failure}/${operation}`}>
            <RouteLink
              className={css.what}
              to="admin.incidents"
              search={{ carrier: carrier.name, failure, operation, state: 'all' }}
            >
              {failureWords(failure)}
            </RouteLink>
            <span className="wb-soft">{operationWords(operation)}</span>
            <b>{number(calls)}</b>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function IncidentsPanel({ health: { incidents: open } }: Pick<Props, 'health'>) {
  const { t } = useTranslation();
  const { dateTime } = useChargedFormats();
  return (
    <Panel title={t('staff_carriers.open_incidents')} flush>
      {open.length === 0 && <p className={layout.none}>{t('staff_carriers.no_incidents')}</p>}
      <ul className={css.list}>
        {open.map(({ id, failure, operation, occurrences, last_seen_at: at }) => (
          <li key={id}>
            <span className={css.what}>
              <RouteLink to="admin.incidents.detail" params={{ id }}>
                {failureWords(failure)}
              </RouteLink>
              <span className={tables.soft}>
                {operationWords(operation)} · {dateTime(at, ownZone())}
              </span>
            </span>
            <span>{t('staff_carriers.times', { count: occurrences })}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function OperationsPanel({ health: { operations } }: Pick<Props, 'health'>) {
  const { t } = useTranslation();
  const { number } = useChargedFormats();
  const time = (ms: number | null): string => (ms === null ? '–' : t('staff_carriers.ms', { ms: number(ms) }));
  return (
    <Panel title={t('staff_carriers.by_operation')} flush>
      <div className={tables.scroll} {...scrolledByKeys} aria-label={t('staff_carriers.by_operation')}>
        <table className={tables.table} aria-label={t('staff_carriers.by_operation')} data-flush="">
          <thead>
            <tr>
              <th scope="col">{t('staff_carriers.operation')}</th>
              <th scope="col" className={tables.figure}>
                {t('staff_carriers.calls')}
              </th>
              <th scope="col" className={tables.figure}>
                {t('staff_carriers.half')}
              </th>
              <th scope="col" className={tables.figure}>
                {t('staff_carriers.most')}
              </th>
              <th scope="col" className={tables.figure}>
                {t('staff_carriers.failed_calls')}
              </th>
            </tr>
          </thead>
          <tbody>
            {operations.map((row) => (
              <tr key={row.operation}>
                <th scope="row">{operationWords(row.operation)}</th>
                <td className={tables.figure}>{number(row.calls)}</td>
                <td className={tables.figure}>{time(row.p50_ms)}</td>
                <td className={tables.figure}>{time(row.p95_ms)}</td>
                <td className={tables.figure}>{number(row.failures)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

/** How a carrier answered over the last day, what went wrong, and whether calls go through. */
export function HealthTab({ carrier }: { readonly carrier: StaffCarrier }) {
  const { t } = useTranslation();
  const query = useQuery({
    ...apiQuery(staffCarriers.health, { params: { id: carrier.id } }),
    refetchInterval: everyMs,
  });
  const health = query.data?.data;
  if (health === undefined) {
    if (query.isError) return <LoadFailed message={query.error.message} retry={() => void query.refetch()} />;
    return <p className="wb-soft">{t('common.loading')}</p>;
  }
  if (health.connections.length === 0)
    return (
      <Panel>
        <EmptyState
          title={t(carrier.has_tariff ? 'staff_carriers.health_house' : 'staff_carriers.accounts_none_bare')}
        />
      </Panel>
    );
  return (
    <div className={layout.columns}>
      <div className={layout.main}>
        <Panel title={t('staff_carriers.health_title')} note={t('staff_carriers.health_note')}>
          {health.calls === 0 ? (
            <p className="wb-soft">{t('staff_carriers.health_none')}</p>
          ) : (
            <AnswerChart hours={health.hours} />
          )}
        </Panel>
        {health.operations.length > 0 && <OperationsPanel health={health} />}
      </div>
      <div className={layout.aside}>
        <BreakerPanel carrier={carrier} health={health} />
        <FailuresPanel carrier={carrier} health={health} />
        <IncidentsPanel health={health} />
      </div>
    </div>
  );
}
