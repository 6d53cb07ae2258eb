import type { BillFindingWire, MoneyWire } from '@waybill/contract';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { Panel } from '../../../ui/panel.tsx';
import { baseOf, stepsOf } from './waterfall-steps.ts';
import css from './adjustments.module.css';

type Props = {
  readonly quoted: MoneyWire;
  readonly billed: MoneyWire;
  readonly findings: readonly BillFindingWire[];
};

type Bar = {
  readonly key: string;
  readonly label: string;
  readonly words: string;
  readonly from: number;
  readonly to: number;
  readonly kind: 'quoted' | 'more' | 'less' | 'billed';
};

/** Where a difference comes from: a bar for each cause, from what was quoted to what is billed. */
export function Waterfall({ quoted, billed, findings }: Props) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const { currency } = quoted;
  const words = (amount: number): string => money({ amount, currency }).replace('-', '−');
  const steps = stepsOf(t, quoted.amount, findings);
  if (steps.length === 0) return null;
  const base = baseOf([quoted.amount, billed.amount, ...steps.map(({ to }) => to)]);
  const top = Math.max(quoted.amount, billed.amount, ...steps.map(({ to }) => to));
  const share = (amount: number): number => ((amount - base) / Math.max(1, top - base)) * 100;
  const bars: readonly Bar[] = [
    {
      key: 'quoted',
      label: t('adjustments.waterfall.quoted'),
      words: words(quoted.amount),
      from: base,
      to: quoted.amount,
      kind: 'quoted',
    },
    ...steps.map(({ key, label, amount, to }) => ({
      key,
      label,
      words: `${amount > 0 ? '+' : ''}${words(amount)}`,
      from: to - amount,
      to,
      kind: amount > 0 ? ('more' as const) : ('less' as const),
    })),
    {
      key: 'billed',
      label: t('adjustments.waterfall.billed'),
      words: words(billed.amount),
      from: base,
      to: billed.amount,
      kind: 'billed',
    },
  ];
  const difference = Math.abs(billed.amount - quoted.amount);
  return (
    <Panel
      title={t('adjustments.waterfall.title', { amount: words(difference) })}
      note={base > 0 && t('adjustments.waterfall.base', { amount: words(base) })}
    >
      <ol
        className={css.waterfall}
        aria-label={t('adjustments.waterfall.heard', { from: words(quoted.amount), to: words(billed.amount) })}
      >
        {bars.map(({ key, label, words: said, from, to, kind }) => {
          const [low, high] = [share(Math.min(from, to)), share(Math.max(from, to))];
          const place = { '--low': `${low}%`, '--size': `${Math.max(high - low, 0.6)}%` } as CSSProperties;
          return (
            <li key={key} className={css.step} data-kind={kind}>
              <span className={css.barLabel}>{label}</span>
              <span className={css.field} style={place}>
                <span className={css.bar} aria-hidden="true" />
                <b className={css.barWords}>{said}</b>
              </span>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
