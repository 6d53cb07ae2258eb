import css from './rig-drawing.module.css';
import type { RigShape } from './rig-shape.ts';

type Props = Pick<RigShape, 'cab' | 'top'> & { readonly length: number };

/** What pulls or carries: a sleeper tractor, the cab of a straight truck, a van, a pickup with a gooseneck. */
export function RigCab({ cab, top, length }: Props) {
  if (cab === 'box_cab') {
    return (
      <>
        <path className={css.cab} d="M-90 20V52Q-88 60-80 62L-66 98Q-63 104-56 104H-6V20Z" />
        <path className={css.glass} d="M-74 66L-63 94H-34V66Z" />
      </>
    );
  }
  if (cab === 'van') {
    const roof = top;
    return (
      <>
        <path
          className={css.cab}
          d={`M-102 16V44Q-100 52-90 54L-66 58L-34 ${roof - 8}Q-28 ${roof}-18 ${roof}H${length + 2}Q${length + 6} ${roof} ${length + 6} ${roof - 6}V16Z`}
        />
        <path className={css.glass} d={`M-56 60L-32 ${roof - 12}H-8V60Z`} />
        <path className={css.seam} d={`M0 20V${roof - 6}M${length * 0.55} 20V${roof - 6}`} />
      </>
    );
  }
  if (cab === 'pickup') {
    return (
      <>
        <path
          className={css.cab}
          d="M-230 22V48Q-228 56-220 57L-178 61L-162 84Q-159 88-152 88H-112Q-106 88-104 82V58H-20V22Z"
        />
        <path className={css.glass} d="M-170 62L-157 82H-136V62ZM-131 62V82H-113Q-110 82-110 78V62Z" />
        <path className={css.frame} d="M-66 58V66H4V38" fill="none" />
      </>
    );
  }
  return (
    <>
      <path
        className={css.cab}
        d="M-182 22V58Q-180 70-168 73L-128 80L-112 118Q-108 126-98 128L-42 148Q-30 150-30 140V44H80V34H-26V22Z"
      />
      <path className={css.glass} d="M-118 82L-105 113Q-103 117-98 117H-84V82Z" />
      <path className={css.seam} d="M-78 34V124M-78 82H-122M-30 44V140" />
      <rect className={css.frame} x="-22" y="44" width="4" height="92" />
    </>
  );
}
