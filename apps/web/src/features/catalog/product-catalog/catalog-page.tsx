import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../lib/session/use-user.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconPlus, IconUpload } from '../../../ui/icons.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useList } from '../../../ui/table/use-list.ts';
import { ExportRecords } from '../../platform/imports/public.ts';
import { productsQuery } from './api.ts';
import { ProductDialog } from './detail/product-dialog.tsx';
import { AddDialog, EditDialog } from './form/form-dialogs.tsx';
import { useProductColumns } from './list/columns.tsx';
import { firstSort, listQuery, productFilters, sortIn } from './list/sorts.ts';
import { Tools } from './list/tools.tsx';
import { productUploads } from './uploads.ts';
import { useDialogs } from './use-dialogs.ts';

/** What the account ships often; a product opens over the list, and so do the forms. */
export function CatalogPage() {
  const { t } = useTranslation();
  const mayWrite = useUser()?.abilities.includes('product.write') ?? false;
  const list = useList(productFilters, firstSort);
  const query = useQuery(productsQuery(listQuery(list)));
  const mayQuote = useUser()?.abilities.includes('quote.create') ?? false;
  const columns = useProductColumns(mayQuote);
  const dialogs = useDialogs();
  const total = query.data?.meta.total ?? 0;
  const addButton = mayWrite && (
    <Button variant="filled" leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={dialogs.add}>
      {t('product_catalog.add')}
    </Button>
  );
  const upload = (
    <LinkButton to="products.upload" leftSection={<IconUpload size={16} aria-hidden="true" />}>
      {t('imports.upload')}
    </LinkButton>
  );
  return (
    <>
      <PageHeader
        title={t('titles.product_catalog')}
        note={total > 0 && t('product_catalog.note', { count: total })}
        actions={
          <>
            <ExportRecords kind={productUploads} search={list.filters.search} />
            {mayWrite && upload}
            {addButton}
          </>
        }
      />
      <Tools list={list} />
      <DataTable
        label={t('titles.product_catalog')}
        columns={columns}
        query={query}
        list={{ ...list, sort: sortIn(list) }}
        rowKey={(product) => product.id}
        rowLink={(product) => dialogs.linkTo(product.id)}
        empty={
          <EmptyState
            title={t('product_catalog.empty_title')}
            text={t('product_catalog.empty_text')}
            actions={
              mayWrite && (
                <>
                  {upload}
                  {addButton}
                </>
              )
            }
          />
        }
        failed={t('product_catalog.failed')}
      />
      <ProductDialog dialogs={dialogs} mayWrite={mayWrite} mayQuote={mayQuote} />
      {mayWrite && dialogs.open === 'add' && <AddDialog onClose={dialogs.close} />}
      {mayWrite && dialogs.open === 'edit' && (
        <EditDialog id={dialogs.productId} brought={dialogs.brought} onClose={dialogs.close} />
      )}
    </>
  );
}
