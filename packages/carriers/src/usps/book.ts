import { money } from '@waybill/freight';
import {
  CannotAsk,
  done,
  jsonBody,
  type Booked,
  type BookInput,
  type CarrierMessage,
  type Operation,
} from '../kit/index.ts';
import { codesFor } from './extras.ts';
import { chargedFor, readLabel, type LabelAnswer } from './label-answer.ts';
import { labelOf } from './label-image.ts';
import type { UspsCredentials } from './manifest.ts';
import { onlyParcel, packageSizes, refuseAbroad } from './parcel.ts';
import { labelParty } from './party.ts';
import { refusalOf } from './refusal.ts';
import { ingredientsOf, serviceOf, type UspsService } from './services.ts';

export const labelMedia = 'application/vnd.usps.labels+json';

/** What a label is drawn as: 4 x 6 inches, without the price and without a receipt. */
export function imageInfo(format: BookInput['labelFormat']) {
  return { imageType: format === 'pdf' ? 'PDF' : 'ZPL203DPI', labelType: '4X6LABEL', receiptOption: 'NONE' };
}

/** Ours first, then up to three that the shipper gave; each at most thirty characters. */
function referencesOf({ reference, references }: BookInput) {
  const given = references.map(({ number }) => number.trim().slice(0, 30)).filter((number) => number !== '');
  return [reference, ...given].slice(0, 4).map((referenceNumber) => ({ referenceNumber, printReferenceNumber: true }));
}

function packageOf(input: BookInput, service: UspsService) {
  const { services } = input;
  return {
    mailClass: service,
    ...ingredientsOf(input.service.carrierQuoteId, service),
    weightUOM: 'lb',
    dimensionsUOM: 'in',
    ...packageSizes(onlyParcel(input.load)),
    mailingDate: input.pickupDate,
    destinationEntryFacilityType: 'NONE',
    extraServices: codesFor(services, service),
    customerReference: referencesOf(input),
    ...(services.signature === 'none' ? {} : { physicalSignatureRequired: services.signature !== 'indirect' }),
    ...(services.declareValue ? { packageOptions: { packageValue: services.shipmentValue.amount / 100 } } : {}),
  };
}

function bookedOf(answer: LabelAnswer, { labelFormat }: BookInput): { booked: Booked; messages: CarrierMessage[] } {
  const label = labelOf(answer.labelImage, labelFormat);
  const charged = chargedFor(answer);
  const messages: CarrierMessage[] = [];
  const warn = (code: string, text: string) => messages.push({ severity: 'warning', code, text });
  if (label === null) warn('label_missing', 'The label was bought, but its image did not come with the answer');
  if (charged === null) warn('charge_unknown', 'The label was bought, but what it costs could not be read');
  const booked: Booked = {
    proNumber: null,
    trackingNumbers: [answer.trackingNumber],
    pickupNumber: null,
    carrierBookingId: answer.trackingNumber,
    charged: charged === null ? null : money(charged, 'USD'),
    labels: label === null ? [] : [label],
  };
  return { booked, messages };
}

/**
 * Buys a label. Our reference travels as the first customer reference and is printed; the key of the booking is the
 * idempotency key, with which the same request is answered with the label it already bought.
 * @throws CannotAsk what the Postal Service takes no label for
 */
export const book: Operation<BookInput, Booked, UspsCredentials> = {
  buildRequest: (input) => {
    refuseAbroad(input.pickup, input.delivery);
    const service = serviceOf(input.service.code);
    if (service === null) throw new CannotAsk('service_unsupported', `USPS has no service ${input.service.code}`);
    return {
      server: 'api',
      method: 'POST',
      path: '/labels/v3/label',
      headers: { accept: labelMedia, 'x-idempotency-key': input.idempotencyKey },
      body: jsonBody({
        imageInfo: imageInfo(input.labelFormat),
        toAddress: labelParty(input.delivery),
        fromAddress: labelParty(input.pickup),
        packageDescription: packageOf(input, service),
      }),
      tokens: ['bearer', 'payment'],
    };
  },
  readAnswer: (reply, input) => {
    if (reply.status !== 200) return refusalOf(reply);
    const read = readLabel(reply);
    if (!read.ok) return read.unclear;
    const { booked, messages } = bookedOf(read.value, input);
    return done(booked, messages);
  },
};
