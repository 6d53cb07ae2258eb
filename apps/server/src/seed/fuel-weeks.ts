import { chanceOf } from '@waybill/carriers';
import { addDays, weekdayOf, type LocalDate } from '@waybill/freight';

const weeks = 52;
const [middleMills, swingMills, noiseMills] = [3650, 190, 40];

function mondayOf(date: LocalDate): LocalDate {
  return addDays(date, -((weekdayOf(date) + 6) % 7));
}

/**
 * Invented diesel prices for the last 52 weeks, between 3.40 and 3.90 dollars a gallon, so that fuel surcharges can be
 * computed until staff enter real ones. Deterministic by week.
 */
export function fuelWeeks(today: LocalDate): { readonly week: LocalDate; readonly thousandths: number }[] {
  const last = mondayOf(today);
  return Array.from({ length: weeks }, (_, index) => {
    const week = addDays(last, (index - weeks + 1) * 7);
    const day = Date.parse(week) / 86_400_000;
    const swing = Math.round(swingMills * Math.sin((day / 364) * 2 * Math.PI));
    return { week, thousandths: middleMills + swing + chanceOf(`diesel/${week}`).between(-noiseMills, noiseMills) };
  });
}
