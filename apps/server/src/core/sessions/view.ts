import { accountRoleAbilities, type Ability, type Endpoint } from '@waybill/contract';
import type { UserActor } from '../context.ts';
import { Refusal } from '../refusal.ts';

/** A read-only view of another account in a session. */
export type SessionView = { readonly id: string; readonly accountId: string; readonly beganAt: Date };

/** Header of a tab that shows a view; tabs without it show the staff pages. */
export const viewHeader = 'x-view-as';

/** Writes allowed in a tab that shows a view: ending it, and logging out. */
export function endsView({ audit }: Endpoint): boolean {
  return audit === 'account.view_ended' || audit === 'session.logout';
}

/** Maximum duration of a view. */
export const viewMs = 60 * 60_000;

/** When a view ends at the latest. */
export function viewEndsAt({ beganAt }: Pick<SessionView, 'beganAt'>): Date {
  return new Date(beganAt.getTime() + viewMs);
}

/** Abilities in a view: reading everything of an account, writing nothing. */
const looking: ReadonlySet<Ability> = new Set<Ability>([...accountRoleAbilities.viewer, 'account.users.read']);

/**
 * Abilities of a person in a view: staff see everything that can be read; customers who view an account merged into
 * theirs see what they can read in their own.
 */
function abilitiesIn({ accountId, abilities }: UserActor): ReadonlySet<Ability> {
  if (accountId !== null) return new Set([...looking].filter((ability) => abilities.has(ability)));
  if (!abilities.has('staff.accounts.view_as')) throw new Refusal('view_over');
  return looking;
}

/**
 * The person as a read-only member of the viewed account, without any other abilities, so that viewed data never mixes
 * with what staff see or with the person's own account.
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
