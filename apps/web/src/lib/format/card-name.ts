import { useTranslation } from 'react-i18next';

type Card = { readonly brand: string; readonly last4: string };

/** The name of a card: `Visa ending 4242`. */
export function useCardName(): (card: Card) => string {
  const { t } = useTranslation();
  return ({ brand, last4 }) =>
    t('payments.page.card', { brand: brand.charAt(0).toUpperCase() + brand.slice(1), last4 });
}
