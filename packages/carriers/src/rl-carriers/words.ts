import type { CarrierEvent } from '../kit/index.ts';

/**
 * R+L's status words by X12 214 codes, by their letters alone. R+L publishes no list; these are the words of its
 * tracing page as we know them. Any other word is kept and changes nothing.
 */
const words: Readonly<Record<string, string>> = {
  XB: 'billofladingcreated,pickuprequested,pickupscheduled,booked',
  AF: 'pickedup,shipmentpickedup,freightpickedup',
  X4: 'arrived,arrivedatterminal,arrivedatservicecenter,arrivedatdestinationservicecenter,atdestinationservicecenter',
  P1: 'departed,departedterminal,departedservicecenter,intransit,enroute',
  X6: 'outfordelivery',
  AH: 'deliveryattempted,attempteddelivery',
  A7: 'refused,refusedbyconsignee',
  SD: 'delayed,shipmentdelayed',
  D1: 'delivered',
};

const appointments = 'appointmentscheduled,deliveryappointmentscheduled';

type Coded = Pick<CarrierEvent, 'scheme' | 'code'>;

const codes: ReadonlyMap<string, Coded> = new Map([
  ...Object.entries(words).flatMap(([code, list]) =>
    list.split(',').map((word): [string, Coded] => [word, { scheme: 'edi214', code }]),
  ),
  ...appointments.split(',').map((word): [string, Coded] => [word, { scheme: 'edi214_appointment', code: 'X9' }]),
]);

/** Scheme and code of a status word; a code of null for a word nobody listed. */
export function codeOf(text: string): Coded {
  return codes.get(text.toLowerCase().replaceAll(/[^a-z]/g, '')) ?? { scheme: 'edi214', code: null };
}
