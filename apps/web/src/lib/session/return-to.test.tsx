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
});
