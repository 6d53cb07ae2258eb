import { Refusal } from '../refusal.ts';
import { storable } from '../storable.ts';

/** Maximum nesting, above that of any body in the contract, to protect the stack. */
const deepest = 32;

/** Passwords are not changed. */
const kept = new Set(['password', 'current_password', 'password_confirmation']);

/**
 * Cleans input before validation: trims texts and turns empty ones into null, so that schemas have one form of
 * "missing". Removes characters that the database cannot store.
 * @throws Refusal malformed_request for deeply nested values
 */
export function cleanInput(value: unknown, key = '', depth = 0): unknown {
  if (depth > deepest) throw new Refusal('malformed_request');
  if (typeof value === 'string') {
    if (kept.has(key)) return value;
    const trimmed = storable(value).trim();
    return trimmed === '' ? null : trimmed;
  }
  if (Array.isArray(value)) return value.map((entry) => cleanInput(entry, '', depth + 1));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, cleanInput(entry, name, depth + 1)]));
  }
  return value;
}
