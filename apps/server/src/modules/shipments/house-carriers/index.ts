export { bookWithHouseCarrier, endOfDay, planHouseItinerary } from './book.ts';
export { houseCarrierJobs } from './report.ts';
export { reportOf } from './report-of.ts';
