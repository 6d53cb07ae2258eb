import { describe, expect, it } from 'vitest';
import { answeredWithin, timeOfBucket } from './answer-times.ts';

describe('times of answers', () => {
  it('are the middle of their step: twenty steps to each power of ten', () => {
    // 1,000 ms starts bucket 60, which ends at 1,122 ms; 10 to the power of 3.025 is 1,059.
    expect(timeOfBucket(60)).toBe(1059);
  });

  it('are found at a share of all answers whose time is known', () => {
    const times = [
      { bucket: -1, answers: 500 },
      { bucket: 60, answers: 6 },
      { bucket: 40, answers: 90 },
      { bucket: 80, answers: 4 },
    ];
    // Of 100: 90 took about 0.1 s, the next 6 about 1 s, the last 4 about 10 s.
    expect([0.5, 0.9, 0.95, 0.97].map((share) => answeredWithin(times, share))).toEqual([106, 106, 1059, 10_593]);
  });

  it('are not known where nothing came back', () => {
    expect(answeredWithin([{ bucket: -1, answers: 3 }], 0.5)).toBeNull();
    expect(answeredWithin([], 0.95)).toBeNull();
  });
});
