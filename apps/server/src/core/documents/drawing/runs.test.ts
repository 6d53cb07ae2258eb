import { describe, expect, it } from 'vitest';
import { cutIntoRuns } from './runs.ts';

const shape = (text: string): [string, string][] =>
  cutIntoRuns(text, 'sans').map(({ text: part, piece }) => [part, piece.name]);

describe('cutIntoRuns', () => {
  it('leaves Western text in one piece', () => {
    expect(shape('Luis Núñez, Cañón')).toEqual([['Luis Núñez, Cañón', 'ibm-plex-sans-latin-400']]);
  });

  it('changes the piece where the alphabet changes', () => {
    expect(shape('Aж')).toEqual([
      ['A', 'ibm-plex-sans-latin-400'],
      ['ж', 'ibm-plex-sans-cyrillic-400'],
    ]);
  });

  it('marks each character that no font has', () => {
    expect(shape('東京')).toEqual([['\uFFFD\uFFFD', 'ibm-plex-sans-latin-400']]);
  });

  it('gives nothing for nothing', () => {
    expect(shape('')).toEqual([]);
  });
});
