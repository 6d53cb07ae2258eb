import { booksTimeZone } from '@waybill/contract';
import type { Context } from './context.ts';

/** The time zone in the caller's settings; that of the books without one, and for programs. */
export async function readerZone({ actor, services }: Context): Promise<string> {
  if (actor.kind !== 'user') return booksTimeZone;
  const { time_zone: chosen } = await services.database.staff
    .selectFrom('users')
    .select('time_zone')
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow();
  return chosen ?? booksTimeZone;
}
