import { minutesOf, nextBusinessDay, type Closures, type LocalDate } from '@waybill/freight';
import { chanceOf, type Chance } from '../chance.ts';
import { instantOf } from '../local-time.ts';
import { houseEvent, type HouseEvent, type PlannedEvent } from './events.ts';
import { fateOf, type Fate } from './fate.ts';
import { lineHaul, type TerminalStay } from './line-haul.ts';
import { routeOf, type ItineraryPlace } from './route.ts';

/** Everything an itinerary depends on; the same input always gives the same one. */
export type ItineraryInput = {
  /** Decides times within their bounds and the shipment's fate. */
  readonly seed: number;
  readonly bookedAt: Date;
  readonly pickup: ItineraryPlace;
  readonly delivery: ItineraryPlace;
  readonly pickupDate: LocalDate;
  /** From when the freight is ready, local time at the pickup, `HH:MM`. */
  readonly readyAt: string;
  readonly deliveryDate: LocalDate;
  /** Local time at the destination by which it arrives, `HH:MM`. */
  readonly deliverBy: string;
  readonly closures: Closures;
  /** Given instead of drawn from the seed. */
  readonly fate?: Fate;
};

const minute = 60_000;
const lastPickupMinute = 22 * 60;

type Steps = { readonly list: PlannedEvent[]; readonly add: (at: number, event: HouseEvent) => void };

/** Collects reports; each is due at least a second after the one before it. */
function steps(): Steps {
  const list: PlannedEvent[] = [];
  const add: Steps['add'] = (at, event) => {
    const previous = list.at(-1)?.dueAt.getTime() ?? Number.NEGATIVE_INFINITY;
    list.push({ dueAt: new Date(Math.max(Math.round(at / 1000) * 1000, previous + 1000)), event });
  };
  return { list, add };
}

function addBooking({ add }: Steps, { bookedAt, pickup }: ItineraryInput, chance: Chance): void {
  const booked = bookedAt.getTime();
  add(booked + chance.between(5, 8) * 1000, houseEvent('XB', pickup));
  add(booked + chance.between(12, 17) * 1000, houseEvent('XA', pickup));
}

/** @returns when the freight leaves the pickup */
function addPickup({ add }: Steps, input: ItineraryInput, chance: Chance): number {
  const ready = minutesOf(input.readyAt, 'readyAt');
  const arrival = Math.max(ready, Math.min(lastPickupMinute, ready + chance.between(25, 150)));
  const arrivesAt = instantOf(input.pickupDate, arrival, input.pickup.timeZone).getTime();
  const leavesAt = arrivesAt + chance.between(15, 45) * minute;
  add(arrivesAt, houseEvent('X3', input.pickup));
  add(leavesAt, houseEvent('AF', input.pickup));
  return leavesAt;
}

/** When the truck leaves for delivery and when it is there, on a day and before its promised hour. */
function deliveryTimes(input: ItineraryInput, date: LocalDate, chance: Chance) {
  const by = minutesOf(input.deliverBy, 'deliverBy');
  const out = Math.min(chance.between(6 * 60 + 30, 8 * 60 + 30), Math.floor(by / 2));
  const arrival = out + 20 + Math.floor(chance.next() * (by - out - 75));
  const at = (minutes: number): number => instantOf(date, minutes, input.delivery.timeZone).getTime();
  return { outAt: at(out), arrivesAt: at(arrival), doneAt: at(arrival) + chance.between(10, 40) * minute };
}

function addTerminals(
  { add }: Steps,
  stays: readonly TerminalStay[],
  input: ItineraryInput,
  fate: Fate,
  date: LocalDate,
  heldAt: number,
): void {
  stays.forEach(({ leg, arrivesAt, leavesAt }, index) => {
    add(arrivesAt, houseEvent('X4', leg.at));
    if (fate.kind === 'late' && index === heldAt) {
      add(arrivesAt + (leavesAt - arrivesAt) / 3, houseEvent('SD', leg.at, fate.reason, date));
    }
    const last = index === stays.length - 1;
    add(leavesAt, last ? houseEvent('X6', input.delivery) : houseEvent('P1', leg.at));
  });
}

function addDelivery(to: Steps, input: ItineraryInput, fate: Fate, date: LocalDate, chance: Chance): void {
  const { arrivesAt, doneAt } = deliveryTimes(input, date, chance);
  to.add(arrivesAt, houseEvent('X1', input.delivery));
  if (fate.kind === 'refused') {
    to.add(doneAt, houseEvent('A7', input.delivery, 'BS'));
  } else if (fate.kind === 'attempted') {
    const again = nextBusinessDay(date, input.closures);
    to.add(doneAt, houseEvent('AH', input.delivery, 'B1', again));
    const second = deliveryTimes(input, again, chance);
    to.add(second.outAt, houseEvent('X6', input.delivery));
    to.add(second.arrivesAt, houseEvent('X1', input.delivery));
    to.add(second.doneAt, houseEvent('D1', input.delivery));
  } else {
    to.add(doneAt, houseEvent('D1', input.delivery));
  }
}

/**
 * What a house carrier will report about a shipment, in order: acknowledged and scheduled within seconds of the
 * booking, picked up after the ready time, from terminal to terminal, delivered before the promised hour. A late
 * one names a new date and is delivered on that.
 */
export function planItinerary(input: ItineraryInput): readonly PlannedEvent[] {
  const chance = chanceOf(`itinerary/${input.seed}`);
  const fate = input.fate ?? fateOf(input.seed);
  const date = fate.kind === 'late' ? nextBusinessDay(input.deliveryDate, input.closures) : input.deliveryDate;
  const all = steps();
  addBooking(all, input, chance);
  const leavesAt = addPickup(all, input, chance);
  const outAt = deliveryTimes(input, date, chanceOf(`delivery/${input.seed}`)).outAt;
  const route = routeOf(input.pickup, input.delivery);
  const heldAt = fate.kind === 'late' ? Math.floor((route.length - 1) / 2) : -1;
  const stays = lineHaul(route, leavesAt, outAt, chance, heldAt);
  addTerminals(all, stays, input, fate, date, heldAt);
  addDelivery(all, input, fate, date, chanceOf(`delivery/${input.seed}`));
  return all.list;
}
