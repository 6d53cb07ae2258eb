import { describe, expect, it } from 'vitest';
import { mayGoOn, readSearch, termsQuery } from './search-terms.ts';

describe('readSearch', () => {
  it.each([
    ['WB-0204 1702', { number: 'WB02041702', end: '#20714020bw', words: ['wb', '0204', '1702'], day: null }],
    ['New Yo', { number: 'NEWYO', end: '', words: ['new', 'yo'], day: null }],
    ['Montréal', { number: 'MONTRAL', end: '', words: ['montréal'], day: null }],
    [' 2026-11-18 ', { number: '20261118', end: '#81116202', words: ['2026', '11', '18'], day: '2026-11-18' }],
    ['1/5/2026', { number: '152026', end: '#620251', words: ['1', '5', '2026'], day: '2026-01-05' }],
    ['2026-02-30', { number: '20260230', end: '#03206202', words: ['2026', '02', '30'], day: null }],
    ['BOL WB-20418618', { number: 'WB20418618', end: '#81681402bw', words: ['wb', '20418618'], day: null }],
    ['PRO# 417-226902', { number: '417226902', end: '#209622714', words: ['417', '226902'], day: null }],
    ['Guía 1Z9', { number: '1Z9', end: '', words: ['1z9'], day: null }],
    ['Pro Tools', { number: 'PROTOOLS', end: '', words: ['pro', 'tools'], day: null }],
    ['Chicago, IL', { number: 'CHICAGO', end: '', words: ['chicago'], day: null }],
    ['Chicago, IL 60647', { number: 'CHICAGO60647', end: '#74606ogacihc', words: ['chicago', '60647'], day: null }],
    ['--', { number: '', end: '', words: [], day: null }],
  ])('reads "%s"', (typed, read) => {
    expect(readSearch(typed)).toEqual(read);
  });
});

describe('termsQuery', () => {
  it('requires every word, and allows the last to be a prefix', () => {
    expect(termsQuery(['new', 'yo'])).toBe("'new' & 'yo':*");
  });

  it('wants a number whole', () => {
    expect(termsQuery(['po', '19'])).toBe("'po' & '19'");
  });

  it('holds nothing that a query could be broken with', () => {
    const { words } = readSearch(`o'brien \\ & | ! :* <-> "x"`);
    expect(termsQuery(words)).toBe("'o' & 'brien' & 'x':*");
  });

  it('lets a word of letters be a prefix, but never a number', () => {
    expect([mayGoOn(['granite', 'chic']), mayGoOn(['po', '20000']), mayGoOn([])]).toEqual([true, false, false]);
  });
});
