import { useTranslation } from 'react-i18next';
import { usePlainFormats } from '../shared/use-plain-formats.ts';
import type { StripEnd, WaybillStripProps } from './strip-view.ts';
import css from './strip-lane.module.css';

function End({ end, label, labelled }: { readonly end: StripEnd; readonly label: string; readonly labelled: boolean }) {
  return (
    <dl className={css.end}>
      <dt className={labelled ? css.label : css.heard}>{label}</dt>
      <dd className={css.city}>
        {end.city}, {end.state}
      </dd>
      {end.detail !== undefined && <dd className={css.detail}>{end.detail}</dd>}
    </dl>
  );
}

type LaneProps = Pick<WaybillStripProps, 'size' | 'origin' | 'destination' | 'distance' | 'progress'>;

/** From and to with the way between them: dashed before the pickup, then solid as far as the freight has come. */
export function StripLane({ size, origin, destination, distance, progress }: LaneProps) {
  const { t } = useTranslation();
  const formats = usePlainFormats();
  const labelled = size === 'full';
  const share = Math.min(1, Math.max(0, progress?.share ?? 0));
  return (
    <div className={css.lane} data-size={size} data-under-way={progress !== undefined || undefined}>
      <End end={origin} label={t('freight.strip.from')} labelled={labelled} />
      <div className={css.way}>
        {distance !== undefined && <span className={css.note}>{distance}</span>}
        {progress === undefined ? (
          <span className={css.arrow} aria-hidden="true" />
        ) : (
          <span
            className={css.line}
            role="img"
            aria-label={t('freight.strip.progress', { share: formats.percent(share, 0) })}
          >
            <span className={css.done} style={{ width: `${share * 100}%` }} />
            <span className={css.here} style={{ left: `${share * 100}%` }} />
            <span className={css.goal} data-reached={share === 1 || undefined} />
          </span>
        )}
        {progress?.note !== undefined && <span className={css.note}>{progress.note}</span>}
      </div>
      <End end={destination} label={t('freight.strip.to')} labelled={labelled} />
    </div>
  );
}
