import { beforeAll, describe, expect, it } from 'vitest';
import { formatsFor } from '../../../../../lib/format/formats.ts';
import { setLanguage, startLanguage } from '../../../../../lib/language/i18n.ts';
import { shipment } from '../../../../../testing/shipment.ts';
import { itemNumbers } from './charges-panel.tsx';
import { clockTime } from './clock.ts';
import { itemSize, itemWeight } from './item-words.ts';

beforeAll(() => startLanguage('en'));

const tile = shipment().items[0];
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('an item', () => {
  it('is read in the reader’s units whatever it was typed in', () => {
    if (!tile) throw new Error('The fixture has one item');
    const imperial = formatsFor('en', 'imperial');
    const metric = formatsFor('en', 'metric');
    expect(itemSize(tile, imperial)).toBe('48 × 40 × 40 in');
    // 48 in are 121.92 cm, 40 in are 101.6 cm; 1,240 lb are 562.45 kg.
    expect(itemSize(tile, metric)).toBe('121.9 × 101.6 × 101.6 cm');
    expect(itemWeight(tile, metric)).toBe('562 kg');
    const typed = {
      ...tile,
      length: { value: 254, unit: 'cm' as const },
      weight: { value: 45.359237, unit: 'kg' as const },
    };
    expect(itemSize(typed, imperial)).toBe('100 × 40 × 40 in');
    expect(itemWeight(typed, imperial)).toBe('100 lb');
  });

  it('is numbered from one, as people count', () => {
    expect(itemNumbers(['a', 'b'])).toEqual({ 1: 1, 2: 2 });
  });
});

describe('a time of day', () => {
  it('is written as the language does', async () => {
    expect(plain(clockTime('13:00'))).toBe('1:00 PM');
    await setLanguage('es');
    expect(plain(clockTime('07:30'))).toBe('7:30 a.m.');
    await setLanguage('en');
  });
});
