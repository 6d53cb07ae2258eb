import { useEffect, useState } from 'react';

/** The current time in milliseconds, updated while the page is open; twice a minute unless told otherwise. */
export function useNow(everyMs = 30_000): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
