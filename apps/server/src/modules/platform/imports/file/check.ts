import { missingFields } from './columns.ts';
import { examine, type ExamineRequest, type Decisions, type Examined, type OpenFile } from './examine.ts';

/** Examines a file once every required field has its column; until then no row is looked at. */
export async function check<Body>(
  asked: ExamineRequest<Body>,
  open: OpenFile,
  decisions: Decisions,
): Promise<Examined<Body>> {
  if (missingFields(asked.kind, decisions.fields).length === 0) return examine(asked, open, decisions);
  const plan = { skip: 0, update: 0, add: 0 };
  return { rows: (await open()).records.length, good: 0, findings: [], adds: [], updates: [], plan };
}
