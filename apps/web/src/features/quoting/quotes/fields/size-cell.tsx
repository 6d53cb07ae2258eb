import { editedLength, shownLength, type Length } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import cells from './cells.module.css';
import { useNumberText } from '../../../../ui/numbers/use-number-text.ts';

const sides = ['length', 'width', 'height'] as const;
type Side = (typeof sides)[number];
type Sizes = Readonly<Record<Side, Length | null>>;

type SideProps = {
  readonly side: Side;
  readonly label: string;
  readonly path: string;
  readonly unit: 'in' | 'cm';
  readonly stored: Length | null;
  readonly onChange: (value: Length | null) => void;
  readonly onLeave: () => void;
  readonly invalid: boolean;
  readonly errorId: string;
};

function SideInput({ side, label, path, unit, stored, onChange, onLeave, invalid, errorId }: SideProps) {
  const { t } = useTranslation();
  const input = useNumberText({
    value: stored === null ? null : shownLength(stored, unit),
    onChange: (typed) =>
      onChange(typed === null ? null : stored === null ? { value: typed, unit } : editedLength(stored, typed, unit)),
    onLeave,
    decimals: 6,
  });
  return (
    <input
      {...input}
      className={cells.side}
      placeholder={t(`quotes.items.${side}_short`)}
      aria-label={label}
      aria-invalid={invalid}
      aria-describedby={invalid ? errorId : undefined}
      data-path={path}
    />
  );
}

type Props = {
  readonly path: string;
  readonly name: (field: Side) => string;
  readonly unit: 'in' | 'cm';
  readonly sizes: Sizes;
  readonly onChange: (side: Side, value: Length | null) => void;
  readonly onLeave: (side: Side) => void;
  readonly invalid: Readonly<Record<Side, boolean>>;
  readonly errorId: string;
};

/** Length × width × height as one control; what is typed is stored in the unit it was typed in. */
export function SizeCell({ path, name, unit, sizes, onChange, onLeave, invalid, errorId }: Props) {
  return (
    <span className={cells.sizes} data-unit={unit} data-invalid={sides.some((side) => invalid[side]) || undefined}>
      {sides.map((side, index) => (
        <span key={side} style={{ display: 'contents' }}>
          {index > 0 && <i aria-hidden="true">×</i>}
          <SideInput
            side={side}
            label={name(side)}
            path={`${path}.${side}`}
            unit={unit}
            stored={sizes[side]}
            onChange={(value) => onChange(side, value)}
            onLeave={() => onLeave(side)}
            invalid={invalid[side]}
            errorId={errorId}
          />
        </span>
      ))}
      <span className={cells.sideUnit} aria-hidden="true">
        {unit}
      </span>
    </span>
  );
}
