import { systemContext, type Context, type Services, type UserActor } from '../context.ts';
import { actorOf, personColumns } from './person.ts';

/**
 * The context of an absent person on whose behalf the server acts, with their current rights. It has no session, since
 * no one is signed in.
 * @returns null when the person left the account or cannot log in
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
