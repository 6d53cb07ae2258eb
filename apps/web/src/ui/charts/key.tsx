import type { Series } from './day-bars.tsx';
import css from './key.module.css';

type Props = { readonly series: readonly (Series & { readonly value?: string })[] };

/** What each colour of a chart stands for, with what it comes to. */
export function ChartKey({ series }: Props) {
  return (
    <ul className={css.keys}>
      {series.map(({ key, name, tone, value }) => (
        <li key={key}>
          <span className={css.swatch} data-tone={tone} aria-hidden="true" />
          {name}
          {value !== undefined && <span className={css.value}> {value}</span>}
        </li>
      ))}
    </ul>
  );
}
