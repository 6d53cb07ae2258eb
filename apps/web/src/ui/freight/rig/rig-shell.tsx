import css from './rig-drawing.module.css';
import type { RigShape } from './rig-shape.ts';

const every = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, index) => from + index * step);

const thick = 9;

/** The deck as one line of steel, so thick under each of its levels. */
function deckPath({ decks }: RigShape): string {
  const over = decks.map(({ until, height }, index) => `${index === 0 ? 'M0 ' : 'V'}${height}H${until}`);
  const under = decks.map(({ height }, index) => {
    const before = decks[index - 1];
    // Where the deck steps, the steel that joins its levels is as thick as they are.
    const step = before === undefined ? 0 : height > before.height ? thick : -thick;
    return `V${height - thick}H${(before?.until ?? 0) + step}`;
  });
  return `${over.join('')}${under.toReversed().join('')}Z`;
}

/** A truck that comes without a trailer pulls the shipper's own, which is only hinted at. */
function Ghost({ shape }: { readonly shape: RigShape }) {
  const end = shape.to - 8;
  return <path className={css.ghost} d={`M0 50V156H${end}V50ZM92 50V8M${end - 79} 40H${end - 40}`} />;
}

/** What the freight stands on and in. */
export function RigShell({ shape }: { readonly shape: RigShape }) {
  const { shell, decks, top, to } = shape;
  const end = to - 8;
  const deck = decks[0]?.height ?? 0;
  const legs = shape.cab === 'tractor' && deck > 44 && end > 300;
  if (shape.cab === 'van') return null;
  if (shell === 'none') return <Ghost shape={shape} />;
  return (
    <>
      {legs && <path className={css.frame} d={`M96 ${deck - 8}H102V8H96Z`} />}
      <path className={css.deck} d={deckPath(shape)} />
      {shell === 'open' && (
        <>
          {shape.cab === 'tractor' && <path className={css.frame} d={`M0 ${deck}H4V${deck + 44}H0Z`} />}
          <path
            className={css.seam}
            d={every(24, end, 48)
              .map((x) => {
                const height = decks.find(({ until }) => x < until)?.height ?? deck;
                return `M${x} ${height - 8}V${height}`;
              })
              .join('')}
          />
        </>
      )}
      {shell !== 'open' && <rect className={css.box} x="0" y={deck} width={end} height={top - deck} rx="2" />}
      {(shell === 'box' || shell === 'reefer') && (
        <path
          className={css.seam}
          d={every(48, end, 48)
            .map((x) => `M${x} ${deck + 3}V${top - 3}`)
            .join('')}
        />
      )}
      {shell === 'corrugated' && (
        <path
          className={css.seam}
          d={every(8, end, 12)
            .map((x) => `M${x} ${deck + 6}V${top - 5}`)
            .join('')}
        />
      )}
      {shell === 'curtain' && (
        <path
          className={css.seam}
          d={every(30, end, 30)
            .map((x) => `M${x} ${deck}V${top - 8}Q${x} ${top - 3} ${x + 6} ${top}`)
            .join('')}
        />
      )}
      {shell === 'reefer' && <rect className={css.cooler} x="-18" y={top - 82} width="18" height="70" rx="2" />}
    </>
  );
}
