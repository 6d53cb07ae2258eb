import { accessorialTable } from '@waybill/freight';
import { CannotAsk, type CarrierServices } from '../kit/index.ts';
import type { UspsService } from './services.ts';

/** One thing asked for beside the carriage, and the codes that may stand for it: which one depends on mail and value. */
export type Extra = { readonly name: string; readonly codes: readonly number[] };

const signatureConfirmation: Extra = { name: 'signature confirmation', codes: [921, 981] };
const adultSignature: Extra = { name: 'adult signature', codes: [922] };
const insurance: Extra = { name: 'insurance', codes: [930, 931, 925] };

/** Insurance up to this many cents is a service of its own; above it another, up to the most there is. */
const smallInsurance = 50_000;
const mostInsurance = 500_000;

/** Refuses what the Postal Service offers nobody. Places and sizes have no such charge here and pass. */
function refuseUnpublished({ accessorials, shipmentValue, declareValue }: CarrierServices): void {
  for (const { code, group, origin } of accessorialTable) {
    if (accessorials.includes(code) && (origin === 'requested' || origin === 'after')) {
      throw new CannotAsk('accessorial_unsupported', `USPS offers no ${group.replaceAll('_', ' ')} (${code})`);
    }
  }
  if (!declareValue) return;
  if (shipmentValue.currency !== 'USD') {
    throw new CannotAsk('currency_unsupported', `USPS insures values in US dollars, not in ${shipmentValue.currency}`);
  }
  if (shipmentValue.amount > mostInsurance) {
    throw new CannotAsk('value_unsupported', 'USPS insures up to 5,000 US dollars');
  }
}

/**
 * What is asked for beside the carriage. A signature of either kind is the confirmation that somebody at the address
 * signed, which the Postal Service has one service for.
 * @throws CannotAsk `accessorial_unsupported`, `currency_unsupported`, `value_unsupported`
 */
export function extrasOf(services: CarrierServices): readonly Extra[] {
  refuseUnpublished(services);
  const extras: Extra[] = [];
  if (services.signature === 'adult') extras.push(adultSignature);
  else if (services.signature !== 'none') extras.push(signatureConfirmation);
  if (services.declareValue) extras.push(insurance);
  return extras;
}

function insuranceCode(amount: number): number {
  return amount > smallInsurance ? 931 : 930;
}

/** Codes to ask prices of all mail classes with: each class has its own for the same thing. */
export function codesForAll(services: CarrierServices): readonly number[] {
  return extrasOf(services).flatMap((extra) =>
    extra === insurance ? [insuranceCode(services.shipmentValue.amount), 925] : extra.codes,
  );
}

/** Codes for a label of one mail class. */
export function codesFor(services: CarrierServices, service: UspsService): readonly number[] {
  const express = service === 'PRIORITY_MAIL_EXPRESS';
  return extrasOf(services).map((extra) => {
    if (extra === adultSignature) return 922;
    if (extra === signatureConfirmation) return express ? 981 : 921;
    return express ? 925 : insuranceCode(services.shipmentValue.amount);
  });
}
