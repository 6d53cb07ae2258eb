import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import tone from '../shared/tone.module.css';
import type { Tone } from '../shared/tones.ts';
import { markStyles, statusStyles, type RateMark, type ShownStatus } from './statuses.ts';
import css from './status-chip.module.css';

export type ToneChipProps = {
  readonly tone: Tone;
  readonly icon?: Icon;
  /** Outlined ones stand beside a name, as marks do. */
  readonly outlined?: boolean;
  readonly children: ReactNode;
};

/** A word with its picture on a wash of its meaning. Plain HTML: it can be drawn on the server. */
export function ToneChip({ tone: meaning, icon: Picture, outlined = false, children }: ToneChipProps) {
  return (
    <span className={`${tone.tone} ${css.chip}`} data-tone={meaning} data-outlined={outlined || undefined}>
      {Picture && <Picture className={css.icon} size={14} stroke={1.5} aria-hidden />}
      {children}
    </span>
  );
}

/** The status of a shipment, always as picture and word. */
export function StatusChip({ status }: { readonly status: ShownStatus }) {
  const { t } = useTranslation();
  const { tone: meaning, icon } = statusStyles[status];
  return (
    <ToneChip tone={meaning} icon={icon}>
      {t(`freight.status.${status}`)}
    </ToneChip>
  );
}

/** Best value, Cheapest, Fastest or Preferred beside a rate. */
export function RateMarkChip({ mark }: { readonly mark: RateMark }) {
  const { t } = useTranslation();
  const { tone: meaning, icon } = markStyles[mark];
  return (
    <ToneChip tone={meaning} icon={icon} outlined={mark === 'best_value' || mark === 'preferred'}>
      {t(`freight.mark.${mark}`)}
    </ToneChip>
  );
}
