import type { Services } from '../core/context.ts';
import type { Db, Tx } from '../core/database/database.ts';
import { seedAccountTerms } from './account-terms.ts';
import { seedAccountDesk } from './account-desk.ts';
import { seedAddressBook } from './address-book.ts';
import { seedCarrierBills } from './carrier-bills.ts';
import { seedCarrierPapers } from './carrier-papers.ts';
import { seedCarrierDesk } from './carrier-desk.ts';
import { seedCarriers } from './carriers.ts';
import { putDemoCompany } from './company.ts';
import { seedCredit } from './credit.ts';
import { seedDeskShipments } from './desk-shipments.ts';
import { seedDeskWork } from './desk-work.ts';
import { seedDisputes } from './disputes.ts';
import { seedIntegrations } from './integrations.ts';
import { seedInvoices } from './invoices.ts';
import { putDemoExchangeRates } from './exchange-rates.ts';
import { once } from './once.ts';
import { seedParts } from './parts.ts';
import { seedPeople } from './people.ts';
import { seedProducts } from './products.ts';
import { seedQuoteRequests } from './quote-requests.ts';
import { seedShipments } from './shipments.ts';
import { seedTruckloads } from './truckloads.ts';

export { seedAnswers } from './answers.ts';
export { seedMarketplaceBatch } from './marketplace-batch.ts';
export { seededPayments } from './payments.ts';
export { seedSimulatedMarketplace } from './simulated-marketplace.ts';
export { seedSimulatedCarriers } from './simulated-carriers.ts';
export { seedUnknownBooking } from './unknown-booking.ts';
export { demoAccounts, demoPassword, demoStaff } from './demo/accounts.ts';
export { demoCompany } from './company.ts';
export { lockInstallation } from './installation-lock.ts';

/** Name of the fact that marks the demo data as seeded. */
const demoFact = 'demo_data';

/** Demo data needs an empty database, since its passwords are public. */
export class DatabaseInUseError extends Error {
  override readonly name = 'DatabaseInUseError';
}

/** Whether a database contains the demo data with its public passwords. */
export async function holdsDemo(db: Db): Promise<boolean> {
  const fact = await db.selectFrom('installation_facts').select('name').where('name', '=', demoFact).executeTakeFirst();
  return fact !== undefined;
}

async function assertUnused(db: Db | Tx): Promise<void> {
  const somebody = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (somebody !== undefined) throw new DatabaseInUseError('The database has people of its own');
}

/**
 * Seeds the demo data once: carriers, people, address books, products, shipments, quotes, and invoices, as of `now`.
 * The same `now` gives the same rows in an empty database, except for password salts.
 * @returns whether this call seeded it
 * @throws DatabaseInUseError if there are people other than the demo's
 */
export async function seedDemo(services: Services, { now }: { readonly now: Date }): Promise<boolean> {
  const { staff } = services.database;
  if (!(await holdsDemo(staff))) await assertUnused(staff);
  await seedCarriers(staff, () => now);
  const first = await once(staff, demoFact, now, async (tx) => {
    await assertUnused(tx);
    const accounts = await seedPeople(tx, now);
    await seedAddressBook(tx, accounts, now);
    await seedProducts(tx, accounts, now);
    await seedParts(tx, now);
    await seedShipments(tx, accounts, now);
    await seedDeskShipments(tx, accounts, now);
    await seedQuoteRequests(tx, accounts, now);
    await seedTruckloads(tx, accounts, now);
    await seedInvoices(tx, accounts, now);
    await seedCarrierBills(tx, accounts, now);
    await seedCarrierPapers(tx);
    await seedDisputes(tx, accounts, now);
    await seedCredit(tx, accounts, now);
    await seedAccountTerms(tx, accounts, now);
    await seedDeskWork(tx, accounts, now);
    await seedIntegrations(tx, accounts, now);
    await seedCarrierDesk(tx, now);
    await seedAccountDesk(tx, accounts, now);
  });
  // Separate, so that demo installations of earlier releases get rates too.
  await once(staff, 'demo_exchange_rates', now, (tx) => putDemoExchangeRates(tx, now));
  await once(staff, 'demo_company', now, putDemoCompany);
  return first;
}
