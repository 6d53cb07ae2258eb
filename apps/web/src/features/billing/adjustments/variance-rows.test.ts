import type { ChargeLineWire, InvoiceVariance } from '@waybill/contract';
import { expect, it } from 'vitest';
import { varianceRows } from './variance-rows.ts';

const line = (kind: ChargeLineWire['kind'], amount: number, code: string = kind): ChargeLineWire => ({
  kind,
  code,
  label: code,
  basis: kind === 'discount' ? { type: 'discount', basisPoints: 6800 } : { type: 'sum' },
  amount: { amount, currency: 'USD' },
});

const variance: Pick<InvoiceVariance, 'quoted_charges' | 'billed_charges' | 'findings'> = {
  quoted_charges: [
    line('item', 112_540),
    line('gross', 112_540),
    line('discount', -76_527),
    line('freight', 36_013),
    line('fuel', 11_380),
    line('accessorial', 7500, 'LGDEL'),
    line('total', 54_893),
  ],
  billed_charges: [
    line('item', 144_687),
    line('gross', 144_687),
    line('discount', -98_387),
    line('freight', 46_300),
    line('fuel', 14_631),
    line('accessorial', 7500, 'LGDEL'),
    line('accessorial', 3800, 'REWEIGH'),
    line('total', 72_231),
  ],
  findings: [{ cause: 'accessorial', part: 'accessorial', code: 'REWEIGH', amount: 3800 }],
};

it('sets both prices side by side, a service that one of them lacks too, and the lines come to the total', () => {
  const rows = varianceRows(variance);
  expect(rows.map(({ key, quoted, billed }) => [key, quoted, billed])).toEqual([
    ['gross', 112_540, 144_687],
    ['discount', -76_527, -98_387],
    ['freight', 36_013, 46_300],
    ['fuel', 11_380, 14_631],
    ['service LGDEL', 7500, 7500],
    ['service REWEIGH', null, 3800],
    ['total', 54_893, 72_231],
  ]);
  const difference = (wanted: (kind: string) => boolean) =>
    rows.filter(({ kind }) => wanted(kind)).reduce((sum, { quoted, billed }) => sum + (billed ?? 0) - (quoted ?? 0), 0);
  expect(difference((kind) => ['freight', 'fuel', 'service'].includes(kind))).toBe(
    difference((kind) => kind === 'total'),
  );
  expect(rows.find(({ key }) => key === 'service REWEIGH')?.findings).toHaveLength(1);
  expect(rows.find(({ key }) => key === 'discount')?.basisPoints).toBe(6800);
});
