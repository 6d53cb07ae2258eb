import { useEffect, useState } from 'react';

/** Opens a moment after it is drawn: what opens knows then where the focus was, to give it back. */
export function useOpenedAfter(opened: boolean): boolean {
  const [after, setAfter] = useState(false);
  useEffect(() => {
    const drawn = setTimeout(() => setAfter(opened), 0);
    return () => clearTimeout(drawn);
  }, [opened]);
  return opened && after;
}
