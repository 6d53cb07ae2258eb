import { segmentsOf, type EdiProblem, type Segment } from './segments.ts';

/** What a file of transaction sets holds, and what is wrong with it in the order of the file. */
export type SetsReading<T> = { readonly sets: readonly T[]; readonly problems: readonly EdiProblem[] };

/**
 * Reads the segments between `ST` and `SE`; null where nothing can be made of them. `complete`: the set was closed and
 * counted as it should be.
 */
export type SetReader<T> = (
  opening: Segment,
  inside: readonly Segment[],
  complete: boolean,
) => { readonly value: T | null; readonly problems: readonly EdiProblem[] };

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

class Reader<T> {
  readonly sets: T[] = [];
  readonly problems: EdiProblem[] = [];
  readonly #open = new Map<Opening, Open>();
  #inside: Segment[] = [];
  readonly #code: string;
  readonly #read: SetReader<T>;

  constructor(code: string, read: SetReader<T>) {
    this.#code = code;
    this.#read = read;
  }

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
    if (first.at(1) !== this.#code)
      return this.#problem(first, `not_${this.#code}`, `Transaction set ${first.at(1)} is passed over`);
    const { value, problems } = this.#read(first, inside, complete);
    this.problems.push(...problems);
    if (value !== null) this.sets.push(value);
  }

  #problem({ number, id }: Segment, code: string, text: string): void {
    this.problems.push({ segment: number, id, code, text });
  }
}

/**
 * Reads every transaction set of one kind in an X12 file, whatever interchanges and groups it has. It never throws:
 * whatever is readable is told, and what is not is a problem that names its segment.
 * @param code the kind of set, e.g. `214`; sets of other kinds are passed over with a problem
 */
export function readSets<T>(text: string, code: string, read: SetReader<T>): SetsReading<T> {
  const { segments, problems } = segmentsOf(text);
  const reader = new Reader(code, read);
  for (const segment of segments) reader.take(segment);
  reader.finish();
  return {
    sets: reader.sets,
    problems: [...reader.problems, ...problems].toSorted((a, b) => a.segment - b.segment),
  };
}
