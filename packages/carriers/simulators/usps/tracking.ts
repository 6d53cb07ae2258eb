import { parcelNumber } from '@waybill/freight';
import type { SimulatorAnswer, SimulatorCall, SimulatorRoute, SimulatorSite, SimulatorState } from '../kit/index.ts';
import { eventsOf } from './journey.ts';
import { labels, type LabelRecord } from './label-record.ts';
import { problem } from './problem.ts';

const categories: Readonly<Record<string, string>> = {
  GX: 'Pre-Shipment',
  OF: 'Out for Delivery',
  '01': 'Delivered',
  '02': 'Delivery Attempt',
  '03': 'Accepted',
};

type Events = ReturnType<typeof eventsOf>;

function detailsOf({ trackingNumber, request, expectedDelivery, metadata, mailClass }: LabelRecord, events: Events) {
  const { fromAddress, toAddress } = request;
  const [latest] = events;
  return {
    trackingNumber,
    // The published list of mail classes lacks Ground Advantage.
    ...(mailClass === 'USPS_GROUND_ADVANTAGE' ? {} : { mailClass }),
    destinationCity: toAddress.city,
    destinationState: toAddress.state,
    destinationZIP: toAddress.ZIPCode,
    originCity: fromAddress.city,
    originState: fromAddress.state,
    originZIP: fromAddress.ZIPCode,
    expectedDeliveryTimeStamp: `${expectedDelivery}T21:00:00Z`,
    itemShape: 'PARCEL',
    mailType: 'DOMESTIC_MAIL',
    serviceTypeCode: metadata['serviceTypeCode'],
    status: latest?.eventType ?? '',
    statusCategory: categories[latest?.eventCode ?? ''] ?? 'In Transit',
    statusSummary: latest === undefined ? '' : `${latest.eventType}, ${latest.eventCity}, ${latest.eventState}`,
    trackingEvents: events,
  };
}

function track(call: SimulatorCall, state: SimulatorState, { hourMs }: SimulatorSite): SimulatorAnswer {
  const number = parcelNumber(call.params['number'] ?? '');
  const record = state.get(labels, number);
  if (record === undefined) {
    const detail = 'A status update is not yet available on your package. It will be available when USPS receives it.';
    return problem(404, 'Not Found', [{ code: '-2147219283', detail, parameter: 'trackingNumber' }]);
  }
  const events = eventsOf(record, call.now, hourMs);
  if (call.query.get('expand') === 'DETAIL') return { status: 200, body: detailsOf(record, events) };
  const eventSummaries = events.map(
    ({ eventType, eventTimestamp, eventCity, eventState, eventZIP }) =>
      `${eventType}, ${eventTimestamp.slice(0, 16).replace('T', ', ')}, ${eventCity}, ${eventState} ${eventZIP}`,
  );
  const body = { trackingNumber: number, expectedDeliveryDate: record.expectedDelivery, eventSummaries };
  return { status: 200, body };
}

export const trackingRoutes: readonly SimulatorRoute[] = [
  { method: 'GET', path: '/tracking/v3/tracking/:number', operation: 'track', handle: track },
];
