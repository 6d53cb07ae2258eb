import { systemContext, type Context, type Services, type UserActor } from '../context.ts';
import { actorOf, personColumns } from './person.ts';

/**
 * The context of a person of an account for whom something is done while they are not there, with the rights they have
 * now. Nobody is signed in: their session is none.
 * @returns null when the person is no longer of the account, or may not log in
 */
export async function contextInNameOf(
  services: Services,
  label: string,
  { accountId, userId }: { readonly accountId: string; readonly userId: string },
): Promise<(Context & { readonly actor: UserActor }) | null> {
  const person = await services.database.staff
    .selectFrom('users')
    .select(personColumns)
    .where('users.id', '=', userId)
    .where('users.account_id', '=', accountId)
    .executeTakeFirst();
  if (person === undefined || person.disabled_at !== null) return null;
  const actor = actorOf(person, Buffer.alloc(0));
  return { ...systemContext(services, label, accountId), actor, language: actor.language };
}
