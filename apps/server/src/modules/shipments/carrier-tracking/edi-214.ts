import type { Edi214Shipment, EdiProblem } from '@waybill/carriers';
import type { Edi214Result, Edi214Transaction } from '@waybill/contract';
import type { Target } from './targets.ts';

export const edi214Source = 'edi214';

/** A transaction set of a file, its shipment if found, and the number of new events. */
export type AppliedSet = {
  readonly edi: Edi214Shipment;
  /** SCAC of the carrier it names; null if it names none or an unknown one. */
  readonly scac: string | null;
  readonly target: Target | null;
  readonly added: number;
};

/** Unknown codes, without duplicates. */
const unknownCodes = ({ events }: Edi214Shipment): string[] => [
  ...new Set(events.flatMap(({ code, written }) => (code === null ? [written] : []))),
];

function transactionOf({ edi, scac, target, added }: AppliedSet): Edi214Transaction {
  const facts = {
    transaction: edi.transaction,
    carrier: edi.scac,
    scac,
    pro_number: edi.proNumber,
    bol_number: edi.billOfLading,
    events: edi.events.length,
    unknown_codes: unknownCodes(edi),
  };
  if (target === null) return { ...facts, state: 'not_matched', shipment: null, events_added: 0 };
  return {
    ...facts,
    state: added > 0 ? 'applied' : edi.events.length === 0 ? 'without_events' : 'known',
    shipment: { id: target.shipment_id, bol_number: target.bolNumber },
    events_added: added,
  };
}

/** Result of an EDI 214 file, by transaction set. */
export function edi214ResultOf(sets: readonly AppliedSet[], problems: readonly EdiProblem[]): Edi214Result {
  const transactions = sets.map(transactionOf);
  const sum = (count: (each: Edi214Transaction) => number) => transactions.reduce((so, each) => so + count(each), 0);
  return {
    shipments: sets.length,
    matched: transactions.filter(({ state }) => state !== 'not_matched').length,
    events: sum(({ events }) => events),
    events_added: sum(({ events_added: added }) => added),
    transactions,
    problems: [...problems],
  };
}

/** The problem shown to staff for a file that was not applied completely; null if it was. */
export function edi214ProblemOf({ shipments, matched, problems }: Edi214Result): string | null {
  const parts = [
    ...(shipments === matched ? [] : [`${shipments - matched} shipments are not known`]),
    ...(problems.length === 0 ? [] : [`${problems.length} problems in the file`]),
  ];
  return parts.length === 0 ? null : parts.join('; ');
}
