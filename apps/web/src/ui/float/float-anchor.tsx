import { useLayoutEffect, type Ref, type RefObject } from 'react';

type Props = { readonly of: RefObject<HTMLElement | null>; readonly ref?: Ref<HTMLElement> };

/** Stands for an element that is drawn elsewhere, where a part of Mantine wants one to stand beside. */
export function FloatAnchor({ of, ref }: Props) {
  useLayoutEffect(() => {
    if (typeof ref !== 'function') {
      if (ref) ref.current = of.current;
      return undefined;
    }
    const leave = ref(of.current);
    return () => {
      if (typeof leave === 'function') leave();
      else ref(null);
    };
  }, [of, ref]);
  return null;
}
