/**
 * How much of the first page the parts of unlimited length may take. Each next step is tighter: the parts go on to
 * a supplement page sooner, so that the fixed parts of the form always find room.
 */
export interface Crowding {
  /** Lines of each party, at most. */
  readonly partyLines: number;
  /** Lines of instructions and of services, at most. */
  readonly noteLines: number;
  /** Height of the reference rows in points, at most. */
  readonly ordersHeight: number;
}

export const crowdings: readonly Crowding[] = [
  { partyLines: 10, noteLines: 5, ordersHeight: 64 },
  { partyLines: 8, noteLines: 4, ordersHeight: 45 },
  { partyLines: 6, noteLines: 3, ordersHeight: 30 },
  { partyLines: 5, noteLines: 2, ordersHeight: 15 },
];

/** Height for freight lines that the first page should keep, in points: about two hazardous lines. */
export const freightWanted = 96;
