import { systemContext, type Services } from './core/context.ts';
import { damageKinds, houseChain, verifyTrail, type Damage } from './modules/back-office/audit-trail/index.ts';

/** Output of an audit trail verification: a line per finding, and the result. */
export type VerificationReport = { readonly intact: boolean; readonly lines: readonly string[] };

function accountWords(chain: string, names: ReadonlyMap<string, string>): string {
  return chain === houseChain ? 'the house' : `${names.get(chain) ?? 'unknown account'} (${chain})`;
}

/** A finding as a line: its kind as code and text, then its location. */
function lineOf({ kind, chain, position, entry }: Damage, names: ReadonlyMap<string, string>): string {
  const where = [
    chain === null ? `run ${position}` : accountWords(chain, names),
    chain === null || position === null ? null : `link ${position}`,
    entry && `entry ${entry}`,
  ];
  return `${kind}: ${damageKinds[kind]}: ${where.filter((part) => part !== null).join(', ')}`;
}

/**
 * Verifies all chains of the audit trail and describes problems with entry, account, and kind of damage.
 * @param remembered a head printed by an earlier verification or logged by the server, `run:hash`; null trusts the runs
 */
export async function verifyAudit(services: Services, remembered: string | null): Promise<VerificationReport> {
  const ctx = systemContext(services, 'audit.verify');
  const { sealed, chains, waiting, head, damage } = await verifyTrail(ctx, remembered);
  const accounts = await services.database.staff.selectFrom('accounts').select(['id', 'name']).execute();
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
  const sum = `${sealed} sealed entries in ${chains} chains, ${waiting} not sealed yet. Head: ${head ?? 'none'}`;
  if (damage.length === 0) return { intact: true, lines: [`The audit trail is intact: ${sum}`] };
  return {
    intact: false,
    lines: [...damage.map((one) => lineOf(one, names)), `Damaged in ${damage.length} places: ${sum}`],
  };
}
