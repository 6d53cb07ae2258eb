import { call } from '../fedex-api/account.ts';
import { messagesOf, readOutput } from '../fedex-api/answer.ts';
import { digitsOf, partyOf, withinOneCountry } from '../fedex-api/party.ts';
import { chargedOf, labelsOf, labelSpecifications, shippedShape, type Shipped } from '../fedex-api/shipped.ts';
import { done, unclear, type Booked, type BookInput, type FreightLine, type Operation } from '../kit/index.ts';
import { billingOf } from './billing.ts';
import { handlingUnits, lineItems, linesOf, packageItems } from './lines.ts';
import type { FreightAccount } from './manifest.ts';
import { declaredPerUnit } from './rate.ts';
import { specialServices, specialServicesPart } from './special-services.ts';

/** Who is called about hazardous freight, and who offers it. */
function hazmatContact(lines: readonly FreightLine[], offeror: string) {
  const phone = lines.find(({ hazmat }) => hazmat !== null)?.hazmat?.emergencyPhone;
  if (phone === undefined) return {};
  const digits = digitsOf(phone).replace(/^1(?=\d{10}$)/, '');
  return {
    hazardousMaterialsOfferor: offeror,
    hazardousMaterialsEmergencyContactNumber: { areaCode: digits.slice(0, 3), localNumber: digits.slice(3) },
  };
}

/** Our reference is the bill of lading number; the customer's own numbers stand beside it. */
function printedReferences({ reference, references }: BookInput) {
  const order = references.find(({ type }) => type === 'po_number');
  return [
    { printedReferenceType: 'BILL_OF_LADING', value: reference },
    ...(order === undefined ? [] : [{ printedReferenceType: 'PO_NUMBER', value: order.number }]),
  ];
}

/** The freight bill number: the identifier of freight where there is one, else the number of the shipment. */
function proOf({ masterTrackingNumber, completedShipmentDetail }: Shipped): string | undefined {
  const id = completedShipmentDetail?.masterTrackingId;
  const freight = id?.trackingIdType === 'FREIGHT' ? id.trackingNumber : undefined;
  return freight ?? masterTrackingNumber ?? id?.trackingNumber;
}

/** Issues a bill of lading. It brings no pickup, and cannot be canceled. */
export const book: Operation<BookInput, Booked, FreightAccount> = {
  buildRequest(input, account) {
    const { pickup, delivery, load, services } = input;
    withinOneCountry(pickup, delivery);
    const lines = linesOf(load);
    const billing = billingOf(account);
    const recipient = partyOf(delivery);
    const body = {
      labelResponseOptions: 'LABEL',
      oneLabelAtATime: false,
      accountNumber: { value: account.accountNumber },
      freightRequestedShipment: {
        shipDatestamp: input.pickupDate,
        shipper: partyOf(pickup),
        recipient: input.notes === null ? recipient : { ...recipient, deliveryInstructions: input.notes },
        pickupType: 'CONTACT_FEDEX_TO_SCHEDULE',
        serviceType: input.service.code,
        packagingType: 'YOUR_PACKAGING',
        shippingChargesPayment: billing.payment,
        rateRequestType: ['ACCOUNT'],
        labelSpecification: labelSpecifications[input.labelFormat],
        shippingDocumentSpecification: {
          shippingDocumentTypes: ['FEDEX_FREIGHT_STRAIGHT_BILL_OF_LADING'],
          freightBillOfLadingDetail: { format: { stockType: 'PAPER_LETTER', docType: 'PDF' } },
        },
        freightShipmentDetail: {
          role: 'SHIPPER',
          fedExFreightAccountNumber: billing.accountNumber,
          fedExFreightBillingContactAndAddress: billing.contactAndAddress,
          alternateBillingParty: billing.party,
          printedReferences: printedReferences(input),
          totalHandlingUnits: handlingUnits(lines),
          lineItem: lineItems(lines),
          ...hazmatContact(lines, pickup.company),
          ...declaredPerUnit(services, handlingUnits(lines)),
        },
        totalPackageCount: handlingUnits(lines),
        requestedPackageLineItems: packageItems(lines),
        ...specialServicesPart(specialServices(services, { from: pickup, to: delivery }, lines)),
      },
    };
    return call('POST', '/ship/v1/freight/shipments', body, input.reference);
  },
  readAnswer(reply) {
    const read = readOutput(reply, shippedShape);
    if (!read.ok) return read.reading;
    const [shipped] = read.value.transactionShipments;
    const proNumber = shipped === undefined ? undefined : proOf(shipped);
    if (shipped === undefined || proNumber === undefined) return unclear('The answer names no freight bill number');
    const documents = [
      ...shipped.shipmentDocuments,
      ...shipped.pieceResponses.flatMap(({ packageDocuments }) => packageDocuments),
    ];
    return done(
      {
        proNumber,
        trackingNumbers: [],
        pickupNumber: null,
        carrierBookingId: proNumber,
        charged: chargedOf(shipped),
        labels: labelsOf(documents, null),
      },
      [...messagesOf(read.value.alerts), ...messagesOf(shipped.alerts)],
    );
  },
};
