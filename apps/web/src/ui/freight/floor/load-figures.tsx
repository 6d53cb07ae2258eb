import css from './load-figures.module.css';

export type LoadFigure = { readonly value: string; readonly unit: string };

/** The sums of a load in one row: units, weight, volume, floor spots. */
export function LoadFigures({ figures }: { readonly figures: readonly LoadFigure[] }) {
  return (
    <dl className={css.figures}>
      {figures.map(({ value, unit }) => (
        <div key={unit} className={css.figure}>
          <dt className={css.unit}>{unit}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
