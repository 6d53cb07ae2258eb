import { onTimeTarget, type DashboardFigures, type DashboardPeriod } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { Meter } from '../../../ui/charts/meter.tsx';
import { Sparkline } from '../../../ui/charts/sparkline.tsx';
import { RouteLink } from '../../../ui/route-link.tsx';
import { Change } from './change.tsx';
import css from './dashboard.module.css';
import { FigurePanel } from './figure-panel.tsx';
import { inReports } from './links.ts';

type Props = { readonly figures: DashboardFigures; readonly period: DashboardPeriod };

const target = onTimeTarget / 10_000;
/** Five points below the target somebody should ask why. */
const far = target - 0.05;

function toneOf(share: number): 'go' | 'care' | 'stop' {
  if (share >= target) return 'go';
  return share >= far ? 'care' : 'stop';
}

/** How many deliveries came by the day promised, by carrier, against the target. */
export function OnTimePanel({ figures: { on_time: onTime }, period }: Props) {
  const { t } = useTranslation();
  const { percent } = useFormats();
  const { now, before, carriers } = onTime;
  const share = (of: { readonly promised: number; readonly on_time: number }): number =>
    of.promised === 0 ? 0 : of.on_time / of.promised;
  return (
    <FigurePanel
      title={t('dashboard.on_time')}
      note={t('dashboard.target', { share: percent(target, 0) })}
      means={t('dashboard.means.on_time')}
      link={{ to: inReports('on_time', 'carrier', period), words: t('dashboard.see_report') }}
    >
      {now.promised > 0 && (
        <div className={css.lead}>
          <p className={css.big}>{percent(share(now))}</p>
          {before.promised > 0 && <Change now={share(now)} before={share(before)} period={period} points />}
        </div>
      )}
      {carriers.length === 0 && <p className={css.none}>{t('dashboard.empty')}</p>}
      <ul className={css.carriers}>
        {carriers.map((carrier) => (
          <li key={carrier.id}>
            <span className={css.row}>
              <span className={css.carrier}>
                <strong>{carrier.name}</strong>{' '}
                <span className={css.soft}>{t('dashboard.delivered', { count: carrier.delivered })}</span>
              </span>
              <span className={css.figure} data-tone={carrier.promised === 0 ? undefined : toneOf(share(carrier))}>
                {carrier.promised === 0 ? '–' : percent(share(carrier))}
              </span>
            </span>
            <Meter
              share={share(carrier)}
              tone={carrier.promised === 0 ? 'soft' : toneOf(share(carrier))}
              target={target}
            />
          </li>
        ))}
      </ul>
    </FigurePanel>
  );
}

/** A time of an answer: `640 ms` is told as `0.6 s`. */
function useSeconds(): (ms: number | null) => string {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (ms) => (ms === null ? '–' : t('dashboard.seconds', { time: number(ms / 1000, ms < 10_000 ? 1 : 0) }));
}

/** How carriers outside answer: failed calls day by day, how long answers take, and incidents that are open. */
export function AnswersPanel({ figures: { answers }, period }: Props) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const seconds = useSeconds();
  const sees = answers.some(({ incidents }) => incidents !== null);
  return (
    <FigurePanel
      title={t('dashboard.answers')}
      means={t('dashboard.means.answers')}
      link={
        sees
          ? { to: { to: 'admin.incidents' }, words: t('dashboard.see_incidents') }
          : { to: inReports('answers', 'carrier', period), words: t('dashboard.see_report') }
      }
    >
      {answers.length === 0 && <p className={css.none}>{t('dashboard.empty')}</p>}
      <ul className={css.lines}>
        {answers.map((carrier) => {
          const tone = carrier.failed === 0 ? 'off' : carrier.failed * 10 >= carrier.answers ? 'stop' : 'care';
          const times = { p50: seconds(carrier.p50), p95: seconds(carrier.p95), count: carrier.answers };
          return (
            <li key={carrier.id}>
              <span className={css.carrier}>
                <strong>{carrier.name}</strong>
                <span className={css.soft}>
                  {carrier.p50 === null ? t('dashboard.answered_none', times) : t('dashboard.answered', times)}
                </span>
                {carrier.incidents !== null && carrier.incidents > 0 && (
                  <RouteLink to="admin.incidents" search={{ carrier: carrier.name }} className={css.open}>
                    {t('dashboard.incidents_open', { count: carrier.incidents })}
                  </RouteLink>
                )}
              </span>
              <Sparkline values={carrier.days} tone={tone} />
              <span className={css.figure} data-tone={tone === 'off' ? undefined : tone}>
                <span className="wb-only-heard">{t('dashboard.failures')} </span>
                {number(carrier.failed)}
              </span>
            </li>
          );
        })}
      </ul>
    </FigurePanel>
  );
}
