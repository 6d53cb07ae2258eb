import { addBusinessDays, ltlClosures } from '@waybill/freight';
import type { SimulatorAnswer, SimulatorCall, SimulatorSite, SimulatorState } from '../kit/index.ts';
import { ltlJourney, type LtlHappening, type LtlMilestone } from '../ltl/journey.ts';
import { bills, type RlBill } from './bill-of-lading.ts';
import { succeeding } from './envelope.ts';

const words: Readonly<Record<LtlMilestone, string>> = {
  booked: 'Bill of Lading Created',
  picked_up: 'Picked Up',
  at_origin: 'Arrived at Service Center',
  departed: 'Departed Service Center',
  at_destination: 'Arrived at Destination Service Center',
  out: 'Out for Delivery',
  delivered: 'Delivered',
};

function usDateOf(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${month}/${day}/${year}`;
}

function usTimeOf(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0')];
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

const momentOf = (happening: LtlHappening | undefined) =>
  happening === undefined ? null : { Date: usDateOf(happening.date), Time: usTimeOf(happening.minutes) };

const partyOf = (Name: string, { city, state, postalCode }: RlBill['origin']) => ({
  Name,
  Address: { Street: '', City: city, State: state, ZipCode: postalCode, CountryCode: 'USA' },
});

function shipmentOf(bill: RlBill, now: Date, hourMs: number) {
  const bookedAt = new Date(bill.bookedAt);
  const journey = ltlJourney(bill, bookedAt, { now, hourMs });
  const at = (milestone: LtlMilestone) => journey.find((each) => each.milestone === milestone);
  const last = journey.at(-1)?.milestone ?? 'booked';
  return {
    ShipmentNumber: bill.pro,
    ShortStatus: words[last],
    LongStatus: `The shipment is: ${words[last]}`,
    Pieces: bill.pieces,
    Weight: bill.weight,
    EstimatedDelivery: usDateOf(addBusinessDays(bill.pickupDate, bill.transitDays, { holidays: ltlClosures })),
    PickupDate: momentOf(at('picked_up')),
    AppointmentDate: null,
    DeliveryDate: momentOf(at('delivered')),
    Shipper: partyOf(bill.shipper, bill.origin),
    Consignee: partyOf(bill.consignee, bill.destination),
    StatusHistory: journey.map(({ milestone, stop, date, minutes }) => ({
      Date: usDateOf(date),
      Time: usTimeOf(minutes),
      Description: words[milestone],
      City: stop.city,
      State: stop.state,
    })),
  };
}

/** Which number of a bill a trace type looks at; those of other types find nothing here. */
const traceTypes: Readonly<Record<string, (bill: RlBill) => string | null>> = {
  PRO: ({ pro }) => pro,
  BOL: ({ shipperNumber }) => shipperNumber,
  Reference: ({ shipperNumber }) => shipperNumber,
  PO: ({ poNumber }) => poNumber,
  PickupID: ({ pickupNumber }) => pickupNumber,
};

/** `GET /ShipmentTracing`. A number nobody knows answers 200 as well. */
export function trace(call: SimulatorCall, state: SimulatorState, site: SimulatorSite): SimulatorAnswer {
  const number = call.query.get('request.traceNumbers')?.trim() ?? '';
  const numberIn = traceTypes[call.query.get('request.traceType') ?? 'PRO'] ?? (() => null);
  const found = number === '' ? [] : state.all(bills).filter((bill) => numberIn(bill) === number);
  return succeeding(
    { Shipments: found.map((bill) => shipmentOf(bill, call.now, site.hourMs)) },
    { messages: found.length === 0 ? [`No shipments were found for ${number}`] : [] },
  );
}
