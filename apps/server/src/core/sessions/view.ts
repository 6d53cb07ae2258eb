import { accountRoleAbilities, type Ability, type AskedFor, type Endpoint } from '@waybill/contract';
import type { UserActor } from '../context.ts';
import { Refusal } from '../refusal.ts';

/** A view of another account in a session. It is read-only, unless the account asked staff to quote and book for it. */
export type SessionView = {
  readonly id: string;
  readonly accountId: string;
  readonly beganAt: Date;
  readonly asked: AskedFor | null;
};

/** Header of a tab that shows a view; tabs without it show the staff pages. */
export const viewHeader = 'x-view-as';

/** Writes allowed in a tab that shows a view: ending it, and logging out. */
export function endsView({ audit }: Endpoint): boolean {
  return audit === 'account.view_ended' || audit === 'session.logout';
}

/** Abilities in a view: reading everything of an account, writing nothing. */
const looking: ReadonlySet<Ability> = new Set<Ability>([...accountRoleAbilities.viewer, 'account.users.read']);

/** Abilities in a view in which staff quote and book; which calls they may make is limited further by `booksInView`. */
const booking: ReadonlySet<Ability> = new Set<Ability>([...looking, 'quote.create', 'shipment.book']);

const bookingAudits: ReadonlySet<string | null> = new Set([
  'quote.created',
  'quote_draft.begun',
  'quote_draft.kept',
  'quote_draft.dropped',
  'shipment.booked',
]);

/** Writes allowed in a view in which staff quote and book for a customer. */
export const booksInView = ({ access, audit }: Endpoint): boolean =>
  booking.has(access as Ability) && bookingAudits.has(audit);

/** Maximum duration of a view. */
export const viewMs = 60 * 60_000;

/** When a view ends at the latest. */
export function viewEndsAt({ beganAt }: Pick<SessionView, 'beganAt'>): Date {
  return new Date(beganAt.getTime() + viewMs);
}

/**
 * Abilities of a person in a view: staff see everything that can be read; customers who view an account merged into
 * theirs see what they can read in their own.
 */
function abilitiesIn({ accountId, abilities, view }: UserActor): ReadonlySet<Ability> {
  if (accountId !== null) return new Set([...looking].filter((ability) => abilities.has(ability)));
  const books = view !== null && view.asked !== null;
  if (!abilities.has(books ? 'staff.accounts.book_for' : 'staff.accounts.view_as')) throw new Refusal('view_over');
  return books ? booking : looking;
}

/**
 * The person as a member of the viewed account, without any other abilities, so that viewed data never mixes
 * with what staff see or with the person's own account.
 * @param asked the view that the tab shows
 * @throws Refusal `view_over` when it is not the session's view, its time is over, or the ability is gone
 */
export function asViewer(actor: UserActor, asked: string, now: Date): UserActor {
  const { view } = actor;
  const abilities = abilitiesIn(actor);
  if (view === null || view.id !== asked || viewEndsAt(view) <= now) throw new Refusal('view_over');
  const own = view.asked === null ? 'customer' : 'booking';
  const viewing = actor.accountId === null ? own : 'merged';
  return { ...actor, accountId: view.accountId, accountRole: 'viewer', roles: [], abilities, viewing };
}
