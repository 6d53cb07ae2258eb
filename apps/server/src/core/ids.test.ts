import { describe, expect, it } from 'vitest';
import { newId, newIds } from './ids.ts';

const version7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('ids of records', () => {
  it('are UUIDs of version 7, one or many at a time', () => {
    for (const id of [newId(), ...newIds(50)]) expect(id).toMatch(version7);
    expect(newIds(0)).toEqual([]);
  });

  it('follow one another, also within a millisecond, and never come twice', () => {
    const ids = newIds(5000);
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set([...ids, ...newIds(5000)]).size).toBe(10_000);
  });

  it('reveal nothing about the next one: their last 42 bits are random', () => {
    const ends = newIds(1000).map((id) => id.slice(-10));
    expect(new Set(ends).size).toBe(1000);
    expect(ends.toSorted()).not.toEqual(ends);
  });
});
