import { endpoints } from '@waybill/contract';
import { accountOf } from '../../../core/context.ts';
import { command, process, query, type Binding } from '../../../core/http/binding.ts';
import { pageBody } from '../../../core/page.ts';
import { importBindings } from '../../platform/imports/index.ts';
import { addressOf } from './address-wire.ts';
import { createAddress } from './create-address.ts';
import { deleteAddress } from './delete-address.ts';
import { findAddress } from './find-address.ts';
import { findDuplicates } from './find-duplicates.ts';
import { addressKind } from './import/kind.ts';
import { listAddresses } from './list-addresses.ts';
import { restoreAddress } from './restore-address.ts';
import { updateAddress } from './update-address.ts';
import { verifyAddress } from './verify/verify-address.ts';

const { list, show, create, update, delete: remove, restore, duplicates, verify } = endpoints.addressBook;

export const addressBookBindings: readonly Binding[] = [
  query(list, async (ctx, { query: asked }) => {
    const { rows, total } = await listAddresses(ctx.db, accountOf(ctx), asked);
    return pageBody(rows.map(addressOf), total, asked, list.path);
  }),
  query(show, async (ctx, { params }) => ({
    data: addressOf(await findAddress(ctx.db, { accountId: accountOf(ctx), id: params.id })),
  })),
  command(create, createAddress),
  command(update, updateAddress),
  command(remove, deleteAddress),
  command(restore, restoreAddress),
  query(duplicates, async (ctx, { query: asked }) => findDuplicates(ctx.db, accountOf(ctx), asked)),
  process(verify, (ctx, input) => verifyAddress(ctx, verify.audit, input)),
  ...importBindings(endpoints.addressImports, addressKind),
];
