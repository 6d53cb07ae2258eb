import { Menu, type MenuProps } from '@mantine/core';
import { useOpenedAfter } from './opened-after.ts';
import { FloatAnchor } from './float-anchor.tsx';
import type { Float } from './use-float.ts';

type Props = Omit<MenuProps, 'id' | 'opened' | 'onChange'> & { readonly float: Float };

/** A menu beside a button that is drawn by itself; takes a `Menu.Dropdown`. */
export function FloatMenu({ float, children, ...props }: Props) {
  const opened = useOpenedAfter(float.opened);
  return (
    <Menu {...props} id={float.id} opened={opened} onChange={float.change}>
      <Menu.Target>
        <FloatAnchor of={float.target} />
      </Menu.Target>
      {children}
    </Menu>
  );
}
