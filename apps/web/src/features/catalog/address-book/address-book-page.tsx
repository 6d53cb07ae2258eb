import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Address } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { go } from '../../../lib/routes/navigator.ts';
import { useAddressQuery } from '../../../lib/routes/use-address.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconPlus, IconUpload } from '../../../ui/icons.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { ListTools } from '../../../ui/table/list-tools.tsx';
import { useList } from '../../../ui/table/use-list.ts';
import { ExportRecords } from '../../platform/imports/public.ts';
import tools from '../../../ui/table/list-tools.module.css';
import { addressesQuery, addressFilters, firstSort } from './api.ts';
import { AddressDialog } from './detail/address-dialog.tsx';
import { LinkedEdit } from './form/linked-edit.tsx';
import { FormDialog } from './form/form-dialog.tsx';
import { useAddressColumns } from './list/columns.tsx';
import { OrderChoice } from './list/order-choice.tsx';
import { addressUploads } from './uploads.ts';
import { useDelete } from './use-book-changes.ts';
import { useOpenAddress } from './use-open-address.ts';

/** What the form is open for: a new address, or one to change. */
type Editing = { readonly address: Address | null };

/** The address book: find a place, see all about it, add, change and delete. */
export function AddressBookPage() {
  const { t } = useTranslation();
  const mayWrite = useUser()?.abilities.includes('address.write') ?? false;
  const list = useList(addressFilters, firstSort);
  const query = useQuery(addressesQuery(list));
  const { add: linked, ...place } = useAddressQuery();
  const [chosen, setEditing] = useState<Editing | null>(null);
  // A link may open the form of a new address.
  const editing = chosen ?? (mayWrite && linked !== undefined ? { address: null } : null);
  const close = (): void => {
    setEditing(null);
    if (linked !== undefined) void go('addresses', {}, { search: place, replace: true });
  };
  const shown = useOpenAddress();
  const drop = useDelete();
  const edit = (address: Address) => {
    if (shown.id !== undefined) shown.close();
    setEditing({ address });
  };
  const remove = (address: Address) => {
    if (shown.id !== undefined) shown.close();
    drop(address);
  };
  const changes = { onEdit: mayWrite ? edit : null, onDelete: mayWrite ? remove : null };
  const columns = useAddressColumns({ onShow: shown.open, ...changes });
  const add = mayWrite && (
    <Button
      variant="filled"
      leftSection={<IconPlus size={16} aria-hidden="true" />}
      onClick={() => setEditing({ address: null })}
    >
      {t('address_book.add')}
    </Button>
  );
  const upload = (
    <LinkButton to="addresses.upload" leftSection={<IconUpload size={16} aria-hidden="true" />}>
      {t('imports.upload')}
    </LinkButton>
  );
  return (
    <>
      <PageHeader
        title={t('titles.addresses')}
        note={t('address_book.note')}
        actions={
          <>
            <ExportRecords kind={addressUploads} search={list.filters.search} />
            {mayWrite && upload}
            {add}
          </>
        }
      />
      <ListTools list={list} label={t('address_book.search')} clearLabel={t('address_book.clear_search')}>
        <OrderChoice list={list} className={tools.order ?? ''} />
      </ListTools>
      <DataTable
        fixed
        label={t('titles.addresses')}
        columns={columns}
        query={query}
        list={list}
        rowKey={(row) => row.id}
        rowLink={shown.linkTo}
        empty={
          <EmptyState
            title={t('address_book.empty.title')}
            text={t(mayWrite ? 'address_book.empty.text' : 'address_book.empty.text_reader')}
            actions={
              mayWrite && (
                <>
                  {upload}
                  {add}
                </>
              )
            }
          />
        }
        failed={t('address_book.failed')}
      />
      {shown.id !== undefined && (
        <AddressDialog
          id={shown.id}
          known={query.data?.data.find(({ id }) => id === shown.id)}
          onClose={shown.close}
          {...changes}
        />
      )}
      {mayWrite && <LinkedEdit />}
      {editing && <FormDialog address={editing.address} onClose={close} />}
    </>
  );
}
