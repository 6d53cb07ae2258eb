import type { Cue } from './keep.ts';

/** Seconds as WebVTT writes them: `00:01:02.500`. */
export function vttTime(seconds: number): string {
  const whole = Math.floor(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const milliseconds = Math.round((seconds - whole) * 1000);
  return `${parts.map((part) => String(part).padStart(2, '0')).join(':')}.${String(milliseconds).padStart(3, '0')}`;
}

/** The captions of a film as WebVTT. */
export function webVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(({ text, from, to }) => `${vttTime(from)} --> ${vttTime(to)}\n${text}\n`);
  return `WEBVTT\n\n${blocks.join('\n')}`;
}

/** Seconds that a caption needs to be read: a moment to find it, then three and a half words a second. */
export function readingSeconds(text: string): number {
  return 1.2 + text.split(/\s+/).length / 3.5;
}
