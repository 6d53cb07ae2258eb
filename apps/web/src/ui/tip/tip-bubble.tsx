import { Tooltip, type TooltipProps } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';

export type TipStyle = { readonly label: ReactNode } & Pick<TooltipProps, 'position' | 'multiline' | 'maw'>;

type Props = TipStyle & {
  readonly target: HTMLElement | null;
  /** What is on the control now. */
  readonly by: 'pointer' | 'focus' | null;
  readonly onLeave: () => void;
};

/** A pointer that only passes brings nothing up. */
const restMs = 250;

/** The words of a tip, at their control. Escape takes them away. */
export function TipBubble({ target, by, onLeave, ...look }: Props) {
  const [shown, setShown] = useState<Props['by']>(null);
  useEffect(() => {
    if (by === null) return undefined;
    const timer = setTimeout(() => setShown(by), by === 'focus' ? 0 : restMs);
    const pressed = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onLeave();
    };
    addEventListener('keydown', pressed);
    return () => {
      clearTimeout(timer);
      setShown(null);
      removeEventListener('keydown', pressed);
    };
  }, [by, onLeave]);
  return <Tooltip {...look} target={target} opened={by !== null && shown === by} />;
}
