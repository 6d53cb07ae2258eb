import { useEffect, useState } from 'react';

/** Milliseconds a text stays as it is before it is read out: answers come faster than they can be spoken. */
const pause = 1500;

/** A text to read out once it stopped changing for a while; `now` reads it out at once. */
export function useSettledText(text: string, now: boolean): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), now ? 0 : pause);
    return () => clearTimeout(timer);
  }, [text, now]);
  return settled;
}
