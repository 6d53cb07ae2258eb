import type { Services } from '../core/context.ts';
import type { Settings } from '../core/settings.ts';
import {
  DatabaseInUseError,
  demoAccounts,
  demoPassword,
  demoStaff,
  holdsDemo,
  seedAnswers,
  seedDemo,
  seedMarketplaceBatch,
  seedSimulatedCarriers,
  seedSimulatedMarketplace,
  seedUnknownBooking,
} from '../seed/index.ts';
import type { Notice } from './announce.ts';
import { copyEarlierCompany } from './copy-earlier-company.ts';
import { firstAdminLines } from './first-admin.ts';
import { StartError } from './start-error.ts';

function demoLines(): string[] {
  const logins = [...demoAccounts.flatMap(({ users }) => users), ...demoStaff];
  const width = Math.max(...logins.map(({ email }) => email.length));
  return [
    `Demo logins, each with the password ${demoPassword}`,
    ...logins.map(({ email, what }) => `  ${email.padEnd(width)}  ${what}`),
  ];
}

async function prepareDemo(services: Services): Promise<string[]> {
  try {
    await seedDemo(services, { now: services.clock() });
  } catch (error) {
    if (!(error instanceof DatabaseInUseError)) throw error;
    throw new StartError('DEMO: this database has users of its own; demo mode needs an empty one', { cause: error });
  }
  if (Object.keys(services.outside.simulators).length > 0) {
    await seedSimulatedCarriers(services, services.clock());
    await seedUnknownBooking(services, services.clock());
    await seedSimulatedMarketplace(services, services.clock());
    await seedMarketplaceBatch(services, services.clock());
    await seedAnswers(services, services.clock());
  }
  return demoLines();
}

async function prepareReal(services: Services, settings: Settings): Promise<string[]> {
  if (await holdsDemo(services.database.staff)) {
    throw new StartError(
      'DEMO: this database holds demo data, whose passwords everybody knows; set DEMO=1 or use another database',
    );
  }
  if (settings.adminEmail === null) throw new StartError('ADMIN_EMAIL must be set when DEMO is off');
  const lines = await firstAdminLines(services, settings.adminEmail);
  return [...lines, ...(await copyEarlierCompany(services, settings.earlierCompany))];
}

/**
 * Puts in what the installation lacks, each thing once, however many processes start at the same time and wherever
 * one of them is killed: in demo mode the demo data with its carriers, else the first super admin.
 * @returns what to print below the address: the demo logins, or the one-time link
 * @throws StartError when demo data and a real installation would share a database
 */
export async function prepareData(services: Services, settings: Settings): Promise<Notice> {
  return { lines: settings.demo ? await prepareDemo(services) : await prepareReal(services, settings) };
}
