import { invalidField, Refusal } from '../refusal.ts';
import { cleanPng } from './clean-png.ts';
import { isPlainText } from './plain-text.ts';
import { readCsv } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';
import type { Done, TaskName, Tasks } from './types.ts';

/** So many problems of a file are told. */
const mostProblems = 500;

async function tableOf({ bytes, workbook, rows: most }: Tasks['table']['input']): Promise<Done<'table'>> {
  try {
    const read = workbook ? { ...(await readWorkbook(bytes, most)), encoding: 'utf-8' as const } : readCsv(bytes, most);
    const { records, ...head } = read;
    return { head, rows: records };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw invalidField('file', 'file_not_a_table');
  }
}

/** What a worker does, by name. What only some of them need is loaded with the first of those. */
export const tasks: { readonly [N in TaskName]: (input: Tasks[N]['input']) => Promise<Done<N>> } = {
  table: tableOf,
  edi210: async ({ text }) => {
    const { readEdi210 } = await import('@waybill/carriers');
    const { bills, problems } = readEdi210(text);
    return { head: { problems: problems.slice(0, mostProblems) }, rows: bills };
  },
  edi214: async ({ text }) => {
    const { readEdi214 } = await import('@waybill/carriers');
    const { shipments, problems } = readEdi214(text);
    return { head: { problems: problems.slice(0, mostProblems) }, rows: shipments };
  },
  text: async ({ bytes }) => ({ head: isPlainText(bytes), rows: [] }),
  picture: async ({ bytes }) => ({ head: cleanPng(Buffer.from(bytes)), rows: [] }),
  pdfZpl: async ({ bytes }) => {
    const { pdfZpl } = await import('../documents/zpl/pdf-zpl.ts');
    return { head: await pdfZpl(bytes), rows: [] };
  },
  merge: async ({ papers, title }) => {
    const { mergePapers } = await import('../documents/merge.ts');
    return { head: await mergePapers(papers, title), rows: [] };
  },
};
