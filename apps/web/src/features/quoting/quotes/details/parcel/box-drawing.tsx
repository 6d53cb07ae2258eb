import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../../lib/format/use-formats.ts';
import css from './box-drawing.module.css';
import type { MeasuredBox } from './measure-boxes.ts';

/** Inches that the drawing is wide, and the two lengths marked in it. */
const wide = 120;
const handlingFrom = 48;
const longestTaken = 108;
const mostDrawn = 6;
/** From this length on the sizes fit on the front of the box; beside a long one there is no room left for them. */
const namedInside = 40;

const share = (inches: number): string => `${(Math.min(inches, wide) / wide) * 100}%`;

/** One box seen from the front corner; its longest side lies along the ruler. */
function Body({ box }: { readonly box: MeasuredBox }) {
  const [length, width, height] = box.by139.sides;
  const depth = width * 0.42;
  const rise = depth * 0.62;
  const [w, h] = [length + depth, height + rise];
  return (
    <svg
      className={css.body}
      style={{ width: share(w), aspectRatio: `${w} / ${h}` }}
      viewBox={`0 0 ${w} ${h}`}
      preserveAspectRatio="none"
      data-over={length > handlingFrom || undefined}
      data-refused={length > longestTaken || undefined}
    >
      <polygon className={css.top} points={`0,${rise} ${depth},0 ${w},0 ${length},${rise}`} />
      <polygon className={css.sideFace} points={`${length},${rise} ${w},0 ${w},${h - rise} ${length},${h}`} />
      <rect className={css.front} x={0} y={rise} width={length} height={height} />
    </svg>
  );
}

function Row({ box }: { readonly box: MeasuredBox }) {
  const { t } = useTranslation();
  const { length, number, units } = useFormats();
  const [longest] = box.by139.sides;
  const shown = box.by139.sides.map((side) => number(units.length === 'cm' ? side * 2.54 : side)).join(' × ');
  return (
    <li className={css.row}>
      <div className={css.name}>
        <b>
          {t('quotes.parcel.box', { number: box.number })}
          {box.pieces > 1 && ` × ${box.pieces}`}
        </b>
        <span>{t('quotes.parcel.longest', { length: length(longest, 0) })}</span>
      </div>
      <div className={css.track}>
        <Body box={box} />
        {longest < namedInside ? (
          <span className={css.sizes}>{shown}</span>
        ) : (
          <span className={css.inside} style={{ left: `calc(${share(longest)} / 2)` }}>
            {shown}
          </span>
        )}
      </div>
    </li>
  );
}

/** Each kind of box to one scale, beside the lengths from which carriers charge more or take nothing. */
export function BoxDrawing({ boxes }: { readonly boxes: readonly MeasuredBox[] }) {
  const { t } = useTranslation();
  const { number, length, units } = useFormats();
  const metric = units.length === 'cm';
  const marks = metric ? [0, 60, 120, 180, 240, 300] : [0, 24, 48, 72, 96, 120];
  const drawn = boxes.slice(0, mostDrawn);
  const rest = boxes.length - drawn.length;
  if (boxes.length === 0) return <p className={css.empty}>{t('quotes.parcel.drawn_when')}</p>;
  return (
    <figure className={css.drawing} aria-label={t('quotes.parcel.limits')}>
      <div className={css.ruler} aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark} className={css.tick} style={{ left: share(metric ? mark / 2.54 : mark) }}>
            {mark === 0 ? `0 ${units.length}` : number(mark)}
          </span>
        ))}
      </div>
      <div className={css.lines} aria-hidden="true">
        <span className={css.handling} style={{ left: share(handlingFrom) }}>
          <span>{t('quotes.parcel.over_handling', { length: length(handlingFrom, 0) })}</span>
        </span>
        <span className={css.limit} style={{ left: share(longestTaken) }}>
          <span>{t('quotes.parcel.longest_box', { length: length(longestTaken, 0) })}</span>
        </span>
      </div>
      <ol className={css.rows}>
        {drawn.map((box) => (
          <Row key={box.key} box={box} />
        ))}
      </ol>
      {rest > 0 && <p className={css.rest}>{t('quotes.parcel.more_boxes', { count: rest })}</p>}
    </figure>
  );
}
