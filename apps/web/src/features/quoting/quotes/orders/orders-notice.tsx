import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { IconShoppingBag } from '../../../../ui/icons.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { useQuoteForm, useDraft } from '../draft/quote-form.ts';

/** Which orders of a marketplace are shipped by this booking, and the way to ship them otherwise. */
export function OrdersNotice() {
  const { t } = useTranslation();
  const quoteForm = useQuoteForm();
  const orders = useDraft((draft) => draft.orders);
  if (orders.length === 0) return null;
  const numbers = orders.map(({ number }) => number).join(', ');
  return (
    <Notice
      tone="move"
      icon={IconShoppingBag}
      title={t('marketplace.draft_for', { count: orders.length, numbers })}
      action={
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => quoteForm.draft.set((draft) => ({ ...draft, orders: [] }))}
        >
          {t('marketplace.draft_unlink')}
        </Button>
      }
    >
      {t('marketplace.draft_for_text')}
    </Notice>
  );
}
