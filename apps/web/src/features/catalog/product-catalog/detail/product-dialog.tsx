import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Product } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { IconCalculator, IconTrash } from '../../../../ui/icons.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { productQuery } from '../api.ts';
import type { Dialogs } from '../use-dialogs.ts';
import { useRemove } from '../use-remove.ts';
import { ProductFacts } from './product-facts.tsx';
import css from './product-dialog.module.css';

type Props = { readonly dialogs: Dialogs; readonly mayWrite: boolean; readonly mayQuote: boolean };

function Changes({ product, dialogs }: { readonly product: Product; readonly dialogs: Dialogs }) {
  const { t } = useTranslation();
  const { remove, removing } = useRemove(dialogs.close);
  return (
    <>
      <Button
        leftSection={<IconTrash size={16} aria-hidden="true" />}
        loading={removing}
        onClick={() => void remove(product)}
      >
        {t('product_catalog.delete')}
      </Button>
      <Button onClick={() => dialogs.edit(product.id)}>{t('product_catalog.edit')}</Button>
    </>
  );
}

/** Everything about one product, over the list. */
export function ProductDialog({ dialogs, mayWrite, mayQuote }: Props) {
  const { t } = useTranslation();
  const opened = dialogs.open === 'product';
  const query = useQuery({ ...productQuery(dialogs.productId), enabled: opened });
  const product = query.data?.data;
  return (
    <Modal
      opened={opened}
      onClose={dialogs.close}
      title={product?.description ?? t('titles.product_catalog')}
      size={640}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {query.isError && !product && (
        <LoadFailed
          message={query.error.code === 'not_found' ? t('product_catalog.detail.gone') : t('product_catalog.failed')}
          retry={() => void query.refetch()}
        />
      )}
      {query.isPending && <p className="wb-soft">{t('common.loading')}</p>}
      {product && <ProductFacts product={product} />}
      {product && (mayWrite || mayQuote) && (
        <div className={css.actions}>
          {mayWrite && <Changes product={product} dialogs={dialogs} />}
          {mayQuote && (
            <LinkButton
              to="quote.new"
              search={{ product: product.id }}
              variant="filled"
              leftSection={<IconCalculator size={16} aria-hidden="true" />}
            >
              {t('product_catalog.use')}
            </LinkButton>
          )}
        </div>
      )}
    </Modal>
  );
}
