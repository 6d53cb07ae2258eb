import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { IconAlertTriangle } from '../shared/icons.ts';
import css from './axle-gauges.module.css';

export const axleGroups = ['steer', 'drive', 'trailer'] as const;

/** What rests on a group of axles, truck included, and what the law allows there; pounds. */
export type AxleWeight = {
  readonly group: (typeof axleGroups)[number];
  readonly pounds: number;
  readonly limitPounds: number;
};

/** Estimated weight on each group of axles against what the Interstate system allows. */
export function AxleGauges({ axles }: { readonly axles: readonly AxleWeight[] }) {
  const { t } = useTranslation();
  const { mass } = useFormats();
  return (
    <dl className={css.axles} aria-label={t('freight.rig.axles')}>
      {axles.map(({ group, pounds, limitPounds }) => {
        const over = pounds > limitPounds;
        return (
          <div key={group} className={css.axle} data-over={over || undefined}>
            <dt>{t(`freight.rig.${group}`)}</dt>
            <dd>
              {over && <IconAlertTriangle size={14} stroke={1.5} aria-hidden />}
              <b>{mass(pounds)}</b>{' '}
              <span>{t(over ? 'freight.rig.over' : 'freight.rig.of', { limit: mass(limitPounds) })}</span>
              <span className={css.bar} aria-hidden="true">
                <span style={{ width: `${Math.min(100, (pounds / limitPounds) * 100)}%` }} />
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
