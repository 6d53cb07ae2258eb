import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { endpoints } from '@waybill/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../../../lib/api/query.ts';
import { useAddressQuery } from '../../../../../lib/routes/use-address.ts';
import { notifyRefused } from '../../../../../ui/notify.ts';
import { changeItem, useQuoteForm } from '../../draft/quote-form.ts';
import type { ItemDraft } from '../../draft/draft.ts';
import { addItem, focusItem } from './change-items.ts';
import { fromProduct } from './from-product.ts';

/** Whether nothing of a line has been typed yet. */
function isUntouched({ description, length, width, height, weight }: ItemDraft): boolean {
  return description === '' && length === null && width === null && height === null && weight === null;
}

/**
 * A product that the address names becomes a line of the load: the first one that is empty, else one more. The address
 * forgets it, so that a reload does not add it again.
 */
export function useProductOfAddress(): void {
  const { t } = useTranslation();
  const quoteForm = useQuoteForm();
  const address = useAddressQuery();
  const { product: id = '' } = address;
  const taken = useRef('');
  const navigate = useNavigate();
  const { data, isError } = useQuery({
    ...apiQuery(endpoints.productCatalog.show, { params: { id } }),
    enabled: id !== '',
  });
  const product = id === '' ? undefined : data?.data;
  useEffect(() => {
    if (id === '' || taken.current === id || (product === undefined && !isError)) return;
    taken.current = id;
    const { product: _taken, ...others } = address;
    void navigate({ to: '.', search: others, replace: true });
    if (product === undefined) {
      notifyRefused({ id: `no-product-${id}`, title: t('quotes.items.product_gone') });
      return;
    }
    const key = quoteForm.draft.get().details.items.find(isUntouched)?.key ?? addItem(quoteForm);
    if (key === null) {
      notifyRefused({ id: 'too-many-items', title: t('quotes.items.no_more') });
      return;
    }
    changeItem(quoteForm, key, ({ quantity }) => fromProduct(product, quantity));
    focusItem(key, 'quantity');
  }, [id, product, isError, address, quoteForm, navigate, t]);
}
