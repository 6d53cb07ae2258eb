import type { PriceRank } from './price-ranks.ts';
import css from './price-mark.module.css';

export type MarkShape = 'best' | 'cheapest' | 'fastest' | 'front' | 'plain';

export function shapeOf(id: string, marks: PriceRank, onFront: boolean): MarkShape {
  if (id === marks.bestValue) return 'best';
  if (id === marks.cheapest) return 'cheapest';
  if (id === marks.fastest) return 'fastest';
  return onFront ? 'front' : 'plain';
}

/** The mark of a rate: its shape says the same as its colour. Drawn around 0, 0. */
export function PriceMark({ shape }: { readonly shape: MarkShape }) {
  if (shape === 'best') {
    return (
      <g className={css.best}>
        <circle r="8" className={css.ring} />
        <circle r="5" />
      </g>
    );
  }
  if (shape === 'cheapest') return <path className={css.cheapest} d="M-6.5 -5h13L0 6.5Z" />;
  if (shape === 'fastest') return <path className={css.fastest} d="M0 -7 7 0 0 7 -7 0Z" />;
  if (shape === 'front') return <circle className={css.front} r="5" />;
  return <circle className={css.plain} r="5" />;
}
