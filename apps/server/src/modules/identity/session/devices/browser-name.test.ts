import { expect, it } from 'vitest';
import { browserName } from './browser-name.ts';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    { kind: 'desktop', browser: 'Chrome 141', system: 'Windows' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
    { kind: 'mobile', browser: 'Safari 17', system: 'iOS' },
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
    { kind: 'desktop', browser: 'Firefox 143', system: 'Linux' },
  ],
  ['curl/8.5.0', { kind: 'other', browser: null, system: null }],
  ['', { kind: 'other', browser: null, system: null }],
  [null, { kind: 'other', browser: null, system: null }],
])('%s', (userAgent, named) => {
  expect(browserName(userAgent)).toEqual(named);
});
