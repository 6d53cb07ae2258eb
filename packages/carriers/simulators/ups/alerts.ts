import { z } from 'zod';
import {
  basicOf,
  isLoopback,
  type SimulatorAnswer,
  type SimulatorCall,
  type SimulatorPush,
  type SimulatorSite,
  type SimulatorState,
} from '../kit/index.ts';
import { namedCall } from './access.ts';
import { refuse } from './errors.ts';
import { placeOf, stepsBy } from './journey.ts';
import { packages, shipments, subscriptions, webhooks, type Subscription, type Webhook } from './records.ts';
import { dueOn, timesAt } from './tracking.ts';

const [daysSubscribed, mostNumbers, mostFailures] = [14, 100, 5];

const portal = z.object({ url: z.string().refine(isLoopback), credential: z.string().min(16) });

/**
 * Stands in for the page "Manage Webhook Credentials" of the carrier's portal, where the receiver of all events and
 * its credential are entered. Only receivers on this machine are taken.
 */
export function enterWebhook(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const client = basicOf(call);
  if (client === null) return refuse(401, '250002', 'Invalid Authentication Information.');
  const asked = portal.safeParse(call.json);
  if (!asked.success) return refuse(400, 'VSS600', 'URL or credential is empty, or no address of this machine.');
  state.put(webhooks, 'portal', { ...asked.data, clientId: client.user });
  return { status: 200, body: {} };
}

const request = z.object({
  locale: z.string().optional(),
  countryCode: z.string().optional(),
  trackingNumberList: z.array(z.string()).optional(),
});

/** Subscribes to events of packages from now on. */
export function subscribe(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const missing = namedCall(call, ['VSS002', 'VSS004']);
  if (missing !== null) return missing;
  if (!['standard', 'enhanced'].includes(call.params['type'] ?? ''))
    return refuse(400, 'VSS930', 'Type is missing or invalid, The Subscription request has been rejected.');
  const rejected = (code: string, message: string, invalid: readonly string[] = []): SimulatorAnswer => {
    const answer = refuse(400, code, `${message} The Subscription request has been rejected.`);
    return { ...answer, body: { invalidTrackingNumbers: invalid, ...(answer.body as object) } };
  };
  const asked = request.safeParse(call.json);
  if (!asked.success) return rejected('VSS110', 'Subscription request is empty or not present.');
  const { locale, trackingNumberList: numbers = [] } = asked.data;
  if (locale === undefined) return rejected('VSS300', 'Locale is required.');
  if (!/^[a-z]{2}_[A-Z]{2}$/.test(locale)) return rejected('VSS310', 'Please enter a valid locale.');
  if (numbers.length === 0) return rejected('VSS200', 'Tracking Number List is required.');
  if (numbers.length > mostNumbers)
    return rejected('VSS220', 'You have submitted over 100 tracking numbers which is not allowed.');
  const valid = numbers.filter((number) => /^1Z[0-9A-Z]{16}$/.test(number));
  const invalid = numbers.filter((number) => !valid.includes(number));
  if (valid.length === 0)
    return rejected('VSS210', 'The Subscription request should have at least one valid tracking number.', invalid);
  const since = call.now.getTime();
  for (const number of valid) state.put(subscriptions, number, { number, since, sent: 0, failures: 0 });
  return {
    status: 200,
    body: { validTrackingNumbers: valid, ...(invalid.length === 0 ? {} : { invalidTrackingNumbers: invalid }) },
  };
}

/** The next event of a package that was not sent yet, in the shape it is pushed in. */
function nextEvent(subscription: Subscription, state: SimulatorState, now: Date, hourMs: number): unknown {
  const { number, since, sent } = subscription;
  const shipment = state.get(shipments, state.get(packages, number)?.shipment ?? '');
  const own = shipment?.packages.find((each) => each.number === number);
  if (shipment === undefined || own === undefined) return null;
  // What happened before is history, which is not pushed.
  const step = stepsBy(shipment, own, now, hourMs).filter(({ at }) => at.getTime() > since)[sent];
  if (step === undefined) return null;
  const { type, code, text, statusCode } = step.event;
  const place = placeOf(shipment, step.event);
  const { date, time, gmtDate, gmtTime, gmtOffset } = timesAt(step.at, (place ?? shipment.from).state);
  const done = type === 'D';
  return {
    trackingNumber: number,
    localActivityDate: date,
    localActivityTime: time,
    activityLocation: {
      ...(place === null ? {} : { city: place.city, stateProvince: place.state }),
      ...(place !== null && done ? { postalCode: place.zip.slice(0, 5) } : {}),
      country: 'US',
    },
    // A pickup scan is on its way; this interface knows no type of its own for it.
    activityStatus: { type: type === 'P' ? 'I' : type, code, description: text, descriptionCode: statusCode },
    scheduledDeliveryDate: dueOn(shipment),
    ...(done ? { actualDeliveryDate: date, actualDeliveryTime: time } : {}),
    gmtActivityDate: gmtDate,
    gmtActivityTime: gmtTime,
    gmtOffset: gmtOffset.replace(':', '.'),
  };
}

function pushOf(subscription: Subscription, body: unknown, webhook: Webhook, state: SimulatorState): SimulatorPush {
  return {
    url: webhook.url,
    headers: {
      'user-agent': 'UPSPubSubTrackingService',
      'x-api-key': webhook.clientId,
      credential: webhook.credential,
    },
    body,
    log: { pushed: subscription.number, event: subscription.sent + 1 },
    settle: (accepted) => {
      const { sent, failures } = subscription;
      const given = accepted || failures + 1 >= mostFailures;
      state.put(subscriptions, subscription.number, {
        ...subscription,
        sent: given ? sent + 1 : sent,
        failures: given ? 0 : failures + 1,
      });
    },
  };
}

/** The next event of each package somebody subscribed to; after five tries in vain it is left out. */
export function pushes(state: SimulatorState, now: Date, { hourMs }: SimulatorSite): readonly SimulatorPush[] {
  const webhook = state.get(webhooks, 'portal');
  if (webhook === undefined) return [];
  const since = now.getTime() - daysSubscribed * 24 * 3_600_000;
  return state
    .all(subscriptions)
    .filter((each) => each.since >= since)
    .flatMap((each) => {
      const body = nextEvent(each, state, now, hourMs);
      return body === null ? [] : [pushOf(each, body, webhook, state)];
    });
}
