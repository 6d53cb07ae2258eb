import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderUnitLabels } from '../unit-labels.ts';
import { barcodesOf, outside, overlaps, textOf, type Page } from './pdf-reader.ts';
import { unitLabels } from './sample.ts';
import { texts } from './texts.ts';

const page = (...boxes: [string, number, number, number, number][]): Page => ({
  width: 100,
  height: 100,
  words: boxes.map(([text, left, top, right, bottom]) => ({ text, left, top, right, bottom })),
});

describe('the readers the documents are checked with', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('say what to install when they are missing', async () => {
    const pdf = await renderUnitLabels(unitLabels(texts.en.unitLabel));
    vi.stubEnv('PATH', '/nowhere');
    expect(() => textOf(pdf)).toThrow('pdftotext is missing; install poppler-utils');
    expect(() => barcodesOf(pdf)).toThrow('pdftoppm is missing; install poppler-utils');
  });

  it('detects overlapping words, but not adjacent ones', () => {
    expect(overlaps(page(['one', 10, 10, 30, 20], ['over', 25, 12, 40, 22]))).toEqual([['one', 'over']]);
    expect(overlaps(page(['one', 10, 10, 30, 20], ['beside', 30, 10, 50, 20], ['below', 10, 19, 30, 29]))).toEqual([]);
  });

  it('see words off the paper', () => {
    expect(outside(page(['in', 10, 10, 90, 90], ['left', 9, 10, 20, 20], ['low', 10, 80, 20, 91]), 10)).toEqual([
      'left',
      'low',
    ]);
  });
});
