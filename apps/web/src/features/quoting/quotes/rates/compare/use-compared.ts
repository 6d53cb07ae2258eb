import type { Rate } from '@waybill/contract';
import { useCallback, useMemo, useState } from 'react';

/** As many rates stand side by side. */
const most = 3;

export type Compared = {
  readonly rates: readonly Rate[];
  /** No further rate can be chosen. */
  readonly full: boolean;
  readonly choose: (id: string, chosen: boolean) => void;
  readonly opened: boolean;
  readonly open: () => void;
  readonly close: () => void;
};

/** The rates chosen to be compared, in the order they were chosen in. */
export function useCompared(all: readonly Rate[]): Compared {
  const [ids, setIds] = useState<readonly string[]>([]);
  const [opened, setOpened] = useState(false);
  const rates = useMemo(() => ids.flatMap((id) => all.find((rate) => rate.id === id) ?? []), [ids, all]);
  const choose = useCallback((id: string, chosen: boolean) => {
    setIds((now) => {
      const others = now.filter((one) => one !== id);
      return chosen && others.length < most ? [...others, id] : others;
    });
  }, []);
  const open = useCallback(() => setOpened(true), []);
  const close = useCallback(() => setOpened(false), []);
  return { rates, full: rates.length >= most, choose, opened: opened && rates.length > 0, open, close };
}
