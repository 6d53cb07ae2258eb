import { useTranslation } from 'react-i18next';
import heard from '../shared/screen-reader-text.module.css';
import css from './estimate-history.module.css';

/** A delivery date that was promised. */
export type Estimate = {
  readonly id: string;
  /** The date or window as it was promised. */
  readonly text: string;
  /** Why and when it was set. */
  readonly note: string;
  /** It was later than the one before. */
  readonly late?: boolean;
};

export type EstimateHistoryProps = {
  /** Newest first; only the first one still counts. */
  readonly estimates: readonly Estimate[];
  /** Ids of older ones that say the same day as the newest, and so are not struck through. */
  readonly stillTrue?: readonly string[];
  /** It was canceled: no date counts any more. */
  readonly over?: boolean;
};

/** Every delivery date promised so far: the present one first, old ones kept and struck through. */
export function EstimateHistory({ estimates, stillTrue, over = false }: EstimateHistoryProps) {
  const { t } = useTranslation();
  return (
    <ol className={css.history} aria-label={t('freight.way.estimates')}>
      {estimates.map(({ id, text, note, late }, index) => {
        const old = over || (index > 0 && !stillTrue?.includes(id));
        return (
          <li key={id} className={css.entry}>
            <span className={css.rail} aria-hidden="true">
              <span className={css.dot} data-now={(index === 0 && !over) || undefined} data-late={late || undefined} />
            </span>
            <div className={css.what}>
              {old ? <s className={css.old}>{text}</s> : <strong className={css.text}>{text}</strong>}
              <span className={heard.heard}> ({t(old ? 'freight.way.no_longer' : 'freight.way.estimate_now')})</span>
              <div className={css.note}>{note}</div>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
