import type { ImportProblem, ImportRow, ImportSummary } from '@waybill/contract';

/** A file of four rows: two good ones, one with a ZIP that lost its zero, and one that is in the book. */
export function importSummary(changes: Partial<ImportSummary> = {}): ImportSummary {
  const column = (header: string, example: string, field: string | null) => ({ header, example, field });
  return {
    id: '0198f3a2-5b1c-7d3e-8f00-1a2b3c4d5e99',
    state: 'checked',
    file_name: 'northeast.csv',
    file_size: 64_000,
    encoding: 'utf-8',
    delimiter: ',',
    columns: [
      column('COMPANY', 'Maple Kiln', 'company'),
      column('ADDR1', '480 Pine Street', 'street_1'),
      column('TOWN', 'Burlington', 'city'),
      column('ST', 'VT', 'state'),
      column('POSTCODE', '05401', 'postal_code'),
      column('ROUTE CD', 'B-12', null),
    ],
    missing: [],
    rows: 4,
    good: 2,
    problems: 1,
    duplicates: 1,
    suggestions: 1,
    plan: { skip: 1, update: 0, add: 0 },
    there: 126,
    running: null,
    result: null,
    undo_until: null,
    created_at: '2026-11-16T14:30:00.000Z',
    created_by: 'Ana Reyes',
    ...changes,
  };
}

export const lostZero: ImportProblem = {
  column: 4,
  field: 'postal_code',
  value: '5401',
  code: 'zip_lost_zero',
  params: {},
  suggestion: '05401',
};

export function importRow(changes: Partial<ImportRow> = {}): ImportRow {
  const row = { row: 3, label: 'Maple Kiln', detail: '480 Pine Street, Burlington, VT', problems: [lostZero] };
  return { ...row, duplicate: null, choice: 'skip', ...changes };
}

export function pageOf<Row>(data: Row[], total = data.length) {
  const last = Math.max(1, Math.ceil(total / 10));
  const meta = { current_page: 1, last_page: last, links: [], path: '', per_page: 10, total, total_is_exact: true };
  return {
    data,
    links: { first: null, last: null, prev: null, next: null },
    meta: { ...meta, from: data.length === 0 ? null : 1, to: data.length === 0 ? null : data.length },
  };
}
