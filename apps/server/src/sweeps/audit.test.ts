import { allEndpoints } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { bindings } from '../registry.ts';
import { leavesNoEntry, readsByPost } from './leaves-no-entry.ts';

const writes = allEndpoints().filter(
  ({ name, endpoint }) => endpoint.method !== 'GET' && !(name in leavesNoEntry) && !readsByPost.has(name),
);
const kindOf = new Map(bindings.map(({ endpoint, kind }) => [endpoint, kind]));

// That commands commit only with their audit entry is tested in core/command.db.test.ts. That every process runs a
// command is checked for all successful calls of all server tests by testing/unaudited.ts.
describe('every call that changes something', () => {
  it.each(writes.map(({ name, endpoint }) => [name, endpoint] as const))(
    '%s names its action and writes through commands',
    (_name, endpoint) => {
      expect(endpoint.audit).toMatch(/^[a-z_0-9]+(\.[a-z_0-9]+)+$/);
      expect(kindOf.get(endpoint)).not.toBe('query');
    },
  );

  it('is no read that is sent as POST, which writes nothing', () => {
    const kinds = allEndpoints().flatMap(({ name, endpoint }) => (readsByPost.has(name) ? [kindOf.get(endpoint)] : []));
    expect(kinds).toEqual([...readsByPost].map(() => 'query'));
  });

  it('is all but the few that are named, each with its reason', () => {
    const names = new Set(allEndpoints().map(({ name }) => name));
    for (const [name, reason] of Object.entries(leavesNoEntry)) {
      expect(names).toContain(name);
      expect(reason.length).toBeGreaterThan(20);
    }
    expect(Object.keys(leavesNoEntry).length).toBeLessThan(6);
    expect(writes.length).toBeGreaterThan(140);
  });
});
