import { invalidField, Refusal } from '../refusal.ts';
import { cleanPng } from './clean-png.ts';
import { isPlainText } from './plain-text.ts';
import { readCsv } from './read-csv.ts';
import type { TaskName, Tasks } from './types.ts';

/** Maximum number of reported problems per file. */
const mostProblems = 500;

export type NextFile = () => Buffer;

/** A result whose rows can be read lazily while they are sent, so that not all of them are in memory. */
type Result<N extends TaskName> = { readonly head: Tasks[N]['head']; readonly rows: Iterable<Tasks[N]['row']> };

async function readTableFile(
  { workbook, rows: most }: Tasks['table']['input'],
  next: NextFile,
): Promise<Result<'table'>> {
  try {
    if (!workbook) return readCsv(next(), most);
    const { readWorkbook } = await import('./read-workbook.ts');
    const { records, ...head } = await readWorkbook(next(), most);
    return { head: { ...head, encoding: 'utf-8' }, rows: records };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw invalidField('file', 'file_not_a_table');
  }
}

/** Tasks of a worker by name. Rarely used libraries are loaded with the first task that needs them. */
export const tasks: { readonly [N in TaskName]: (input: Tasks[N]['input'], next: NextFile) => Promise<Result<N>> } = {
  table: readTableFile,
  edi210: async (_, next) => {
    const { readEdi210 } = await import('@waybill/carriers/edi');
    const { bills, problems } = readEdi210(next().toString());
    return { head: { problems: problems.slice(0, mostProblems) }, rows: bills };
  },
  edi214: async (_, next) => {
    const { readEdi214 } = await import('@waybill/carriers/edi');
    const { shipments, problems } = readEdi214(next().toString());
    return { head: { problems: problems.slice(0, mostProblems) }, rows: shipments };
  },
  tracked: async ({ adapter }, next) => {
    const { readPushed } = await import('./read-pushed.ts');
    const tracked = await readPushed(adapter, next().toString());
    return { head: tracked !== null, rows: tracked ?? [] };
  },
  text: async (_, next) => ({ head: isPlainText(next()), rows: [] }),
  picture: async (limits, next) => ({ head: cleanPng(next(), limits), rows: [] }),
  pdfZpl: async (_, next) => {
    const { pdfZpl } = await import('../documents/zpl/pdf-zpl.ts');
    return { head: await pdfZpl(next()), rows: [] };
  },
  merge: async ({ papers, title }, next) => {
    const { mergePapers } = await import('../documents/merge.ts');
    const read = papers.map((paper) => ({ ...paper, content: next() }));
    return { head: await mergePapers(read, title), rows: [] };
  },
};
