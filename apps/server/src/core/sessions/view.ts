import { accountRoleAbilities, type Ability, type Endpoint } from '@waybill/contract';
import type { UserActor } from '../context.ts';
import { Refusal } from '../refusal.ts';

/** The customer's view that a staff session looks at. */
export type SessionView = { readonly id: string; readonly accountId: string; readonly beganAt: Date };

/** The header by which a tab says that it shows a view; a tab without it shows the pages of the staff. */
export const viewHeader = 'x-view-as';

/** What a tab that shows a view may still send: the end of it, and logging out. */
export function endsView({ audit }: Endpoint): boolean {
  return audit === 'account.view_ended' || audit === 'session.logout';
}

/** A view is over after so long, however much it is looked at. */
export const viewMs = 60 * 60_000;

/** When a view is over at the latest. */
export function viewEndsAt({ beganAt }: Pick<SessionView, 'beganAt'>): Date {
  return new Date(beganAt.getTime() + viewMs);
}

/** What is looked at: everything of an account that can be read, and nothing that writes. */
const looking: ReadonlySet<Ability> = new Set<Ability>([...accountRoleAbilities.viewer, 'account.users.read']);

/**
 * What a person may do in a view: staff see all that can be read; people of an account, who look at one that was merged
 * into theirs, what they may read in their own.
 */
function abilitiesIn({ accountId, abilities }: UserActor): ReadonlySet<Ability> {
  if (accountId !== null) return new Set([...looking].filter((ability) => abilities.has(ability)));
  if (!abilities.has('staff.accounts.view_as')) throw new Refusal('view_over');
  return looking;
}

/**
 * The person as the account's own, who only looks: of other abilities none is left, so that what is looked at can never
 * mix with what staff see, or with the person's own account.
 * @param asked the view that the tab shows
 * @throws Refusal `view_over` when it is not the session's view, its time is over, or the ability is gone
 */
export function asViewer(actor: UserActor, asked: string, now: Date): UserActor {
  const { view } = actor;
  const abilities = abilitiesIn(actor);
  if (view === null || view.id !== asked || viewEndsAt(view) <= now) throw new Refusal('view_over');
  const viewing = actor.accountId === null ? 'customer' : 'merged';
  return { ...actor, accountId: view.accountId, accountRole: 'viewer', roles: [], abilities, viewing };
}
