import css from './rig-drawing.module.css';
import { RigCab } from './rig-cab.tsx';
import type { RigKind } from './rig-kinds.ts';
import { RigShell } from './rig-shell.tsx';
import { rigShape } from './rig-shape.ts';

export type RigProps = {
  readonly kind: RigKind;
  /** Usable inches of the cargo floor; 0 for a truck that comes without a trailer. */
  readonly lengthIn: number;
  readonly heightIn: number | null;
};

const wheel = 20;

/** What of the ground a rig covers, in inches, with the air above it. */
export function rigFrame(props: RigProps) {
  const shape = rigShape(props.kind, props);
  return { shape, left: shape.from - 4, width: shape.to - shape.from + 8, height: shape.top + 6 };
}

type Props = RigProps & {
  /** Drawn at this width of road, so that several pictures share one scale; its own width when left out. */
  readonly roadIn?: number | undefined;
};

/** A truck from the side, to scale, nose to the left. It says nothing aloud: its name stands beside it. */
export function RigDrawing({ roadIn, ...rig }: Props) {
  const { shape, left, width, height } = rigFrame(rig);
  const road = Math.max(width, roadIn ?? 0);
  const high = roadIn === undefined ? height : 172;
  return (
    <svg className={css.rig} viewBox={`${left} ${-high} ${road} ${high + 3}`} aria-hidden="true">
      <line className={css.road} x1={left} x2={left + road} y1="0" y2="0" />
      {/* Heights are given from the ground up; a picture counts downwards. */}
      <g transform="scale(1 -1)">
        <RigShell shape={shape} />
        <RigCab cab={shape.cab} top={shape.top} length={shape.to - 8} />
        {shape.wheels.map((x) => (
          <g key={x}>
            <circle className={css.tyre} cx={x} cy={wheel} r={wheel} />
            <circle className={css.hub} cx={x} cy={wheel} r="8" />
          </g>
        ))}
      </g>
    </svg>
  );
}
