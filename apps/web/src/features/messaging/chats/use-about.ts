import type { ChatRow } from '@waybill/contract';
import { useTranslation } from 'react-i18next';

function kindOf(chat: ChatRow): 'shipment' | 'invoice' | 'quote' | 'request' {
  if (chat.shipment_id !== null) return 'shipment';
  if (chat.invoice_id !== null) return 'invoice';
  return chat.quote_id === null ? 'request' : 'quote';
}

/** What a chat is about in a few words: `Shipping · Shipment WB10000017`. */
export function useAbout(): (chat: ChatRow) => string {
  const { t } = useTranslation();
  return (chat) => {
    const category = t(`chats.categories.${chat.category}`);
    if (chat.number === null) return category;
    return `${category} · ${t(`chats.about_${kindOf(chat)}`, { number: chat.number })}`;
  };
}
