import { call, type Account } from '../fedex-api/account.ts';
import { messagesOf, readOutput } from '../fedex-api/answer.ts';
import { amountOf, partyOf, withinOneCountry } from '../fedex-api/party.ts';
import { chargedOf, labelsOf, labelSpecifications, shippedShape } from '../fedex-api/shipped.ts';
import {
  CannotAsk,
  done,
  unclear,
  type Booked,
  type BookInput,
  type CarrierMessage,
  type Operation,
} from '../kit/index.ts';
import { fedexManifest } from './manifest.ts';
import { packageLines, parcelsOf } from './packages.ts';

/** Our number on every package, so that each of them is found by it; and the customer's own purchase order. */
function references({ reference, references: given }: BookInput) {
  const order = given.find(({ type }) => type === 'po_number');
  return {
    customerReferences: [
      { customerReferenceType: 'CUSTOMER_REFERENCE', value: reference },
      ...(order === undefined ? [] : [{ customerReferenceType: 'P_O_NUMBER', value: order.number.slice(0, 30) }]),
    ],
  };
}

/**
 * Ships parcels and gets their labels. Our reference travels as the customer reference of each package.
 * An answer that does not name every parcel is unclear: the shipment exists, but nobody knows how much of it.
 */
export const book: Operation<BookInput, Booked, Account> = {
  buildRequest(input, { accountNumber }) {
    const { pickup, delivery, load, services } = input;
    withinOneCountry(pickup, delivery);
    const parcels = parcelsOf(load, services);
    if (parcels.length > fedexManifest.maxParcels)
      throw new CannotAsk('too_many_parcels', `FedEx ships ${fedexManifest.maxParcels} parcels at once`);
    const body = {
      labelResponseOptions: 'LABEL',
      shipAction: 'CONFIRM',
      processingOptionType: 'SYNCHRONOUS_ONLY',
      accountNumber: { value: accountNumber },
      requestedShipment: {
        shipDatestamp: input.pickupDate,
        shipper: partyOf(pickup),
        recipients: [partyOf(delivery)],
        pickupType: 'CONTACT_FEDEX_TO_SCHEDULE',
        serviceType: input.service.code,
        packagingType: 'YOUR_PACKAGING',
        blockInsightVisibility: false,
        shippingChargesPayment: {
          paymentType: 'SENDER',
          payor: { responsibleParty: { accountNumber: { value: accountNumber } } },
        },
        labelSpecification: labelSpecifications[input.labelFormat],
        rateRequestType: ['ACCOUNT'],
        totalPackageCount: parcels.length,
        ...(services.declareValue ? { totalDeclaredValue: amountOf(services.shipmentValue) } : {}),
        requestedPackageLineItems: packageLines(parcels, services).map((line, index) => ({
          sequenceNumber: index + 1,
          ...line,
          ...references(input),
        })),
      },
    };
    return call('POST', '/ship/v1/shipments', body, input.reference);
  },
  readAnswer(reply, { load }) {
    const read = readOutput(reply, shippedShape);
    if (!read.ok) return read.reading;
    const [shipped] = read.value.transactionShipments;
    const pieces = (shipped?.pieceResponses ?? []).toSorted(
      (a, b) => (a.packageSequenceNumber ?? 0) - (b.packageSequenceNumber ?? 0),
    );
    const numbers = pieces.flatMap(({ trackingNumber }) => (trackingNumber ? [trackingNumber] : []));
    const master = shipped?.masterTrackingNumber ?? numbers[0];
    const expected = load.mode === 'parcel' ? load.parcels.length : 0;
    if (shipped === undefined || master === undefined || new Set(numbers).size !== expected)
      return unclear(`The answer numbers ${new Set(numbers).size} of ${expected} parcels`);
    const labels = pieces.flatMap(({ packageDocuments }, index) => labelsOf(packageDocuments, index));
    const missing: CarrierMessage[] =
      new Set(labels.map(({ parcel }) => parcel)).size === expected
        ? []
        : [{ severity: 'error', code: 'label_missing', text: 'FedEx sent no label for one or more of the parcels' }];
    return done(
      {
        proNumber: null,
        trackingNumbers: numbers,
        pickupNumber: null,
        carrierBookingId: master,
        charged: chargedOf(shipped),
        labels,
      },
      [...messagesOf(read.value.alerts), ...messagesOf(shipped.alerts), ...missing],
    );
  },
};
