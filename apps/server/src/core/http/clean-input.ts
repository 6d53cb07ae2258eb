import { Refusal } from '../refusal.ts';
import { storable } from '../storable.ts';

/** No body of the contract is nested as deep; the last step past it would be the end of the stack. */
const deepest = 32;

/** Passwords are used exactly as sent. */
const kept = new Set(['password', 'current_password', 'password_confirmation']);

/**
 * Input clean-up before validation: texts are trimmed, and an empty one becomes null, so that every schema
 * sees "left out" in one form only. Signs that no column takes are left out.
 * @throws Refusal malformed_request for values nested too deep
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
