import { useId, useRef, useState, type RefObject } from 'react';
import { useSpareTime } from '../../lib/spare-time.ts';

/** What opens beside a button. */
export type Float = {
  readonly id: string;
  readonly opened: boolean;
  readonly change: (opened: boolean) => void;
  readonly target: RefObject<HTMLElement | null>;
};

/**
 * A button that opens something whose code comes later: on the first sign of use of the page, at the latest when the
 * pointer or the focus comes to the button.
 * @param fetch brings in what opens
 * @returns what the button takes; what the opening part takes; and whether that part is to be drawn
 */
export function useFloat(fetch: () => Promise<unknown>, popup: 'menu' | 'dialog') {
  const id = useId();
  const target = useRef<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  const [near, setNear] = useState(false);
  useSpareTime(fetch);
  const approach = (): void => setNear(true);
  const float: Float = { id, opened, change: setOpened, target };
  const button = {
    ref: (element: HTMLElement | null): void => {
      target.current = element;
    },
    id,
    'aria-haspopup': popup,
    'aria-expanded': opened,
    'aria-controls': opened ? `${id}-dropdown` : undefined,
    onPointerEnter: approach,
    onFocus: approach,
    onClick: () => {
      approach();
      setOpened((now) => !now);
    },
  } as const;
  return { float, button, near };
}
