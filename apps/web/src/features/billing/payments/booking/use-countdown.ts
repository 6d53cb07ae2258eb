import { useEffect, useState } from 'react';

/**
 * Whole seconds until an instant, by the server's time: this machine's clock only says how long ago that was told.
 * @param now the server's time as it was told last
 */
export function useCountdown(until: string, now: string): number {
  const [since, setSince] = useState({ now, passed: 0 });
  useEffect(() => {
    const at = performance.now();
    const timer = setInterval(() => setSince({ now, passed: performance.now() - at }), 500);
    return () => clearInterval(timer);
  }, [now]);
  const passed = since.now === now ? since.passed : 0;
  return Math.max(0, Math.ceil((Date.parse(until) - Date.parse(now) - passed) / 1000));
}

/** Seconds as minutes and seconds: `4:07`. */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
