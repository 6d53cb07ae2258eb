import { allEndpoints } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { isReservedName } from './reserved.ts';

describe('isReservedName', () => {
  it.each([
    'quote',
    'track',
    'my-shipments',
    'my-invoices',
    'address-book',
    'settings',
    'login',
    'signup',
    'profile',
    'admin',
    'orders', // pages
    'api',
    'sanctum',
    'email',
    'logout',
    'tracking',
    'build',
    'healthz',
    'mailbox',
    'unsubscribe',
    'favicon.ico', // the server's
    'Quote',
    'API',
  ])('keeps %s from being a client reference', (name) => {
    expect(isReservedName(name)).toBe(true);
  });

  it('keeps the first part of every endpoint from being one', () => {
    const paths = allEndpoints().flatMap(({ endpoint }) => [endpoint.path, ...(endpoint.aliases ?? [])]);
    const free = paths.map((path) => path.split('/')[1] ?? '').filter((part) => !isReservedName(part));
    expect(free).toEqual([]);
  });

  it.each(['PO-4471-B', 'quotes-2026', '88213', 'q', 'track2'])('leaves %s to clients', (name) => {
    expect(isReservedName(name)).toBe(false);
  });
});
