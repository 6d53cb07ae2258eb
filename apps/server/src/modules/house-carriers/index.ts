export { bookWithHouseCarrier, itineraryOf, planHouseItinerary, type HouseJourney } from './book.ts';
export { houseCarrierJobs } from './report.ts';
export { reportOf } from './report-of.ts';
