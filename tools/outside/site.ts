import { openDatabase } from '../../apps/server/src/core/database/database.ts';
import { startRunDatabase } from '../measure/database.ts';
import { newId } from '../../apps/server/src/core/ids.ts';
import { derivedKeyRing } from '../../apps/server/src/core/secrets/key-ring.ts';
import { seal } from '../../apps/server/src/core/secrets/seal.ts';
import { bookingDisclaimer } from '@waybill/contract';
import { hashPassword } from '../../apps/server/src/modules/identity/session/index.ts';
import { fuelWeeks } from '../../apps/server/src/seed/fuel-weeks.ts';
import { simulatedCredentials, type RunCarrier } from './carriers.ts';

/** Secret of the servers of a run, and of the keys its credentials are sealed with. */
export const siteSecret = 'a secret of this measurement alone';
export const sitePerson = { email: 'load@bench.example', password: 'Bench-Load-42!' } as const;

export type Site = { readonly url: string; readonly accountId: string; stop(): Promise<void> };

type Given = {
  readonly carriers: readonly RunCarrier[];
  /** Milliseconds by operation, and seconds after which what is not found was never made. */
  readonly deadlines?: Readonly<Record<string, number>>;
  readonly settleSeconds?: number;
};

async function fill(url: string, given: Given): Promise<string> {
  const database = openDatabase(url, { connections: 2 });
  const { staff } = database;
  const now = new Date();
  const [accountId, userId] = [newId(), newId()];
  await staff
    .insertInto('accounts')
    .values({ id: accountId, name: 'Load', margin_bp: 1200, created_at: now })
    .execute();
  await staff
    .insertInto('users')
    .values({
      id: userId,
      account_id: accountId,
      account_role: 'owner',
      name: 'Load',
      email: sitePerson.email,
      password_hash: await hashPassword(sitePerson.password),
      email_verified_at: now,
      created_at: now,
    })
    .execute();
  await staff
    .insertInto('disclaimer_acceptances')
    .values({
      account_id: accountId,
      id: newId(),
      user_id: userId,
      disclaimer: 'booking',
      version: bookingDisclaimer,
      accepted_at: now,
    })
    .execute();
  await staff
    .insertInto('fuel_prices')
    .values(fuelWeeks(now.toISOString().slice(0, 10)))
    .execute();
  for (const { scac, name, adapter, mode } of given.carriers) {
    const [carrierId, id] = [newId(), newId()];
    await staff
      .insertInto('carriers')
      .values({ id: carrierId, scac, name, modes: [mode], created_at: now })
      .execute();
    const sealed = seal(derivedKeyRing(siteSecret), id, JSON.stringify(simulatedCredentials(adapter)));
    await staff
      .insertInto('carrier_connections')
      .values({
        id,
        carrier_id: carrierId,
        adapter,
        environment: 'simulator',
        sealed: sealed.bytes,
        key_id: sealed.keyId,
        liability: JSON.stringify({ perPoundNew: 500, perPoundUsed: 10, cap: 10_000_000 }),
        deadlines: JSON.stringify(given.deadlines ?? {}),
        settle_seconds: given.settleSeconds ?? null,
        created_at: now,
        updated_at: now,
      })
      .execute();
  }
  await database.close();
  return accountId;
}

/** A database of its own with one account, one person, and carriers that are simulated outside. */
export async function makeSite(given: Given): Promise<Site> {
  const database = await startRunDatabase();
  try {
    return { ...database, accountId: await fill(database.url, given) };
  } catch (error) {
    await database.stop();
    throw error;
  }
}
