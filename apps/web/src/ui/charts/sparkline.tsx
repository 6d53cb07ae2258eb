import css from './sparkline.module.css';

type Props = { readonly values: readonly number[]; readonly tone: 'stop' | 'care' | 'off' };

const [width, height] = [88, 22];

/** How something went, in the size of a word; the figure beside it says how much. */
export function Sparkline({ values, tone }: Props) {
  const largest = Math.max(1, ...values);
  const step = width / Math.max(1, values.length - 1);
  const points = values.map((value, index) => [index * step, height - 3 - (value / largest) * (height - 6)] as const);
  const last = points.at(-1);
  return (
    <svg className={css.spark} data-tone={tone} width={width + 6} height={height} aria-hidden="true">
      <polyline points={points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />
      {last && <circle cx={last[0]} cy={last[1]} r="2.5" />}
    </svg>
  );
}
