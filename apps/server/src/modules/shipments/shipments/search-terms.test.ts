import { describe, expect, it } from 'vitest';
import { mayGoOn, readSearch, termsQuery } from './search-terms.ts';

describe('readSearch', () => {
  it.each([
    ['WB-0204 1702', { numbers: ['WB02041702'], end: '#20714020bw', words: ['wb', '0204', '1702'], day: null }],
    ['New Yo', { numbers: ['NEWYO'], end: '', words: ['new', 'yo'], day: null }],
    ['Montréal', { numbers: ['MONTRAL'], end: '', words: ['montréal'], day: null }],
    ['Manchester, NH', { numbers: ['MANCHESTERNH'], end: '', words: ['manchester', 'nh'], day: null }],
    ['1/5/2026', { numbers: ['152026'], end: '', words: ['1', '5', '2026'], day: '2026-01-05' }],
    ['nov 24', { numbers: ['NOV24'], end: '', words: ['nov', '24'], day: '2026-11-24' }],
    ['--', { numbers: [], end: '', words: [], day: null }],
    ['BOL 8618', { numbers: ['BOL8618', '8618'], end: '#8168', words: ['bol', '8618'], day: null }],
    ['PRO# 412-118', { numbers: ['PRO412118', '412118'], end: '#811214', words: ['pro', '412', '118'], day: null }],
    ['po52308', { numbers: ['PO52308', '52308'], end: '#80325', words: ['po52308'], day: null }],
    ['PO number A-7', { numbers: ['PONUMBERA7', 'A7'], end: '', words: ['po', 'number', 'a', '7'], day: null }],
    ['Guía 1Z9', { numbers: ['GUA1Z9', '1Z9'], end: '', words: ['guía', '1z9'], day: null }],
    ['Pro Tools', { numbers: ['PROTOOLS'], end: '', words: ['pro', 'tools'], day: null }],
    ['Portland', { numbers: ['PORTLAND'], end: '', words: ['portland'], day: null }],
    ['(603) 555-0118', { numbers: ['6035550118'], end: '#8110555306', words: ['6035550118'], day: null }],
    ['+1 603.555.0118', { numbers: ['16035550118'], end: '#81105553061', words: ['6035550118'], day: null }],
  ])('reads "%s"', (typed, read) => {
    expect(readSearch(typed, '2026-11-16')).toEqual(read);
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
    const { words } = readSearch(`o'brien \\ & | ! :* <-> "x"`, '2026-11-16');
    expect(termsQuery(words)).toBe("'o' & 'brien' & 'x':*");
  });

  it('lets a word of letters be a prefix, but never a number', () => {
    expect([mayGoOn(['granite', 'chic']), mayGoOn(['po', '20000']), mayGoOn([])]).toEqual([true, false, false]);
  });
});
