import { go } from '../../../lib/routes/navigator.ts';
import type { RouteTarget } from '../../../lib/routes/table.ts';
import { useAddressQuery } from '../../../lib/routes/use-address.ts';

type OpenAddress = {
  /** The address whose details are shown. */
  readonly id: string | undefined;
  /** Where the details of an address are, over the list as it stands. */
  readonly linkTo: (row: { readonly id: string }) => RouteTarget;
  readonly open: (row: { readonly id: string }) => void;
  readonly close: () => void;
};

/** Which address is open stands in the URL, so that it can be sent, and the way back closes it. */
export function useOpenAddress(): OpenAddress {
  const { address: id, ...list } = useAddressQuery();
  const searchFor = (row: { readonly id: string }) => ({ ...list, address: row.id });
  return {
    id,
    linkTo: (row) => ({ to: 'addresses', search: searchFor(row) }),
    open: (row) => void go('addresses', {}, { search: searchFor(row) }),
    close: () => void go('addresses', {}, { search: list, replace: true }),
  };
}
