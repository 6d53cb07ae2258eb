import { useTranslation } from 'react-i18next';
import heard from '../shared/screen-reader-text.module.css';
import css from './milestones.module.css';

export const milestones = ['booked', 'dispatched', 'in_transit', 'out_for_delivery', 'delivered'] as const;
export type Milestone = (typeof milestones)[number];

export type MilestonesProps = {
  /** The last one reached. */
  readonly reached: Milestone;
  /** Under each: its date, or the place the freight is at. */
  readonly notes?: Partial<Record<Milestone | 'canceled', string>>;
  /** The shipment will not go on: the way ends behind the last one reached. */
  readonly canceled?: boolean;
  /** Late: the present milestone takes the colour of care. */
  readonly late?: boolean;
};

type State = 'done' | 'now' | 'to_come';

/** The five steps of a shipment as one line of dots, with the present one marked. Plain HTML: it can be drawn on the server. */
export function Milestones({ reached, notes, canceled = false, late = false }: MilestonesProps) {
  const { t } = useTranslation();
  const last = milestones.indexOf(reached);
  // What will not come is not ahead of it either.
  const steps = canceled ? ([...milestones.slice(0, last + 1), 'canceled'] as const) : milestones;
  const at = canceled ? last + 1 : last;
  const state = (index: number): State => {
    if (index < at || (reached === 'delivered' && !canceled)) return 'done';
    return index === at ? 'now' : 'to_come';
  };
  return (
    <div className={css.outer}>
      <ol className={css.milestones} aria-label={t('freight.way.milestones')} data-canceled={canceled || undefined}>
        {steps.map((one, index) => (
          <li
            key={one}
            className={css.milestone}
            data-state={state(index)}
            data-late={(late && index === at) || undefined}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className={css.rail} aria-hidden="true">
              <span className={css.dot} />
            </span>
            <span className={css.name}>
              {t(`freight.way.${one}`)}
              <span className={heard.heard}>, {t(`freight.way.${state(index)}`)}</span>
            </span>
            {notes?.[one] !== undefined && <span className={css.note}>{notes[one]}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
