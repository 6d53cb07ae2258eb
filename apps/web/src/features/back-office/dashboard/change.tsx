import type { DashboardPeriod } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { IconArrowDownRight, IconArrowUpRight } from '../../../ui/icons.ts';
import css from './dashboard.module.css';

type Props = {
  readonly now: number;
  readonly before: number;
  readonly period: DashboardPeriod;
  /** Both are shares of 1, and differ by points. */
  readonly points?: boolean;
};

/** How a figure stands beside the same days before. */
export function Change({ now, before, period, points = false }: Props) {
  const { t } = useTranslation();
  const { number, percent } = useFormats();
  const days = t(`dashboard.periods.${period}`).toLowerCase();
  const difference = points ? Math.round((now - before) * 1000) / 10 : before === 0 ? null : (now - before) / before;
  if (difference === null)
    return now === 0 ? null : <span className={css.change}>{t('dashboard.new', { period: days })}</span>;
  if (Math.abs(difference) < 0.0005)
    return <span className={css.change}>{t('dashboard.unchanged', { period: days })}</span>;
  const Arrow = difference > 0 ? IconArrowUpRight : IconArrowDownRight;
  const sign = difference > 0 ? '+' : '−';
  const size = Math.abs(difference);
  return (
    <span className={css.change} data-up={difference > 0 || undefined}>
      <Arrow size={16} aria-hidden="true" />
      {points
        ? t('dashboard.points', { points: `${sign}${number(size, 1)}`, period: days })
        : t('dashboard.change', { share: `${sign}${percent(size)}`, period: days })}
    </span>
  );
}
