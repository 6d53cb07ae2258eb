import { expect, it } from 'vitest';
import { newSecret } from '../ids.ts';
import { loggedPath } from './logged-path.ts';

it.each([
  ['/api/carrier-loads/TOKEN', '/api/carrier-loads/*'],
  ['/api/carrier-loads/TOKEN/check-calls?x=1', '/api/carrier-loads/*/check-calls'],
  ['/truckload-confirmation/TOKEN', '/truckload-confirmation/*'],
  ['/api/quotes/01900000-0000-7000-8000-00000000a001?wait=20', '/api/quotes/01900000-0000-7000-8000-00000000a001'],
])('keeps the secret of %s out of the log', (url, logged) => {
  expect(loggedPath(url.replace('TOKEN', newSecret()))).toBe(logged);
});
