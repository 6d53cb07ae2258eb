import { expect, it } from 'vitest';
import { ranked } from './use-found.ts';

const hit = (label: string, exact = false) => ({ label, description: '', to: { to: 'tracking' }, exact }) as const;

it('puts first what is called just what was typed, and leaves out kinds with nothing', () => {
  const found = ranked([
    { kind: 'shipments', hits: [hit('WB1')] },
    { kind: 'quotes', hits: [] },
    { kind: 'invoices', hits: [hit('INV 7'), hit('INV 30389', true)] },
  ]);
  expect(found.map(({ kind, hits }) => [kind, hits.map(({ label }) => label)])).toEqual([
    ['invoices', ['INV 30389', 'INV 7']],
    ['shipments', ['WB1']],
  ]);
});
