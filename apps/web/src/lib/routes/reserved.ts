import { routeRows } from './table.ts';

/** First parts of addresses that the server answers: those of endpoints, then those that no endpoint names. */
const served = [
  'api',
  'user',
  'oauth',
  'sanctum',
  'login',
  'logout',
  'forgot-password',
  'reset-password',
  'email',
  'verify-email',
  'password',
  'profile',
  'confirm-password',
  'register',
  'two-factor-challenge',
  'admin',
  'build',
  'tracking',
  'mailbox',
  'unsubscribe',
  'healthz',
  'readyz',
  'favicon.ico',
  'robots.txt',
  'index.html',
];

function firstPart(path: string): string {
  return path.split('/')[1] ?? '';
}

/** Words that stand first in an address of ours, and so can never be a client's reference number. */
export const reservedNames: ReadonlySet<string> = new Set([
  ...served,
  ...routeRows.map(([, row]) => firstPart(row.path)).filter((part) => part !== '' && !part.startsWith('{')),
]);

/** Whether `/{name}` belongs to a page or to the server rather than to a client's reference number. */
export function isReservedName(name: string): boolean {
  return reservedNames.has(name.toLowerCase());
}
