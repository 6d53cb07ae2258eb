import type { Font } from 'fontkit';
import { describe, expect, it, vi, type Mock } from 'vitest';
import { rememberLayouts } from './remember-layouts.ts';

function fontOf(unitsPerEm: number): { font: Font; layout: Mock<(text: string) => object> } {
  const layout = vi.fn<(text: string) => object>((text) => ({ text }));
  const font = {
    unitsPerEm,
    characterSet: [],
    layout,
    glyphForCodePoint: () => ({}),
    hasGlyphForCodePoint: () => true,
  };
  return { font, layout };
}

describe('rememberLayouts', () => {
  it('shapes each word once', () => {
    const { font, layout } = fontOf(1000);
    const remembering = rememberLayouts(font);
    expect(remembering.layout('Class ')).toBe(remembering.layout('Class '));
    expect(remembering.layout('NMFC')).toEqual({ text: 'NMFC' });
    expect(layout).toHaveBeenCalledTimes(2);
  });

  it('is otherwise the font it was made from', () => {
    const { font } = fontOf(1000);
    expect(rememberLayouts(font).unitsPerEm).toBe(1000);
    expect(rememberLayouts(font).hasGlyphForCodePoint(65)).toBe(true);
  });

  it('forgets when it knows too many words', () => {
    const { font, layout } = fontOf(1000);
    const remembering = rememberLayouts(font);
    for (let word = 0; word <= 4000; word += 1) remembering.layout(`word${word}`);
    remembering.layout('word0');
    expect(layout).toHaveBeenCalledTimes(4002);
  });

  it('leaves a font alone that pdfkit would rescale in place, and shapes asked for with features', () => {
    const { font } = fontOf(2048);
    expect(rememberLayouts(font)).toBe(font);
    const other = fontOf(1000);
    const remembering = rememberLayouts(other.font);
    remembering.layout('1/2', ['frac']);
    remembering.layout('1/2', ['frac']);
    expect(other.layout).toHaveBeenCalledTimes(2);
  });
});
