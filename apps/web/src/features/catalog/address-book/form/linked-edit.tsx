import { useQuery } from '@tanstack/react-query';
import { siteTypes } from '@waybill/freight';
import { go } from '../../../../lib/routes/navigator.ts';
import { useAddressQuery } from '../../../../lib/routes/use-address.ts';
import { addressQuery } from '../api.ts';
import { FormDialog } from './form-dialog.tsx';

/** The form of the address that a link names, with the kind of site that the link brings along chosen already. */
export function LinkedEdit() {
  const { edit = '', site, ...list } = useAddressQuery();
  const query = useQuery({ ...addressQuery(edit), enabled: edit !== '' });
  const address = query.data?.data;
  if (edit === '' || address === undefined) return null;
  const brought = siteTypes.find((one) => one === site) ?? address.site_type;
  const close = (): void => void go('addresses', {}, { search: list, replace: true });
  return <FormDialog address={{ ...address, site_type: brought }} onClose={close} />;
}
