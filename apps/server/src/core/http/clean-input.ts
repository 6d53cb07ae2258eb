import { storable } from '../storable.ts';

/** Passwords are used exactly as sent. */
const kept = new Set(['password', 'current_password', 'password_confirmation']);

/**
 * Input clean-up before validation: texts are trimmed, and an empty one becomes null, so that every schema
 * sees "left out" in one form only. Signs that no column takes are left out.
 */
export function cleanInput(value: unknown, key = ''): unknown {
  if (typeof value === 'string') {
    if (kept.has(key)) return value;
    const trimmed = storable(value).trim();
    return trimmed === '' ? null : trimmed;
  }
  if (Array.isArray(value)) return value.map((entry) => cleanInput(entry));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, cleanInput(entry, name)]));
  }
  return value;
}
