import type { ShipmentMailChoice } from '@waybill/contract';
import { languages, type Language } from '@waybill/phrases';
import type { Tx } from '../../../core/database/database.ts';

/** Somebody who is told of a shipment, and how they want to be mailed. */
export type Reader = {
  readonly id: string;
  readonly email: string;
  readonly language: Language;
  readonly zone: string | null;
  readonly mails: ShipmentMailChoice;
};

export const languageOf = (text: string): Language => languages.find((one) => one === text) ?? 'en';

const columns = [
  'id',
  'email',
  'language',
  'time_zone',
  'shipment_mails',
  'account_role',
  'shipment_mails_of',
] as const;

/**
 * People of an account who are told of one of its shipments: whoever booked it, and owners and shippers who want to hear
 * of all; the owners, where whoever booked is gone and nobody else hears of it. Their rows stay locked, in the order of
 * their ids, so that nobody's mails of the day are counted twice at once.
 */
export async function readersOf(tx: Tx, accountId: string, bookedBy: string | null): Promise<Reader[]> {
  const people = await tx
    .selectFrom('users')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('disabled_at', 'is', null)
    .where((of) =>
      of.or([of('id', '=', bookedBy), of('account_role', '=', 'owner'), of('shipment_mails_of', '=', 'account')]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const meant = people.filter(
    ({ id, account_role: role, shipment_mails_of: of }) =>
      id === bookedBy || (of === 'account' && (role === 'owner' || role === 'shipper')),
  );
  const told = meant.length > 0 ? meant : people.filter(({ account_role: role }) => role === 'owner');
  return told.map((row) => ({
    id: row.id,
    email: row.email,
    language: languageOf(row.language),
    zone: row.time_zone,
    mails: row.shipment_mails as ShipmentMailChoice,
  }));
}
