import { fedexExpress } from '@waybill/freight';
import { z } from 'zod';
import type { SimulatorAnswer, SimulatorCall, SimulatorState } from '../kit/index.ts';
import { accountField, accountRefusal, answer, bodyOf, dollars, refuse } from './answers.ts';
import { labelDocument } from './labels.ts';
import { packageField, parcelOffers, type Package } from './parcel-prices.ts';
import { addressLines, labelField, partyField, type Party } from './parties.ts';
import { dateAt, laneOf } from './places.ts';
import { shipmentRating } from './price.ts';
import { bookings, numbersOf } from './records.ts';

const shape = z.object({
  labelResponseOptions: z.enum(['URL_ONLY', 'LABEL']),
  accountNumber: accountField,
  requestedShipment: z.object({
    shipDatestamp: z.iso.date().optional(),
    shipper: partyField,
    recipients: z.array(partyField).length(1),
    pickupType: z.string().min(1),
    serviceType: z.string().min(1),
    packagingType: z.string().min(1),
    shippingChargesPayment: z.object({
      paymentType: z.enum(['SENDER', 'RECIPIENT', 'THIRD_PARTY', 'COLLECT']),
      payor: z.object({ responsibleParty: z.object({ accountNumber: accountField }) }).optional(),
    }),
    labelSpecification: labelField,
    requestedPackageLineItems: z.array(packageField).min(1),
  }),
});
type Wanted = z.output<typeof shape>['requestedShipment'];

const mostAtOnce = 40;

const referenceOf = ({ customerReferences }: Package): string =>
  customerReferences.find(({ customerReferenceType: type }) => type === 'CUSTOMER_REFERENCE')?.value ?? '';

/** Twelve digits with the check digit of FedEx's numbers; they begin as its newer ones do. */
export const nextNumber = (state: SimulatorState): string =>
  fedexExpress(`79${String(state.next('tracking') + 486_000_000).padStart(9, '0')}`);

type Piece = { readonly number: string; readonly reference: string; readonly index: number; readonly of: number };

function labelOf(wanted: Wanted, { number, reference, index, of }: Piece) {
  const to = wanted.recipients[0] as Party;
  return labelDocument(wanted.labelSpecification.imageType, number, {
    lines: [
      ...addressLines('FROM', wanted.shipper),
      ...addressLines('TO', to),
      `REF ${reference}  ${index + 1} of ${of}`,
      `TRK# ${number}`,
    ],
    service: wanted.serviceType.replaceAll('_', ' '),
    barcode: number,
  });
}

/** Ships parcels. Nothing keeps a shipment from being made twice: FedEx publishes no key for that. */
export function ship(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const asked = { call, state };
  const read = bodyOf(asked, shape);
  if ('refusal' in read) return read.refusal;
  const { accountNumber, requestedShipment: wanted } = read.body;
  const account = accountNumber.value;
  const refusal = accountRefusal(asked, account);
  if (refusal !== null) return refusal;
  const payor = wanted.shippingChargesPayment.payor?.responsibleParty.accountNumber.value ?? account;
  if (wanted.shippingChargesPayment.paymentType === 'SENDER' && payor !== account) {
    const message =
      'When payment Type is SENDER, ShippingChargesPayment Payor AccountNumber should match the shipper account number.';
    return refuse(asked, 'ACCOUNT.NUMBER.MISMATCH', message);
  }
  const [from, to] = [wanted.shipper.address, (wanted.recipients[0] as Party).address];
  const packages = wanted.requestedPackageLineItems.flatMap((each) =>
    Array.from({ length: each.groupPackageCount }, () => each),
  );
  const today = dateAt(call.now, from);
  const shipDate = wanted.shipDatestamp === undefined || wanted.shipDatestamp < today ? today : wanted.shipDatestamp;
  const offer = parcelOffers(
    packages.map((each) => ({ ...each, groupPackageCount: 1 })),
    laneOf(from, to),
    {
      isHome: to.residential,
      shipDate,
    },
  ).find(({ type }) => type === wanted.serviceType);
  if (offer === undefined || packages.length > mostAtOnce)
    return refuse(asked, 'SERVICE.PACKAGECOMBINATION.INVALID', 'Invalid service and packaging combination.');

  const pieces = packages.map((each, index): Piece => {
    return { number: nextNumber(state), reference: referenceOf(each), index, of: packages.length };
  });
  const master = pieces[0]?.number ?? '';
  const reference = pieces[0]?.reference ?? '';
  const numbers = pieces.map(({ number }) => number);
  for (const number of numbers) state.put(numbersOf, number, { booking: master });
  state.put(bookings, master, {
    id: master,
    mode: 'parcel',
    reference,
    accounts: [account],
    service: offer.type,
    numbers,
    from,
    to,
    shipDate,
    bookedAt: call.now.getTime(),
    canceledAt: null,
    days: offer.days,
  });
  const share = Math.floor(offer.account.net / pieces.length);
  const shipment = {
    masterTrackingNumber: master,
    serviceType: offer.type,
    serviceName: offer.name,
    serviceCategory: offer.isGround ? 'GROUND' : 'EXPRESS',
    shipDatestamp: shipDate,
    pieceResponses: pieces.map((piece) => ({
      masterTrackingNumber: master,
      trackingNumber: piece.number,
      packageSequenceNumber: piece.index + 1,
      serviceCategory: offer.isGround ? 'GROUND' : 'EXPRESS',
      netChargeAmount: dollars(piece.index === 0 ? offer.account.net - share * (pieces.length - 1) : share),
      customerReferences: [{ customerReferenceType: 'CUSTOMER_REFERENCE', value: piece.reference }],
      packageDocuments: [labelOf(wanted, piece)],
    })),
    completedShipmentDetail: {
      usDomestic: from.countryCode === 'US' && to.countryCode === 'US',
      carrierCode: offer.isGround ? 'FDXG' : 'FDXE',
      masterTrackingId: { trackingIdType: offer.isGround ? 'GROUND' : 'EXPRESS', trackingNumber: master },
      shipmentRating: shipmentRating(offer.account),
    },
  };
  return answer(asked, { transactionShipments: [shipment] }, { reference, booking: master, created: true });
}
