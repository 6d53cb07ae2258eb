import type { RigKind } from './rig-kinds.ts';

/** What a rig is drawn of, in inches: `x` runs from the nose of the cargo floor to its doors, heights from the ground up. */
export type RigShape = {
  /** Where the cab begins, in front of the nose. */
  readonly from: number;
  readonly to: number;
  readonly cab: 'tractor' | 'box_cab' | 'van' | 'pickup';
  readonly shell: 'box' | 'reefer' | 'corrugated' | 'curtain' | 'open' | 'none';
  readonly wheels: readonly number[];
  /** The deck from the nose to the doors: so long at such a height. */
  readonly decks: readonly { readonly until: number; readonly height: number }[];
  /** Height of the highest thing drawn. */
  readonly top: number;
};

type Size = { readonly lengthIn: number; readonly heightIn: number | null };

const feet = (count: number): number => count * 12;
/** A tractor reaches so far in front of the trailer; its drive axles stand under the nose. */
const tractor = { from: -184, steer: -136, drives: [8, 60], top: 150 } as const;
/** Shown behind a truck that comes without a trailer. */
const ghostLength = feet(48);

function decksOf(kind: RigKind, length: number): RigShape['decks'] {
  const level = (height: number) => [{ until: length, height }];
  switch (kind) {
    case 'step_deck':
      return [
        { until: feet(11), height: 60 },
        { until: length, height: 42 },
      ];
    case 'double_drop':
      return [
        { until: feet(10), height: 60 },
        { until: length - feet(9), height: 24 },
        { until: length, height: 42 },
      ];
    case 'lowboy':
      return [
        { until: feet(10), height: 60 },
        { until: length - feet(10), height: 22 },
        { until: length, height: 44 },
      ];
    case 'flatbed':
    case 'conestoga':
    case 'power_only':
      return level(60);
    case 'hotshot':
      return level(38);
    case 'box_truck':
      return level(40);
    case 'cargo_van':
      return level(26);
    case 'container':
      return level(56);
    default:
      return level(48);
  }
}

const shells: Readonly<Record<RigKind, RigShape['shell']>> = {
  dry_van: 'box',
  reefer: 'reefer',
  flatbed: 'open',
  step_deck: 'open',
  conestoga: 'curtain',
  double_drop: 'open',
  lowboy: 'open',
  power_only: 'none',
  box_truck: 'box',
  cargo_van: 'none',
  hotshot: 'open',
  container: 'corrugated',
};

/** How a kind of truck of a given size is drawn, to scale. */
export function rigShape(kind: RigKind, { lengthIn, heightIn }: Size): RigShape {
  const length = lengthIn > 0 ? lengthIn : ghostLength;
  const decks = decksOf(kind, length);
  const deck = Math.max(...decks.map(({ height }) => height));
  const shell = shells[kind];
  const closed = shell === 'box' || shell === 'reefer' || shell === 'corrugated' || shell === 'curtain';
  const top = closed ? deck + (heightIn ?? 108) + 6 : deck + 60;
  const common = { shell, decks, to: length + 8 };
  if (kind === 'box_truck') {
    return { ...common, cab: 'box_cab', from: -92, wheels: [-48, length - 84], top: Math.max(top, 110) };
  }
  if (kind === 'cargo_van') {
    const roof = 26 + (heightIn ?? 65) + 8;
    return { ...common, cab: 'van', from: -104, wheels: [-62, length - 30], top: roof };
  }
  if (kind === 'hotshot') {
    return { ...common, cab: 'pickup', from: -232, wheels: [-190, -62, length - 150, length - 112], top: 92 };
  }
  const rear = kind === 'lowboy' || kind === 'double_drop' ? [length - 96, length - 46] : [length - 104, length - 54];
  const wheels = [tractor.steer, ...tractor.drives, ...rear];
  return { ...common, cab: 'tractor', from: tractor.from, wheels, top: Math.max(top, tractor.top) };
}

/** Height of the deck above the ground at so many inches from the nose. */
export function deckAt({ decks }: Pick<RigShape, 'decks'>, x: number): number {
  return (decks.find(({ until }) => x < until) ?? decks.at(-1))?.height ?? 0;
}
