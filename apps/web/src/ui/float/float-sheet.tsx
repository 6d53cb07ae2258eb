import { Popover, type PopoverProps } from '@mantine/core';
import { useOpenedAfter } from './opened-after.ts';
import { FloatAnchor } from './float-anchor.tsx';
import type { Float } from './use-float.ts';

type Props = Omit<PopoverProps, 'id' | 'opened' | 'onChange'> & { readonly float: Float };

/** A sheet beside a button that is drawn by itself; takes a `Popover.Dropdown`. The focus goes into it and back. */
export function FloatSheet({ float, children, ...props }: Props) {
  const opened = useOpenedAfter(float.opened);
  return (
    <Popover trapFocus returnFocus {...props} id={float.id} opened={opened} onChange={float.change}>
      <Popover.Target>
        <FloatAnchor of={float.target} />
      </Popover.Target>
      {children}
    </Popover>
  );
}
