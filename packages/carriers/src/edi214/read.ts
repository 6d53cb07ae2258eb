import { segmentsOf, type EdiProblem, type Segment } from './segments.ts';
import { shipmentOf, type Edi214Shipment } from './shipment.ts';

export type Edi214Reading = {
  readonly shipments: readonly Edi214Shipment[];
  /** In the order of the file. */
  readonly problems: readonly EdiProblem[];
};

/** An envelope that is open: its first segment, and how much it holds by now. */
type Open = { readonly first: Segment; held: number };

/** What opens and closes an envelope, and the element of the opening that bears its control number. */
const envelopes = {
  ISA: { close: 'IEA', control: 13 },
  GS: { close: 'GE', control: 6 },
  ST: { close: 'SE', control: 2 },
} as const;
type Opening = keyof typeof envelopes;
const openings = Object.keys(envelopes) as readonly Opening[];

class Reader {
  readonly shipments: Edi214Shipment[] = [];
  readonly problems: EdiProblem[] = [];
  readonly #open = new Map<Opening, Open>();
  #inside: Segment[] = [];

  take(segment: Segment): void {
    const opening = openings.find((id) => id === segment.id);
    const closing = openings.find((id) => envelopes[id].close === segment.id);
    const set = this.#open.get('ST');
    if (opening !== undefined) this.#begin(opening, segment);
    else if (closing !== undefined) this.#end(closing, segment);
    else if (set === undefined) this.#problem(segment, 'out_of_place', 'This segment is in no transaction set');
    else {
      set.held += 1;
      this.#inside.push(segment);
    }
  }

  /** Ends what is still open at the end of the file, or where something else begins. */
  finish(from: Opening = 'ISA'): void {
    for (const id of openings.slice(openings.indexOf(from)).toReversed()) {
      const open = this.#open.get(id);
      if (open === undefined) continue;
      this.#problem(open.first, 'not_closed', `${envelopes[id].close} is missing`);
      this.#close(id, open, false);
    }
  }

  #begin(id: Opening, segment: Segment): void {
    this.finish(id);
    const outer = openings[openings.indexOf(id) - 1];
    if (outer !== undefined) {
      const around = this.#open.get(outer);
      if (around === undefined) this.#problem(segment, 'out_of_place', `${outer} is missing before it`);
      else around.held += 1;
    }
    // The segments of a set are counted with its first and last.
    this.#open.set(id, { first: segment, held: id === 'ST' ? 2 : 0 });
  }

  #end(id: Opening, segment: Segment): void {
    const inner = openings[openings.indexOf(id) + 1];
    if (inner !== undefined) this.finish(inner);
    const open = this.#open.get(id);
    if (open === undefined) return this.#problem(segment, 'out_of_place', `${id} is missing before it`);
    const [count, control] = [segment.at(1), segment.at(2)];
    const counted = /^\d+$/.test(count) && Number(count) === open.held;
    const same = Number(control) === Number(open.first.at(envelopes[id].control)) && control !== '';
    if (!counted) this.#problem(segment, 'count_differs', `It says ${count || 'nothing'} and there are ${open.held}`);
    if (!same) this.#problem(segment, 'control_differs', `It says ${control || 'nothing'}, not as in its ${id}`);
    this.#close(id, open, counted && same);
  }

  #close(id: Opening, { first }: Open, complete: boolean): void {
    this.#open.delete(id);
    if (id !== 'ST') return;
    const inside = this.#inside;
    this.#inside = [];
    if (first.at(1) !== '214') return this.#problem(first, 'not_214', `Transaction set ${first.at(1)} is passed over`);
    const { shipment, problems } = shipmentOf(first, inside, complete);
    this.problems.push(...problems);
    if (shipment !== null) this.shipments.push(shipment);
  }

  #problem({ number, id }: Segment, code: string, text: string): void {
    this.problems.push({ segment: number, id, code, text });
  }
}

/**
 * Reads a file of X12 214 (shipment status), any number of interchanges, groups and transaction sets. It never
 * throws: whatever is readable is told, and what is not is a problem that names its segment.
 */
export function readEdi214(text: string): Edi214Reading {
  const { segments, problems } = segmentsOf(text);
  const reader = new Reader();
  for (const segment of segments) reader.take(segment);
  reader.finish();
  return {
    shipments: reader.shipments,
    problems: [...reader.problems, ...problems].toSorted((a, b) => a.segment - b.segment),
  };
}
