import { cloneElement, Suspense, useState, type ReactElement, type Ref } from 'react';
import { later } from '../../lib/later.tsx';
import { useSpareTime } from '../../lib/spare-time.ts';
import type { TipStyle } from './tip-bubble.tsx';

const bubble = later(() => import('./tip-bubble.tsx').then((part) => part.TipBubble));

type Child = ReactElement<{
  readonly ref?: Ref<HTMLElement>;
  readonly onPointerEnter?: (event: { readonly pointerType: string }) => void;
  readonly onPointerLeave?: () => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
}>;

type Props = TipStyle & {
  readonly disabled?: boolean;
  /** Whether a finger brings it up as well. */
  readonly touch?: boolean;
  /** A control that takes a ref. */
  readonly children: ReactElement;
};

/** Words that come up beside a control under the pointer or the focus. They add to its name, they are not its name. */
export function Tip({ disabled = false, touch = false, children, ...look }: Props) {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const [by, setBy] = useState<'pointer' | 'focus' | null>(null);
  const [used, setUsed] = useState(false);
  useSpareTime(bubble.fetch);
  const come = (how: 'pointer' | 'focus'): void => {
    setUsed(true);
    setBy(how);
  };
  const leave = (): void => setBy(null);
  const control = cloneElement(children as Child, {
    ref: setTarget,
    onPointerEnter: ({ pointerType }) => {
      if (touch || pointerType !== 'touch') come('pointer');
    },
    onPointerLeave: leave,
    onFocus: () => come('focus'),
    onBlur: leave,
  });
  return (
    <>
      {control}
      {used && !disabled && (
        <Suspense>
          <bubble.Part {...look} target={target} by={by} onLeave={leave} />
        </Suspense>
      )}
    </>
  );
}
