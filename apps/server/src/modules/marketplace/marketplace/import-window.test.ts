import { expect, it } from 'vitest';
import { afterPage } from './import-window.ts';

const page = (orders: number, total: number) => ({ orders: Array.from<never>({ length: orders }), total });

it.each([
  ['the first page of three', { offset: 0, total: null }, page(200, 450), { offset: 200, total: 450, over: false }],
  ['the last page', { offset: 400, total: 450 }, page(50, 450), { offset: 450, total: 450, over: true }],
  ['nothing at all', { offset: 0, total: null }, page(0, 0), { offset: 0, total: 0, over: true }],
  // Three of the first 200 orders changed and left the list, so those at 200 to 202 moved to 197 to 199.
  ['a list that got shorter', { offset: 200, total: 450 }, page(200, 447), { offset: 197, total: 447, over: false }],
  [
    'more that left than came before',
    { offset: 2, total: 450 },
    page(200, 440),
    { offset: 0, total: 440, over: false },
  ],
  ['a list that got longer', { offset: 200, total: 450 }, page(200, 451), { offset: 400, total: 451, over: false }],
])('after %s goes on at the right place', (_, at, told, expected) => {
  expect(afterPage(at, told)).toEqual(expected);
});

it('misses none of a list that shrinks while it is read, wherever it shrinks', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    let state = seed;
    const random = () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
      return state / 0x7fffffff;
    };
    let list = Array.from({ length: 60 }, (_each, at) => at);
    const seen = new Set<number>();
    const left = new Set<number>();
    let at: { offset: number; total: number | null } = { offset: 0, total: null };
    for (let calls = 0; calls < 1000; calls += 1) {
      const orders = list.slice(at.offset, at.offset + 7);
      for (const each of orders) seen.add(each);
      const next = afterPage(at, { orders: orders as never[], total: list.length });
      at = next;
      if (next.over) break;
      if (random() < 0.5) {
        const gone = list[Math.floor(random() * list.length)] as number;
        left.add(gone);
        list = list.filter((each) => each !== gone);
      }
    }
    expect(list.filter((each) => !seen.has(each))).toEqual([]);
  }
});
