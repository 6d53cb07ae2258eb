import type { Payment } from '@waybill/contract';
import type { TFunction } from 'i18next';

/** `Visa ending 4242`; a text in its place if the card is unknown. */
export function cardName(card: Payment['card'], unknown: string, say: TFunction): string {
  if (card === null) return unknown;
  const brand = card.brand.charAt(0).toUpperCase() + card.brand.slice(1);
  return say('payments.page.card', { brand, last4: card.last4 });
}
