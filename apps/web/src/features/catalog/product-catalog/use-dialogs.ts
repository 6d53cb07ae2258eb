import { useMemo } from 'react';
import { go } from '../../../lib/routes/navigator.ts';
import type { RouteTarget } from '../../../lib/routes/table.ts';
import { useAddressQuery } from '../../../lib/routes/use-address.ts';

/** What stands over the list; it is in the address, so that a reload shows the same. */
export type Dialogs = {
  readonly open: 'product' | 'edit' | 'add' | null;
  /** The product that is shown or edited; empty for none. */
  readonly productId: string;
  /** What a link to the form typed in already. */
  readonly brought: Readonly<Record<string, string | undefined>>;
  readonly linkTo: (id: string) => RouteTarget;
  readonly edit: (id: string) => void;
  readonly add: () => void;
  readonly close: () => void;
};

export function useDialogs(): Dialogs {
  const address = useAddressQuery();
  return useMemo(() => {
    const { product = '', edit = '', add, weight, height, class: freightClass, ...list } = address;
    const show = (over: Readonly<Record<string, string>>): void =>
      void go('products', {}, { search: { ...list, ...over }, replace: true });
    return {
      open: edit !== '' ? 'edit' : product !== '' ? 'product' : add !== undefined ? 'add' : null,
      productId: edit === '' ? product : edit,
      brought: { weight, height, class: freightClass },
      linkTo: (id) => ({ to: 'products', search: { ...list, product: id } }),
      edit: (id) => show({ edit: id }),
      add: () => show({ add: 'new' }),
      close: () => show({}),
    };
  }, [address]);
}
