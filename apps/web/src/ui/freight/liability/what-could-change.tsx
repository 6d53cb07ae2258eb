import type { Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { percentWords } from '../charges/basis-words.ts';
import { IconClock, IconLock, IconRulerMeasure, IconTag } from '../shared/icons.ts';
import css from './what-could-change.module.css';

/** An item whose density is near the edge of another class. */
export type NearClass = {
  readonly itemNumber: number;
  readonly density: number;
  readonly edge: number;
  readonly freightClass: string;
};

export type WhatCouldChangeProps = {
  readonly near?: readonly NearClass[];
  /** The fuel percentage a quote freezes, in basis points, and the calendar date it ends. */
  readonly fuel?: { readonly basisPoints: number; readonly until: string };
};

function Line({ icon: Picture, title, text }: { readonly icon: Icon; readonly title: string; readonly text: string }) {
  return (
    <li className={css.line}>
      <Picture className={css.icon} size={16} stroke={1.5} aria-hidden />
      <span>
        <b>{title}</b> <span className={css.text}>{text}</span>
      </span>
    </li>
  );
}

/** What the carrier may bill differently later, and what it may not. */
export function WhatCouldChange({ near, fuel }: WhatCouldChangeProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <div className={css.change}>
      <h3>{t('freight.change.title')}</h3>
      <ul className={css.list}>
        <Line icon={IconRulerMeasure} title={t('freight.change.weight')} text={t('freight.change.weight_text')} />
        {near?.map(({ itemNumber, density, edge, freightClass }) => (
          <Line
            key={itemNumber}
            icon={IconTag}
            title={t('freight.change.class', { number: itemNumber })}
            text={t('freight.change.class_text', {
              density: density.toFixed(2),
              edge: formats.number(edge, 1),
              freightClass,
            })}
          />
        ))}
        <Line icon={IconClock} title={t('freight.change.time')} text={t('freight.change.time_text')} />
        {fuel && (
          <Line
            icon={IconLock}
            title={t('freight.change.fuel')}
            text={t('freight.change.fuel_text', {
              percent: percentWords(fuel.basisPoints),
              date: formats.date(fuel.until),
            })}
          />
        )}
      </ul>
    </div>
  );
}
