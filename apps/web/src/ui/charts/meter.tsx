import css from './meter.module.css';

type Props = {
  /** Of 1. */
  readonly share: number;
  readonly tone: 'petrol' | 'soft' | 'go' | 'care' | 'stop';
  /** A mark at a share that should be reached. */
  readonly target?: number;
};

const within = (share: number): string => `${Math.min(100, Math.max(0, share * 100)).toFixed(2)}%`;

/** A share as a bar; the figure beside it says how much. */
export function Meter({ share, tone, target }: Props) {
  return (
    <span className={css.meter} aria-hidden="true">
      <span className={css.fill} data-tone={tone} style={{ width: within(share) }} />
      {target !== undefined && <span className={css.target} style={{ insetInlineStart: within(target) }} />}
    </span>
  );
}
