import { expect, it } from 'vitest';
import { readingSeconds, vttTime, webVtt } from './captions.ts';

it('captions are written as WebVTT has them', () => {
  expect(vttTime(0)).toBe('00:00:00.000');
  expect(vttTime(62.5)).toBe('00:01:02.500');
  const cues = [
    { text: 'Step a.', from: 0, to: 3.25 },
    { text: 'Step b.', from: 3.25, to: 7 },
  ];
  expect(webVtt(cues)).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:03.250\nStep a.\n\n00:00:03.250 --> 00:00:07.000\nStep b.\n',
  );
});

it('a caption stands as long as it takes to read', () => {
  // Seven words: 1.2 s and two seconds.
  expect(readingSeconds('Log in with your email and password.')).toBeCloseTo(3.2);
});
