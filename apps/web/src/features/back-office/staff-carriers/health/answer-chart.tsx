import { type CarrierHealth } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { ownZone } from '../../../../lib/format/zones.ts';
import css from './health.module.css';

type Props = { readonly hours: CarrierHealth['hours'] };
const [width, height, foot, margin] = [720, 180, 22, 62];

/** The least round figure that holds the greatest. */
function roof(most: number): number {
  const base = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  return [1, 2, 5, 10].map((step) => step * base).find((step) => step >= most) ?? most;
}

/** Answer times by the hour as bars: half of the answers, and up to where 95 % of them reach; failures as marks. */
export function AnswerChart({ hours }: Props) {
  const { t } = useTranslation();
  const { number } = useChargedFormats();
  const top = roof(Math.max(...hours.map(({ p95_ms: most }) => most ?? 0)));
  const wide = (width - margin) / hours.length;
  const tall = (ms: number | null): number => ((ms ?? 0) / top) * (height - foot - 10);
  const clock = new Intl.DateTimeFormat('en-US', { hour: '2-digit', hourCycle: 'h23', timeZone: ownZone() });
  const time = (ms: number | null): string => (ms === null ? '–' : t('staff_carriers.ms', { ms: number(ms) }));
  return (
    <figure className={css.figure}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t('staff_carriers.chart')} className={css.chart}>
        {[0.5, 1].map((share) => (
          <g key={share}>
            <line
              className={css.rule}
              x1={margin}
              x2={width}
              y1={height - foot - tall(top * share)}
              y2={height - foot - tall(top * share)}
            />
            <text className={css.tick} x={margin - 6} y={height - foot - tall(top * share) + 3} textAnchor="end">
              {time(top * share)}
            </text>
          </g>
        ))}
        {hours.map((hour, at) => {
          const [half, most] = [tall(hour.p50_ms), tall(hour.p95_ms)];
          const left = margin + at * wide;
          const x = left + wide * 0.2;
          const words = t('staff_carriers.chart_hour', {
            time: `${clock.format(new Date(hour.at))}:00`,
            calls: number(hour.calls),
            failures: number(hour.failures),
            p50: time(hour.p50_ms),
            p95: time(hour.p95_ms),
          });
          return (
            <g key={hour.at}>
              <title>{words}</title>
              <rect className={css.reach} x={left} y={0} width={wide} height={height} />
              <rect className={css.most} x={x} y={height - foot - most} width={wide * 0.6} height={most} rx={1.5} />
              <rect className={css.half} x={x} y={height - foot - half} width={wide * 0.6} height={half} rx={1.5} />
              {hour.failures > 0 && (
                <path
                  className={css.failed}
                  d={`M${x + wide * 0.3} ${Math.max(10, height - foot - most - 4)}l4 -8h-8z`}
                />
              )}
              {at % 4 === 0 && (
                <text className={css.tick} x={x} y={height - 6}>
                  {clock.format(new Date(hour.at))}
                </text>
              )}
            </g>
          );
        })}
        <line className={css.ground} x1={margin} x2={width} y1={height - foot} y2={height - foot} />
      </svg>
      <figcaption className={css.legend}>
        <span data-of="half">{t('staff_carriers.chart_half')}</span>
        <span data-of="most">{t('staff_carriers.chart_most')}</span>
        <span data-of="failed">{t('staff_carriers.chart_failed')}</span>
      </figcaption>
    </figure>
  );
}
