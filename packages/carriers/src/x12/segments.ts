/** One segment of an X12 file. */
export type Segment = {
  /** Its place in the file, from 1. */
  readonly number: number;
  /** Its name, e.g. `AT7`. */
  readonly id: string;
  /** `at(1)` is the first element after the name; empty where the segment has none. */
  at(element: number): string;
};

/** Something that is not as the standard has it, by the segment it is in. */
export type EdiProblem = {
  readonly segment: number;
  readonly id: string;
  readonly code: string;
  readonly text: string;
};

/** Length of the header of an interchange, the one segment of fixed width: it defines the separators. */
const headerLength = 106;

/** A file with more segments than this is no file of messages. */
const mostSegments = 50_000;

type Separators = { readonly element: string; readonly segment: string };

/** Separators as the header at the beginning of a text defines them; null when it is no header. */
function separatorsOf(text: string): Separators | null {
  const element = text.charAt(3);
  const segment = text.charAt(headerLength - 1);
  const header = text.slice(0, headerLength - 1).split(element);
  const usable = [element, segment].every((each) => /^[^A-Za-z0-9 ]$/.test(each)) && element !== segment;
  return usable && header.length === 17 && header[16]?.length === 1 ? { element, segment } : null;
}

function segmentOf(text: string, number: number, separator: string): Segment {
  const [id = '', ...elements] = text.split(separator);
  return { number, id, at: (element) => elements[element - 1]?.trim() ?? '' };
}

/**
 * Cuts a file into segments. Each interchange brings its own separators; line ends between segments do not count.
 * It never throws: what cannot be cut is a problem, and reading ends there.
 */
export function segmentsOf(text: string): {
  readonly segments: readonly Segment[];
  readonly problems: readonly EdiProblem[];
} {
  const segments: Segment[] = [];
  let rest = text.replace(/^\uFEFF/, '').trimStart();
  let separators: Separators | null = null;
  while (rest !== '') {
    if (separators === null || rest.startsWith(`ISA${separators.element}`)) {
      separators = rest.startsWith('ISA') ? separatorsOf(rest) : null;
      if (separators === null) {
        const problem = { segment: segments.length + 1, id: rest.slice(0, 3), code: 'no_interchange' };
        return {
          segments,
          problems: [{ ...problem, text: 'An interchange header (ISA) of 106 characters is expected here' }],
        };
      }
    }
    if (segments.length >= mostSegments) {
      const problem = { segment: segments.length + 1, id: '', code: 'too_many_segments' };
      return { segments, problems: [{ ...problem, text: `At most ${mostSegments} segments are read` }] };
    }
    const end = rest.indexOf(separators.segment);
    const piece = (end < 0 ? rest : rest.slice(0, end)).trim();
    if (piece !== '') segments.push(segmentOf(piece, segments.length + 1, separators.element));
    rest = end < 0 ? '' : rest.slice(end + 1).trimStart();
    if (segments.at(-1)?.id === 'IEA') separators = null;
  }
  if (segments.length > 0) return { segments, problems: [] };
  return { segments, problems: [{ segment: 1, id: '', code: 'empty', text: 'The file is empty' }] };
}
