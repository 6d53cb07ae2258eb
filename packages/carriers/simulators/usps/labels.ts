import { createHash } from 'node:crypto';
import { impb, writtenDay } from '@waybill/freight';
import {
  kindOf,
  type SimulatorAnswer,
  type SimulatorCall,
  type SimulatorRoute,
  type SimulatorState,
} from '../kit/index.ts';
import { placeOfZip } from '../kit/places/zip.ts';
import { requestedExtras } from './extra-services.ts';
import { labelAnswer } from './label-answer.ts';
import {
  isSigned,
  labelRequest,
  labels,
  missingForExtras,
  type LabelRecord,
  type LabelRequest,
} from './label-record.ts';
import { mailingDateFault } from './mailing-date.ts';
import type { MailClass } from './price-table.ts';
import { badField, badShape, problem } from './problem.ts';
import { priceOf, type Priced } from './quote.ts';
import { commitmentOf } from './standards.ts';
import { payerOf, type Payer } from './tokens.ts';
import { zoneBetween } from './zone.ts';

const serviceTypes: Readonly<Record<MailClass, string>> = {
  USPS_GROUND_ADVANTAGE: '001',
  PRIORITY_MAIL: '055',
  PRIORITY_MAIL_EXPRESS: '701',
};

/** Requests by their idempotency key: what they asked for, and the label they bought. */
const keys = kindOf<{ readonly payload: string; readonly trackingNumber: string }>('idempotency');

function numberFor(state: SimulatorState, mailClass: MailClass, { mid }: Payer): string {
  const head = `92${serviceTypes[mailClass]}${mid}`;
  return impb(`${head}${String(state.next('serial')).padStart(21 - head.length, '0')}`);
}

type Rated = { readonly zone: number; readonly priced: Priced };

function rated(request: LabelRequest, now: Date): Rated | SimulatorAnswer {
  const { fromAddress, toAddress, packageDescription } = request;
  const origin = placeOfZip(fromAddress.ZIPCode);
  if (origin === null) return badField('fromAddress.ZIPCode', 'The ZIP Code is not valid.');
  const zone = zoneBetween(fromAddress.ZIPCode, toAddress.ZIPCode);
  const destination = placeOfZip(toAddress.ZIPCode);
  if (zone === null || destination === null) return badField('toAddress.ZIPCode', 'The ZIP Code is not valid.');
  if (destination.state !== toAddress.state && !toAddress.ignoreBadAddress) {
    return badField('toAddress', 'The address could not be validated.');
  }
  const fault = mailingDateFault(writtenDay(packageDescription.mailingDate), now, origin.timeZone, 7);
  if (fault !== null) return badField('packageDescription.mailingDate', fault);
  const lacking = missingForExtras(request);
  if (lacking !== null) return badField(lacking, 'Package value is required for insurance.');
  if (isSigned(request) && packageDescription.physicalSignatureRequired === undefined) {
    return badField('packageDescription.physicalSignatureRequired', 'It is required with signature services.');
  }
  const priced = priceOf(packageDescription.mailClass, packageDescription, zone);
  if (priced === null) return badField('packageDescription', 'The package is not eligible for the mail class.');
  const { rateIndicator, processingCategory } = packageDescription;
  if (rateIndicator !== priced.rateIndicator || processingCategory !== priced.processingCategory) {
    return badField('packageDescription.rateIndicator', 'No rate was found for the combination of rate ingredients.');
  }
  return { zone, priced };
}

function metadataOf(request: LabelRequest, { zone, priced }: Rated, trackingNumber: string) {
  const { toAddress, packageDescription } = request;
  const { mailClass, mailingDate, extraServices, packageOptions, weight } = packageDescription;
  const value = Math.round((packageOptions?.packageValue ?? 0) * 100);
  const { firstName, lastName, firm, streetAddress, secondaryAddress, city, state, ZIPCode: zip } = toAddress;
  return {
    labelAddress: { firstName, lastName, firm, streetAddress, secondaryAddress, city, state, ZIPCode: zip },
    routingInformation: `420${zip}`,
    trackingNumber,
    constructCode: 'C03',
    SKU: priced.SKU,
    postage: priced.price / 100,
    extraServices: requestedExtras(extraServices, mailClass, value).map(({ name, SKU, price }) => ({
      name,
      SKU,
      price: price / 100,
    })),
    serviceTypeCode: serviceTypes[mailClass],
    zone: `0${zone}`,
    mailingDate: mailingDate.includes('T') ? mailingDate : `${mailingDate}T22:00:00Z`,
    commitment: commitmentOf(mailClass, zone, writtenDay(mailingDate)),
    weightUOM: 'lb',
    weight,
    dimensionalWeight: priced.dimWeight,
    fees: priced.fees.map((fee) => ({ ...fee, price: fee.price / 100 })),
    bannerText: 'USPS TRACKING # USPS Ship',
    retailDistributionCode: '01',
  };
}

function buy(request: LabelRequest, call: SimulatorCall, state: SimulatorState, payer: Payer) {
  const found = rated(request, call.now);
  if ('status' in found) return found;
  const { mailClass, mailingDate, customerReference } = request.packageDescription;
  const trackingNumber = numberFor(state, mailClass, payer);
  const record: LabelRecord = {
    trackingNumber,
    reference: customerReference[0]?.referenceNumber ?? null,
    request,
    metadata: metadataOf(request, found, trackingNumber),
    mailClass,
    zone: found.zone,
    expectedDelivery: commitmentOf(mailClass, found.zone, writtenDay(mailingDate)).expectedDeliveryDate,
    crid: payer.crid,
    boughtAt: call.now.toISOString(),
    canceledAt: null,
    dispute: null,
    reprints: 0,
  };
  state.put(labels, trackingNumber, record);
  return record;
}

function answered(call: SimulatorCall, record: LabelRecord, request: LabelRequest, created: boolean): SimulatorAnswer {
  const log = { reference: record.reference, booking: record.trackingNumber, created };
  return { ...labelAnswer(call, record, request.imageInfo.imageType), log };
}

/** Buys a label, or answers with the one that the same request bought before under its idempotency key. */
function create(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const payer = payerOf(call, state);
  if (payer === null) return problem(401, 'The payment authorization token is invalid.');
  const read = labelRequest.safeParse(call.json);
  if (!read.success) return badShape(read.error);
  const key = call.headers['x-idempotency-key'] ?? null;
  if (key !== null && !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(key)) {
    return badField('X-Idempotency-Key', 'The idempotency key is not a UUID.');
  }
  const payload = createHash('sha256').update(call.text).digest('base64url');
  const before = key === null ? undefined : state.get(keys, `${payer.crid}/${key}`);
  if (before !== undefined) {
    const record = state.get(labels, before.trackingNumber);
    if (record === undefined || before.payload !== payload) {
      return badField('X-Idempotency-Key', 'The idempotency key was used with another request.');
    }
    return answered(call, record, read.data, false);
  }
  const bought = buy(read.data, call, state, payer);
  if ('status' in bought) return bought;
  if (key !== null) state.put(keys, `${payer.crid}/${key}`, { payload, trackingNumber: bought.trackingNumber });
  return answered(call, bought, read.data, true);
}

export const labelRoutes: readonly SimulatorRoute[] = [
  { method: 'POST', path: '/labels/v3/label', operation: 'book', handle: create },
];
