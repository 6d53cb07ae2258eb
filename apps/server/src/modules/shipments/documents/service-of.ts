import { nameIn, ourServiceOf, type Shipment } from '@waybill/contract';
import type { Language } from '@waybill/phrases';
import type { TFunction } from 'i18next';

/** Language and translations of a document's reader. */
export type Reader = { readonly language: Language; readonly say: TFunction };

/**
 * Service names of the sales desk are translated; those of carriers are kept. A truckload also names its equipment.
 */
export function serviceOf({ service_name: kept, equipment }: Shipment, { language, say }: Reader): string {
  const kind = ourServiceOf(kept);
  const service = kind === null ? kept : say(`offered_services.${kind}`);
  return equipment ? `${service} · ${nameIn(language, equipment)}` : service;
}
