/**
 * Limits for the variable parts of the first page. Each step is tighter: the parts continue on a supplement page
 * sooner, so that the fixed parts of the form always fit.
 */
export interface Crowding {
  /** Maximum lines per party. */
  readonly partyLines: number;
  /** Maximum lines of instructions and of accessorials. */
  readonly noteLines: number;
  /** Maximum height of the reference rows, in points. */
  readonly ordersHeight: number;
  /** Size of reference numbers in points. The VICS form wants 12. */
  readonly orderSize: number;
}

export const crowdings: readonly Crowding[] = [
  { partyLines: 10, noteLines: 5, ordersHeight: 64, orderSize: 12 },
  { partyLines: 8, noteLines: 4, ordersHeight: 45, orderSize: 12 },
  { partyLines: 6, noteLines: 3, ordersHeight: 30, orderSize: 8.5 },
  { partyLines: 5, noteLines: 2, ordersHeight: 15, orderSize: 8.5 },
];

/** Height in points to reserve for freight lines on the first page: about two hazardous lines. */
export const freightWanted = 96;
