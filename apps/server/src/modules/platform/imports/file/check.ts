import { missingFields } from './columns.ts';
import { examine, type ExamineRequest, type Decisions, type Examined, type OpenFile } from './examine.ts';

/** Checks a file once every required field has a column; before that, rows are not read. */
export async function check<Body>(
  asked: ExamineRequest<Body>,
  open: OpenFile,
  decisions: Decisions,
): Promise<Examined<Body>> {
  if (missingFields(asked.kind, decisions.fields).length === 0) return examine(asked, open, decisions);
  const plan = { skip: 0, update: 0, add: 0 };
  return { rows: (await open()).records.length, good: 0, findings: [], adds: [], updates: [], plan };
}
