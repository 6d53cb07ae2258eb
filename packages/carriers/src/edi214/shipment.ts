import type { LocalDate } from '@waybill/freight';
import { writtenDay } from '@waybill/freight';
import { eventOf, orNull, type Edi214Event } from './event.ts';
import type { EdiProblem, Segment } from '../x12/segments.ts';

/** What one 214 tells of one shipment. */
export type Edi214Shipment = {
  /** Control number of the transaction set. */
  readonly transaction: string;
  readonly scac: string | null;
  readonly proNumber: string | null;
  readonly billOfLading: string | null;
  /** All numbers of the shipment as sent, with X12's qualifiers, e.g. `PO`. */
  readonly references: readonly { readonly qualifier: string; readonly number: string }[];
  /** In the order of the file. */
  readonly events: readonly Edi214Event[];
  /** The newest estimate of the delivery that it names. */
  readonly estimatedDelivery: LocalDate | null;
  /** Whether the transaction set was closed and counted as it should be. */
  readonly complete: boolean;
};

/** Estimates of the delivery: statuses AG and X2, and appointment AC. */
const estimates: ReadonlySet<string> = new Set(['AG', 'X2', 'AC']);

type Reading = { shipment: Edi214Shipment | null; problems: EdiProblem[] };

function eventsOf(segments: readonly Segment[], problems: EdiProblem[]): readonly Edi214Event[] {
  const events: Edi214Event[] = [];
  // A place and a vehicle belong to the status before them; after one that could not be read they belong to none.
  let current: Edi214Event | null = null;
  const amend = (change: Partial<Edi214Event>): void => {
    if (current === null) return;
    current = { ...current, ...change };
    events.splice(-1, 1, current);
  };
  for (const segment of segments) {
    if (segment.id === 'AT7') {
      const read = eventOf(segment);
      problems.push(...read.problems);
      current = read.event;
      if (current !== null) events.push(current);
    } else if (segment.id === 'LX') current = null;
    else if (segment.id === 'MS1') {
      const [city, state, country, postalCode] = [1, 2, 3, 8].map((at) => orNull(segment.at(at)));
      amend({ city: city ?? null, state: state ?? null, country: country ?? null, postalCode: postalCode ?? null });
    } else if (segment.id === 'MS2') amend({ equipment: orNull(segment.at(2)) });
  }
  return events;
}

/**
 * Reads the segments between `ST` and `SE`. PRO number and bill of lading come from `B10`, else from `L11` with
 * qualifiers CN and BM; with neither nobody can tell which shipment it is.
 */
export function shipmentOf(opening: Segment, segments: readonly Segment[], complete: boolean): Reading {
  const problems: EdiProblem[] = [];
  const beginning = segments.find(({ id }) => id === 'B10');
  const references = segments
    .filter((segment) => segment.id === 'L11' && segment.at(1) !== '')
    .map((segment) => ({ number: segment.at(1), qualifier: segment.at(2) }));
  const numbered = (wanted: string) => references.find(({ qualifier }) => qualifier === wanted)?.number ?? null;
  const proNumber = orNull(beginning?.at(1) ?? '') ?? numbered('CN');
  const billOfLading = orNull(beginning?.at(2) ?? '') ?? numbered('BM');
  if (proNumber === null && billOfLading === null) {
    const { number, id } = beginning ?? opening;
    return { shipment: null, problems: [{ segment: number, id, code: 'no_shipment', text: 'No shipment is named' }] };
  }
  const events = eventsOf(segments, problems);
  const estimate = events.findLast(({ code }) => code !== null && estimates.has(code));
  const shipment = {
    transaction: opening.at(2),
    scac: orNull(beginning?.at(3) ?? ''),
    proNumber,
    billOfLading,
    references,
    events,
    estimatedDelivery: estimate === undefined ? null : writtenDay(estimate.local),
    complete,
  };
  return { shipment, problems };
}
