import { bare } from '@waybill/freight';
import { done, unclear, type CarrierEvent, type Operation, type Tracked, type TrackInput } from '../kit/index.ts';
import { localDateOf, timeOfDay } from '../ltl/clock.ts';
import { readEnvelope } from './envelope.ts';
import type { RlCredentials } from './manifest.ts';
import { tracingOf, tracingShape, type RlShipment } from './tracing.ts';
import { codeOf } from './words.ts';

type Moment = { readonly Date?: string | null | undefined; readonly Time?: string | null | undefined };

/** Local time of a moment; midnight where R+L gives the day only. */
function localOf({ Date: date, Time: time }: Moment): string | null {
  const day = localDateOf(date);
  return day === null ? null : `${day}T${timeOfDay(time) ?? '00:00:00'}`;
}

const nowhere = { offset: null, city: null, state: null, postalCode: null, country: null, reasonCode: null };

function historyOf(shipment: RlShipment): readonly CarrierEvent[] {
  return (shipment.StatusHistory ?? []).flatMap((entry) => {
    const local = localOf(entry);
    const text = entry.Description?.trim() ?? '';
    if (local === null || text === '') return [];
    return [{ ...nowhere, local, city: entry.City ?? null, state: entry.State ?? null, text, ...codeOf(text) }];
  });
}

/** What R+L's own fields say whatever its words are: picked up, delivered. */
function milestonesOf({ PickupDate, DeliveryDate, Shipper, Consignee }: RlShipment) {
  const event = (moment: Moment | null | undefined, party: RlShipment['Shipper'], facts: Milestone): CarrierEvent[] => {
    const local = moment === null || moment === undefined ? null : localOf(moment);
    if (local === null) return [];
    const { City = null, State = null, ZipCode = null } = party?.Address ?? {};
    return [{ ...nowhere, local, city: City, state: State, postalCode: ZipCode, ...facts }];
  };
  return [
    ...event(PickupDate, Shipper, { scheme: 'edi214', code: 'AF', text: 'Picked up' }),
    ...event(DeliveryDate, Consignee, { scheme: 'edi214', code: 'D1', text: 'Delivered' }),
  ];
}
type Milestone = Pick<CarrierEvent, 'scheme' | 'code' | 'text'>;

function eventsOf(shipment: RlShipment): readonly CarrierEvent[] {
  const history = historyOf(shipment);
  return [...history, ...milestonesOf(shipment).filter(({ code }) => !history.some((each) => each.code === code))];
}

/** `GET /ShipmentTracing` by PRO. A number R+L does not know (yet) has no events. An appointment is the day to expect. */
export const track: Operation<TrackInput, Tracked, RlCredentials> = {
  buildRequest: ({ number }) => tracingOf(bare(number), 'PRO'),
  readAnswer: (reply, { number }) => {
    const answer = readEnvelope(reply, tracingShape);
    if (!answer.ok) return answer.reading;
    const shipments = answer.value.Shipments ?? [];
    if (shipments.length === 0) return done({ number, events: [], estimatedDelivery: null }, answer.messages);
    const shipment = shipments.find(({ ShipmentNumber }) => bare(ShipmentNumber) === bare(number));
    if (shipment === undefined) return unclear('R+L answered about another shipment');
    const estimatedDelivery = localDateOf(shipment.AppointmentDate?.Date) ?? localDateOf(shipment.EstimatedDelivery);
    return done({ number, events: eventsOf(shipment), estimatedDelivery }, answer.messages);
  },
};
