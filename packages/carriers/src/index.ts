/** Carriers: what each can do, and how each is spoken to. Pure functions on plain data; nothing here calls out. */
export * from './kit/index.ts';
export { houseManifest } from './house/manifest.ts';
export { bookHouse, isHouseProNumber, type HouseBooking, type HouseBookingInput } from './house/booking.ts';
export { houseScacs, isHouseScac, type HouseScac } from './house/prefixes.ts';
export { contiguousStates, houseCarriers, type HouseCarrier } from './house/tariffs/index.ts';
export { planItinerary, type ItineraryInput } from './house/itinerary/plan.ts';
export { type Fate } from './house/itinerary/fate.ts';
export { carrierWords, type HouseCode, type HouseEvent, type PlannedEvent } from './house/itinerary/events.ts';
export { routeOf, type ItineraryPlace } from './house/itinerary/route.ts';
export { hubs, type Hub } from './house/itinerary/hubs.ts';
export { chanceOf, fingerprint, type Chance } from './house/chance.ts';
export { instantOf } from './house/local-time.ts';
export { upsAdapter } from './ups/adapter.ts';
