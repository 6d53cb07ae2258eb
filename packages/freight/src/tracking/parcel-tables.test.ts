import { expect, it } from 'vitest';
import { meaningOf, type EventScheme } from './event.ts';

/** What parcel carriers and the post report as the domain list has it: our status, `action` when somebody has to act. */
const list = `
  parcel pre_transit / InfoReceived / label created > pending
  parcel pickup scheduled / collection requested / driver assigned > dispatched
  parcel collection failed / not yet received by carrier > pending action
  parcel accepted / picked up / origin scan > in_transit
  parcel in_transit / arrived at facility / departed facility / processed > in_transit
  parcel out_for_delivery > in_transit
  parcel available_for_pickup / held at location > in_transit action
  parcel delivery attempted / AttemptFail / notice left > delayed action
  parcel exception / weather delay / mechanical delay > delayed
  parcel address incorrect / insufficient address > delayed action
  parcel customs hold / clearance delay > delayed action
  parcel damaged > delayed action
  parcel refused / return_to_sender / returned > delayed action
  parcel delivered > delivered
  parcel cancelled / voided > canceled
  parcel expired / no scans for 30 days > delayed action
  parcel unknown / not found > pending
  usps 01 > delivered
  usps 02 / 04 / 05 > delayed action
  usps 03 / 06 / 07 > in_transit
  usps 08 > delayed
  usps 09 / 53 > delayed action
  usps 10 / OF > in_transit
  usps 14 > in_transit action
  usps GX / MA > pending`;

const rows = list
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [said = '', wanted = ''] = line.trim().split(' > ');
    const [, scheme = '', words = ''] = /^(\w+) (.*)$/.exec(said) ?? [];
    const [status = '', action = ''] = wanted.split(' ');
    return words.split(' / ').map((word) => [scheme as EventScheme, word, status, action] as const);
  });

it.each(rows)('%s "%s" is %s [TRACK-05]', (scheme, code, status, action) => {
  expect(meaningOf({ at: 0, scheme, code })).toMatchObject({
    status,
    actionRequired: action === 'action',
    known: true,
  });
});
