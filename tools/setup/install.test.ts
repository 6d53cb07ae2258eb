import { describe, expect, it } from 'vitest';
import { isSatisfied } from './install.mjs';
import { isNewEnough } from './node.mjs';

const wanted = {
  packages: {
    '': {},
    'apps/web': { version: '0.1.0' },
    'node_modules/@waybill/web': { link: true },
    'node_modules/fastify': { version: '5.0.1' },
    'node_modules/node-arm': { version: '24.0.0', optional: true },
  },
};
const there = (packages: Record<string, { version: string }>) => isSatisfied(wanted, { packages });

describe('what is installed', () => {
  it('fits the lockfile when every version is the same, even without packages for other systems', () => {
    expect(there({ 'node_modules/fastify': { version: '5.0.1' } })).toBe(true);
  });

  it('does not fit when a package is missing or of another version', () => {
    expect(there({})).toBe(false);
    expect(there({ 'node_modules/fastify': { version: '5.0.0' } })).toBe(false);
    expect(
      there({ 'node_modules/fastify': { version: '5.0.1' }, 'node_modules/node-arm': { version: '23.0.0' } }),
    ).toBe(false);
  });
});

it.each([
  ['v22.17.9', false],
  ['v22.18.0', true],
  ['v24.0.0', true],
  ['v20.20.2', false],
])('knows whether Node %s reads TypeScript as it is', (version, enough) => {
  expect(isNewEnough(version)).toBe(enough);
});
