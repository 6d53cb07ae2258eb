import { setImmediate as letOthers } from 'node:timers/promises';
import type { DuplicateChoice, ImportProblem } from '@waybill/contract';
import type { Db, Tx } from '../../../../core/database/database.ts';
import type { Existing, ImportKind } from '../kind.ts';
import type { FileTable } from '../../../../core/files/index.ts';
import { rememberRows } from './remember.ts';
import { judgeRow, type Fix, type Judged } from './row-problems.ts';

/** Milliseconds of work before other requests get their turn. */
const turnMs = 10;
/** Limit of attempts per file to rejoin split rows. Rows beyond it get no suggestion. */
const mostTries = 20_000;

/** A person's decisions about a file. */
export type Decisions = {
  readonly fields: readonly (string | null)[];
  readonly fixes: Readonly<{ readonly [row: string]: Fix }>;
  readonly duplicateChoice: DuplicateChoice;
  readonly choices: Readonly<{ readonly [row: string]: DuplicateChoice }>;
};

/** An equal record earlier in the file or in the database. */
export type Duplicate = {
  readonly of: 'file' | 'book';
  readonly row: number | null;
  readonly label: string;
  readonly id: string | null;
};

/** A row that needs a person's attention. */
export type Finding = {
  readonly row: number;
  readonly verdict: 'problem' | 'duplicate';
  readonly label: string;
  readonly detail: string;
  readonly problems: readonly ImportProblem[];
  readonly duplicate: Duplicate | null;
  readonly choice: DuplicateChoice;
  readonly suggested: readonly string[] | null;
};

export type Examined<Body> = {
  readonly rows: number;
  readonly good: number;
  readonly findings: readonly Finding[];
  /** New records, and changes of existing ones. */
  readonly adds: readonly Body[];
  readonly updates: readonly { readonly id: string; readonly body: Body }[];
  readonly plan: Readonly<Record<DuplicateChoice, number>>;
};

type Kind<Body> = ImportKind<Body>;
/** Input of a check: the upload, its kind, and where to look for existing records. */
export type ExamineRequest<Body> = {
  readonly kind: Kind<Body>;
  readonly db: Db | Tx;
  readonly accountId: string;
  readonly id: string;
};

/** Reads a file as a table on demand. */
export type OpenFile = () => Promise<FileTable>;

/** The choice for a duplicate. One that is only in the file cannot update anything. */
function choiceOf({ choices, duplicateChoice }: Decisions, row: number, of: 'file' | 'book'): DuplicateChoice {
  const chosen = choices[row] ?? duplicateChoice;
  return of === 'file' && chosen === 'update' ? 'skip' : chosen;
}

/** Returns a function to await for each row, which yields to other requests when its time slice is used up. */
function turns(): () => Promise<void> | void {
  let began = performance.now();
  return () => {
    if (performance.now() - began <= turnMs) return undefined;
    return letOthers().then(() => void (began = performance.now()));
  };
}

async function judgeAll<Body>(
  kind: Kind<Body>,
  table: FileTable,
  { fields, fixes }: Decisions,
): Promise<Judged<Body>[]> {
  const columnOf = new Map(fields.flatMap((field, column) => (field === null ? [] : [[field, column] as const])));
  const reading = { kind, headings: table.headings, columnOf, tries: { left: mostTries } };
  const judged: Judged<Body>[] = [];
  const takeTurns = turns();
  for (const record of table.records) {
    await takeTurns();
    judged.push(judgeRow(reading, record, fixes[record.row]));
  }
  return judged;
}

function problemRow<Body>({ row, cells, problems, suggested }: Judged<Body>, decisions: Decisions): Finding {
  const shown = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const [label = '', ...rest] = shown;
  const detail = rest.slice(0, 3).join(', ');
  const choice = decisions.duplicateChoice;
  return { row, verdict: 'problem', label, detail, problems, duplicate: null, choice, suggested };
}

/**
 * Checks every row of a file: good ones, problems, and duplicates. Uses a single database query for any number of rows.
 */
export async function examine<Body>(
  { kind, db, accountId, id }: ExamineRequest<Body>,
  open: OpenFile,
  decisions: Decisions,
): Promise<Examined<Body>> {
  const from = JSON.stringify([id, decisions.fields, decisions.fixes]);
  const judged = await rememberRows(from, async () => judgeAll(kind, await open(), decisions));
  const wanted = [...new Set(judged.flatMap(({ key }) => (key === null ? [] : [key])))];
  const existing = wanted.length === 0 ? new Map<string, Existing>() : await kind.findExisting(db, accountId, wanted);
  const firstRows = new Map<string, number>();
  const findings: Finding[] = [];
  const adds: Body[] = [];
  const updates: { id: string; body: Body }[] = [];
  const plan = { skip: 0, update: 0, add: 0 };
  let good = 0;
  const takeTurns = turns();
  for (const one of judged) {
    await takeTurns();
    const { row, body, key, problems } = one;
    const there = key === null ? undefined : existing.get(key);
    // No warnings for an address that the account already has in this form.
    const settled = body !== null && there?.detail === kind.nameOf(body).detail;
    if (body === null || key === null || (problems.length > 0 && !settled)) {
      findings.push(problemRow(one, decisions));
      continue;
    }
    const earlier = firstRows.get(key);
    if (earlier === undefined && there === undefined) {
      firstRows.set(key, row);
      good += 1;
      adds.push(body);
      continue;
    }
    const { label, detail } = kind.nameOf(body);
    const duplicate: Duplicate =
      earlier === undefined
        ? { of: 'book', row: null, label: there?.label ?? label, id: there?.id ?? null }
        : { of: 'file', row: earlier, label, id: null };
    firstRows.set(key, earlier ?? row);
    const choice = choiceOf(decisions, row, duplicate.of);
    plan[choice] += 1;
    if (choice === 'add') adds.push(body);
    if (choice === 'update' && duplicate.id !== null) updates.push({ id: duplicate.id, body });
    findings.push({ row, verdict: 'duplicate', label, detail, problems: [], duplicate, choice, suggested: null });
  }
  return { rows: judged.length, good, findings, adds, updates, plan };
}
