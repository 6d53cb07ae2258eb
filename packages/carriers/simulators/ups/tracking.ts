import { addBusinessDays, parcelClosures } from '@waybill/freight';
import {
  localTime,
  zoneOfState,
  type SimulatorAnswer,
  type SimulatorCall,
  type SimulatorSite,
  type SimulatorState,
} from '../kit/index.ts';
import { namedCall } from './access.ts';
import { refuse } from './errors.ts';
import { placeOf, stepsBy, type Step } from './journey.ts';
import { packages, references, shipments, type BookedPackage, type Place, type Shipment } from './records.ts';
import { serviceOf } from './services.ts';

const compact = (text: string): string => text.replaceAll(/[-:]/g, '');

/** An instant as it is written at a place, and at Greenwich. */
export function timesAt(at: Date, state: string) {
  const [local, gmt] = [localTime(at, zoneOfState(state)), localTime(at, 'UTC')];
  return {
    date: compact(local.date),
    time: compact(local.time),
    gmtDate: compact(gmt.date),
    gmtTime: compact(gmt.time),
    gmtOffset: local.offset,
  };
}

const statusOf = ({ type, code, statusCode, text }: Step) => ({
  type,
  code,
  statusCode,
  description: text,
  simplifiedTextDescription: text,
});

function addressOf(place: Place | null) {
  return place === null
    ? { countryCode: 'US', country: 'US' }
    : { city: place.city, stateProvince: place.state, postalCode: place.zip, countryCode: 'US', country: 'US' };
}

/** The day a shipment is due, `YYYYMMDD`. */
export function dueOn({ pickupDate, days }: Shipment): string {
  const from = `${pickupDate.slice(0, 4)}-${pickupDate.slice(4, 6)}-${pickupDate.slice(6)}`;
  return compact(addBusinessDays(from, days, { holidays: parcelClosures }));
}

function packageOf(shipment: Shipment, own: BookedPackage, now: Date, hourMs: number) {
  const steps = stepsBy(shipment, own, now, hourMs).toReversed();
  const [latest] = steps;
  const done = latest?.event.type === 'D';
  const end = latest === undefined ? null : timesAt(latest.at, shipment.to.state);
  return {
    trackingNumber: own.number,
    deliveryDate: [{ type: done ? 'DEL' : 'SDD', date: done ? end?.date : dueOn(shipment) }],
    deliveryTime: done ? { type: 'DEL', endTime: end?.time } : { type: 'EOD' },
    activity: steps.map(({ at, event }) => {
      const place = placeOf(shipment, event);
      return {
        location: { address: addressOf(place), slic: '0001' },
        status: statusOf(event),
        ...timesAt(at, (place ?? shipment.from).state),
      };
    }),
    ...(latest === undefined ? {} : { currentStatus: statusOf(latest.event) }),
    packageAddress: [
      { type: 'ORIGIN', address: addressOf(shipment.from) },
      { type: 'DESTINATION', address: addressOf(shipment.to) },
    ],
    packageCount: shipment.packages.length,
    referenceNumber: own.references.map((number) => ({ type: 'PACKAGE', number })),
    service: { code: shipment.service, description: serviceOf(shipment.service)?.name },
    weight: { unitOfMeasurement: 'LBS', weight: own.weight },
  };
}

const notFound = () => refuse(404, '151044', 'Tracking Information Not Found');
const missing = ['TV0002', 'TV0003'] as const;

/** Everything about one package. */
export function trackOne(call: SimulatorCall, state: SimulatorState, { hourMs }: SimulatorSite): SimulatorAnswer {
  const barred = namedCall(call, missing);
  if (barred !== null) return barred;
  const number = call.params['number'] ?? '';
  if (number.length < 7 || number.length > 34) return refuse(400, 'TV1002', 'Invalid inquiry number');
  const shipment = state.get(shipments, state.get(packages, number)?.shipment ?? '');
  const own = shipment?.packages.find((each) => each.number === number);
  if (shipment === undefined || own === undefined) return notFound();
  return {
    status: 200,
    body: {
      trackResponse: {
        shipment: [{ inquiryNumber: number, package: [packageOf(shipment, own, call.now, hourMs)] }],
      },
    },
  };
}

/** Packages that bear a reference, of an account, picked up between two days. */
export function trackByReference(
  call: SimulatorCall,
  state: SimulatorState,
  { hourMs }: SimulatorSite,
): SimulatorAnswer {
  const barred = namedCall(call, missing);
  if (barred !== null) return barred;
  const reference = call.params['reference'] ?? '';
  const [from, to, account] = ['fromPickUpDate', 'toPickUpDate', 'shipperNum'].map((name) => call.query.get(name));
  const found = (state.get(references, reference)?.shipments ?? [])
    .flatMap((id) => state.get(shipments, id) ?? [])
    .filter(({ pickupDate }) => (!from || pickupDate >= from) && (!to || pickupDate <= to))
    .filter((shipment) => !account || shipment.account === account);
  if (found.length === 0) return notFound();
  return {
    status: 200,
    body: {
      trackResponse: {
        shipment: found.map((shipment) => ({
          inquiryNumber: reference,
          package: shipment.packages.map((own) => packageOf(shipment, own, call.now, hourMs)),
        })),
      },
    },
  };
}
