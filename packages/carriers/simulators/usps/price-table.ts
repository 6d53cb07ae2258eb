import { groundAdvantage } from './prices/ground-advantage.ts';
import { priorityMailExpress } from './prices/priority-mail-express.ts';
import { priorityMail } from './prices/priority-mail.ts';

export const mailClasses = ['USPS_GROUND_ADVANTAGE', 'PRIORITY_MAIL', 'PRIORITY_MAIL_EXPRESS'] as const;
export type MailClass = (typeof mailClasses)[number];

/** Thousandths of a pound up to which each row of a price table goes: quarters of a pound, then whole pounds. */
export const weightSteps: readonly number[] = [
  250,
  500,
  750,
  999,
  ...Array.from({ length: 70 }, (_, pound) => (pound + 1) * 1000),
];

const tables: Readonly<Record<MailClass, readonly string[]>> = {
  USPS_GROUND_ADVANTAGE: groundAdvantage,
  PRIORITY_MAIL: priorityMail,
  PRIORITY_MAIL_EXPRESS: priorityMailExpress,
};

/** The price in cents for a weight and a zone; null beyond the table. */
export function tablePrice(mailClass: MailClass, milliPounds: number, zone: number): number | null {
  const row = tables[mailClass][weightSteps.findIndex((step) => milliPounds <= step)];
  const cents = row?.split(' ')[zone - 1];
  return cents === undefined ? null : Number(cents);
}
