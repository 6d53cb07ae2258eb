import { HazardDiamond } from '../shared/hazard-diamond.tsx';
import { keyed } from '../shared/keyed.ts';
import { deckAt, type RigShape } from './rig-shape.ts';
import type { LoadedUnit } from './truck-load.tsx';
import css from './truck-load.module.css';

type Props = {
  readonly units: readonly LoadedUnit[];
  readonly shape: RigShape;
  readonly lengthIn: number;
  /** Height of the box around this, in inches from the ground. */
  readonly heightIn: number;
};

/** The load from the side: each spot as high as it is stacked, standing on the deck; what is behind shines through. */
export function SideBoxes({ units, shape, lengthIn, heightIn }: Props) {
  return keyed(units, ({ itemNumber }) => itemNumber).map(([key, unit]) => (
    <span
      key={key}
      className={css.box}
      data-hazardous={unit.hazardous || undefined}
      style={{
        left: `${(unit.x / lengthIn) * 100}%`,
        width: `${(unit.lengthAlong / lengthIn) * 100}%`,
        bottom: `${(deckAt(shape, unit.x) / heightIn) * 100}%`,
        height: `${(unit.stackHeight / heightIn) * 100}%`,
      }}
    >
      {unit.hazardous && <HazardDiamond hazardClass={unit.hazardClass} size={14} />}
    </span>
  ));
}
