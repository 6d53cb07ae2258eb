import css from './lane.module.css';

export type LaneEnd = { readonly city: string; readonly state: string; readonly zip?: string | undefined };

type Props = {
  readonly origin: LaneEnd;
  readonly destination: LaneEnd;
  /** Who receives it: a second line, on a table. */
  readonly consignee?: string | null;
};

const whole = ({ city, state, zip }: LaneEnd): string => `${city}, ${state}${zip === undefined ? '' : ` ${zip}`}`;

/** A city ends in dots where there is no room for it; the state is always there. */
function End({ city, state }: LaneEnd) {
  return (
    <span className={css.end}>
      <span className={css.city}>{city}</span>, {state}
    </span>
  );
}

/** Manchester, NH → Columbus, OH: the lane of a row, with ZIPs in its tooltip. */
export function Lane({ origin, destination, consignee = null }: Props) {
  return (
    <span className={css.place} title={`${whole(origin)} → ${whole(destination)}`}>
      <span className={css.lane}>
        <End {...origin} />
        <span className={css.arrow}> → </span>
        <End {...destination} />
      </span>
      {consignee !== null && <span className={css.consignee}>{consignee}</span>}
    </span>
  );
}

/** One end of a lane in a column of its own. */
export function PlaceName({ city, state }: LaneEnd) {
  return (
    <span className={css.wraps}>
      {city}, {state}
    </span>
  );
}
