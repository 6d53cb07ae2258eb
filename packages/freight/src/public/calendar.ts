export {
  addDays,
  checkDate,
  daysBetween,
  isWeekend,
  weekdayOf,
  type LocalDate,
  type Weekday,
} from '../calendar/date.ts';
export {
  federalHolidayOn,
  federalHolidays,
  holidayOn,
  ltlClosures,
  observedDate,
  parcelClosures,
  usHolidayDate,
  usHolidays,
  type HolidayMatch,
  type UsHoliday,
} from '../calendar/holidays.ts';
export {
  easter,
  neighbourHolidayOn,
  neighbourHolidays,
  type NeighbourHoliday,
} from '../calendar/neighbour-holidays.ts';
export {
  addBusinessDays,
  businessDaysBetween,
  isBusinessDay,
  nextBusinessDay,
  type Closures,
} from '../calendar/business-days.ts';
export {
  firstBookableLtlPickup,
  firstLtlPickup,
  ltlPickupDay,
  ltlPickupDays,
  parcelCutoffs,
  parcelPickup,
  pickupBars,
  type ParcelPickup,
  type PickupBar,
  type PickupDay,
} from '../calendar/pickup.ts';
export { carrierClosures } from '../calendar/closures.ts';
export { opensAt, type OfficeHours } from '../calendar/office-hours.ts';
export { answerDue, deskHours, firstTruckloadPickup } from '../calendar/sales-desk.ts';
export { inTimeForLtl, ltlBookBy, ltlBookingCutoff } from '../calendar/cutoff.ts';
export { cutoffAt, dayAt, minutesOf, writtenDay, zoned, type Cutoff, type ZonedTime } from '../calendar/zoned.ts';
export { circuity, greatCircleMiles, roadMiles, type Point } from '../distance/distance.ts';
export { isPostalCode, zip3Of } from '../distance/postal.ts';
