import css from './limit-meter.module.css';

type Props = {
  /** Minor units of one currency. */
  readonly used: number;
  readonly limit: number;
  /** Says how high it is and what it lies on. */
  readonly className: string | undefined;
};

/** How much of a limit is used, as a bar; the figures beside it say the same. */
export function LimitMeter({ used, limit, className = '' }: Props) {
  const share = limit === 0 ? 100 : Math.min(100, (used / limit) * 100);
  return (
    <span className={`${css.meter} ${className}`} data-over={used > limit || undefined} aria-hidden="true">
      <span style={{ width: `${share}%` }} />
    </span>
  );
}
