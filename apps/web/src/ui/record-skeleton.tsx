import layout from './page-layout.module.css';
import css from './record-skeleton.module.css';

const heights = { main: [96, 240, 200], aside: [120, 160, 140] } as const;
const sheets = (of: readonly number[]) =>
  of.map((height) => <div key={height} className={css.sheet} style={{ height }} />);

/** The page of one record before it came: sheets where its panels will stand. That it loads, the header says. */
export function RecordSkeleton() {
  return (
    <div className={`${layout.columns} ${css.bones}`} aria-hidden="true" data-bones>
      <div className={css.stack}>{sheets(heights.main)}</div>
      <div className={css.stack}>{sheets(heights.aside)}</div>
    </div>
  );
}
