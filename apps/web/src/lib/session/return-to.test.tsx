import { describe, expect, it } from 'vitest';
import { safeReturn } from './return-to.ts';

describe('safeReturn', () => {
  it.each(['/track', '/track/detail/1?tab=events#last', '/email/verify/7/abc?expires=1&signature=2'])(
    'goes back to %s [AUTH-12]',
    (path) => {
      expect(safeReturn(path)).toBe(path);
    },
  );

  it.each([
    undefined,
    '',
    'track',
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example',
    'javascript:alert(1)',
    '/login',
    '/login?return=/login',
  ])('never goes to %j [AUTH-12]', (path) => {
    expect(safeReturn(path)).toBeNull();
  });

  // Ways to write another host behind a slash, as proxies, browsers, and servers have been misled with.
  const hosts = [
    'evil.example',
    'evil.example/x',
    'user@evil.example',
    'evil.example:8443',
    '[::1]',
    '127.1',
    'localhost',
  ];
  const ways = [
    '//H',
    '///H',
    '////H',
    '/\\H',
    '\\/H',
    '\\\\H',
    '/\t/H',
    '/\n/H',
    '/\r//H',
    '\t//H',
    ' //H',
    '/ /H',
    '/.//H',
    '/..//H',
    '/././/H',
    '/../..//H',
    '/a/..//H',
    '/a/../..//H',
    '/track/..//H',
    '/track/.//..//H',
    '/%2e//H',
    '/%2e%2e//H',
    '/a/%2e%2e//H',
    '/track/%2E%2E//H',
    '/.\\\\H',
    '/a/..\\\\H',
    '/..\\/H',
    'https://H',
    'https:H',
    '/track//H',
  ];
  const payloads = ways.flatMap((way) => hosts.map((host) => way.replace('H', host)));

  it('leads to no other host from any of 200 payloads [AUTH-12]', () => {
    expect(payloads.length).toBeGreaterThanOrEqual(200);
    expect(payloads.filter((payload) => safeReturn(payload) !== null)).toEqual([]);
  });

  it.each(['/nowhere/at/all', '/api/user', '/track/'])('knows no page at %s [AUTH-12]', (path) => {
    expect(safeReturn(path)).toBeNull();
  });
});
