import type { ShipmentMailChoice } from '@waybill/contract';
import { asLanguage, type Language } from '@waybill/phrases';
import type { Tx } from '../../../core/database/database.ts';

/** A recipient of a shipment's news, with their mail settings. */
export type Reader = {
  readonly id: string;
  readonly email: string;
  readonly language: Language;
  readonly zone: string | null;
  readonly mails: ShipmentMailChoice;
};

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
 * Recipients of a shipment's news: the person who booked it, and owners and shippers who want news of all shipments;
 * the owners if no one else is left. Their rows are locked in order of id, so that concurrent news cannot exceed the
 * daily mail limit.
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
    language: asLanguage(row.language),
    zone: row.time_zone,
    mails: row.shipment_mails as ShipmentMailChoice,
  }));
}
