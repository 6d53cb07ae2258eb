import type { AccountActivity } from '@waybill/contract';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const mostChanges = 8;
/** Fields that say why. They are shown apart from the changes. */
const reasons = new Set(['reason', 'end_reason']);

type Kept = Readonly<Record<string, unknown>>;

function keptOf(value: unknown): Kept {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Kept) : {};
}

/** A scalar as text; null for empty values, record ids, objects, and arrays. */
function plain(value: unknown): string | null {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value !== '' && !uuid.test(value) ? value : null;
}

/** Fields of an audit entry that differ, as plain text. A field on only one side counts as changed. */
export function changesOf(before: unknown, after: unknown): AccountActivity['changes'] {
  const [was, is] = [keptOf(before), keptOf(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((field) => !reasons.has(field))
    .map((field) => ({ field, before: plain(was[field]), after: plain(is[field]) }))
    .filter((change) => change.before !== change.after)
    .slice(0, mostChanges);
}

/** The reason given, if any. */
export function reasonOf(after: unknown): string | null {
  return plain(keptOf(after)['reason']);
}

/** The name or number of the record, if the entry has one. */
export function labelOf(before: unknown, after: unknown): string | null {
  for (const kept of [keptOf(after), keptOf(before)]) {
    for (const field of ['bol_number', 'number', 'email', 'name', 'company']) {
      const label = plain(kept[field]);
      if (label !== null) return label;
    }
  }
  return null;
}
