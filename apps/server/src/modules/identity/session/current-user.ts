import type { Answer, endpoints, User } from '@waybill/contract';
import { signedIn, type Context, type UserActor } from '../../../core/context.ts';
import { needsTwoFactor } from '../../../core/sessions/person.ts';
import { viewEndsAt } from '../../../core/sessions/view.ts';

type CurrentUser = (typeof endpoints)['session']['user'];

async function readPerson(ctx: Context, { userId, accountId }: UserActor) {
  return (
    ctx.services.database.staff
      .selectFrom('users')
      // The account of the call: the person's own, or the one that staff view.
      .leftJoin('accounts', (join) => join.on('accounts.id', '=', accountId))
      .select([
        'users.language',
        'users.unit_system',
        'users.currency',
        'users.per_page',
        'users.time_zone',
        'users.insurance_preference',
        'users.preferred_mode',
        'accounts.name as account_name',
        'accounts.credit_status',
        'accounts.closed_at',
        'accounts.currency as account_currency',
      ])
      .select((of) =>
        of
          .exists(
            of
              .selectFrom('carried_quotes')
              .whereRef('carried_quotes.account_id', '=', 'users.account_id')
              .whereRef('carried_quotes.user_id', '=', 'users.id'),
          )
          .as('quote_waiting'),
      )
      .select((of) =>
        of
          .selectFrom('email_changes')
          .select('new_email')
          .whereRef('email_changes.user_id', '=', 'users.id')
          .where('confirmed_at', 'is', null)
          .as('pending_email'),
      )
      .where('users.id', '=', userId)
      .executeTakeFirstOrThrow()
  );
}

type Read = Awaited<ReturnType<typeof readPerson>>;

function accountPart(id: string | null, row: Read): User['account'] {
  if (id === null || row.account_name === null) return null;
  return {
    id,
    name: row.account_name,
    credit_status: row.credit_status as 'good' | 'hold',
    currency: row.account_currency as User['currency'],
    ...(row.closed_at === null ? {} : { closed: true }),
  };
}

function twoFactorOf(ctx: Context, actor: UserActor): User['two_factor'] {
  if (actor.twoFactorAt !== null) return 'on';
  return needsTwoFactor(ctx.services, actor) ? 'required' : 'off';
}

/** The signed-in person, with only what the screens need. */
export async function currentUser(ctx: Context): Promise<Answer<CurrentUser>> {
  const actor = signedIn(ctx);
  const row = await readPerson(ctx, actor);
  return {
    data: {
      id: actor.userId,
      name: actor.name,
      email: actor.email,
      email_verified_at: actor.emailVerifiedAt?.toISOString() ?? null,
      ...(row.pending_email === null ? {} : { pending_email: row.pending_email }),
      roles: [...actor.roles],
      account_role: actor.accountRole,
      abilities: [...actor.abilities],
      account: accountPart(actor.accountId, row),
      language: actor.language,
      unit_system: row.unit_system as User['unit_system'],
      currency: row.currency as User['currency'],
      per_page: row.per_page,
      ...(actor.accountId === null && row.time_zone !== null ? { time_zone: row.time_zone } : {}),
      two_factor: twoFactorOf(ctx, actor),
      insurance_preference: row.insurance_preference as User['insurance_preference'],
      preferred_mode: row.preferred_mode as User['preferred_mode'],
      ...(row.quote_waiting === true ? { quote_waiting: true } : {}),
      ...(actor.viewing && actor.view ? { viewing_until: viewEndsAt(actor.view).toISOString() } : {}),
      ...(actor.viewing === 'merged' ? { viewing_merged: true } : {}),
      ...(actor.viewing === 'booking' && actor.view?.asked ? { booking_for: actor.view.asked } : {}),
    },
  };
}
