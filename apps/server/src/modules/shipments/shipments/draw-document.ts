import type { DocumentKind } from '@waybill/contract';
import type { Language } from '@waybill/phrases';
import type { Services } from '../../../core/context.ts';
import { carrierBillTo } from '../../carriers/gateway/index.ts';
import { renderDocument } from '../documents/index.ts';
import type { Found } from './show-shipment.ts';

/** A document of a shipment as PDF. The bill of lading names who pays the carrier. */
export async function drawDocument(
  services: Services,
  { shipment, connectionId }: Pick<Found, 'shipment' | 'connectionId'>,
  kind: DocumentKind,
  language: Language,
): Promise<Buffer> {
  const payer = kind === 'bill-of-lading' ? await carrierBillTo(services, connectionId, shipment.scac) : undefined;
  return renderDocument(shipment, kind, language, services.company.current.issuer, payer);
}
