import { describe, expect, it } from 'vitest';
import { tunedFor } from './tuning.ts';

const giga = 1024 ** 3;

describe('the embedded server on a machine', () => {
  it('keeps an eighth of the memory for its pages, between its own default and two gigabytes', () => {
    const kept = (gigabytes: number) => tunedFor(gigabytes * giga)['shared_buffers'];
    expect([kept(0.5), kept(4), kept(16), kept(64)]).toEqual(['128MB', '512MB', '2048MB', '2048MB']);
  });

  it('counts on half of the memory to hold what was read before', () => {
    expect(tunedFor(4 * giga)['effective_cache_size']).toBe('2048MB');
    expect(tunedFor(0.125 * giga)['effective_cache_size']).toBe('128MB');
  });
});
