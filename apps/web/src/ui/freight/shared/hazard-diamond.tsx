import css from './hazard-diamond.module.css';

/** The diamond of hazardous freight with its class. It is an ornament: words beside it say the same. */
export function HazardDiamond({
  hazardClass,
  size = 16,
}: {
  readonly hazardClass?: string | null | undefined;
  readonly size?: number;
}) {
  return (
    <svg className={css.diamond} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <path d="M10 1.2 18.8 10 10 18.8 1.2 10Z" />
      <text x="10" y="13.4">
        {hazardClass ?? '!'}
      </text>
    </svg>
  );
}
