import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { systemClock } from '../core/clock.ts';
import { CompanyRecord } from '../core/company.ts';
import type { MarketplaceAccess, Outside, PaymentAccess, Services } from '../core/context.ts';
import { openDatabase } from '../core/database/database.ts';
import type { DatabaseLogins } from '../core/database/logins.ts';
import { installationKeyRing } from '../core/secrets/key-ring.ts';
import { mailboxMailer, smtpMailer } from '../core/mail/mailer.ts';
import { switchedMailer } from '../core/outside-services.ts';
import type { Settings } from '../core/settings.ts';
import { ebaySimulator, simulatedEbayApp } from '../simulators/ebay/index.ts';
import { paymentSimulator, simulatedPaymentKey, simulatedWebhookSecret } from '../simulators/payments/index.ts';

/** The secret of a demo installation, created once and stored with its data. */
async function keptSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret');
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}

/** The configured payment provider, else the simulator if it runs. */
function paymentAccess(settings: Settings, simulators: Outside['simulators']): PaymentAccess | null {
  if (settings.payments !== null) return { ...settings.payments, simulator: null };
  const simulator = simulators[paymentSimulator.name];
  return simulator === undefined
    ? null
    : { key: simulatedPaymentKey, webhookSecret: simulatedWebhookSecret, simulator };
}

/** The configured marketplaces, else the simulator if it runs. */
function marketplaceAccess(
  settings: Settings,
  simulators: Outside['simulators'],
): Readonly<Record<string, MarketplaceAccess>> {
  if (settings.ebay !== null) return { ebay: settings.ebay };
  return ebaySimulator.name in simulators ? { ebay: { ...simulatedEbayApp, environment: 'simulator' } } : {};
}

/**
 * Opens the services that requests and jobs use.
 * @param from the logins, or the owner's URL, whose logins were created by `migrate`
 */
export async function buildServices(
  settings: Settings,
  from: DatabaseLogins | string,
  log: Logger,
  simulators: Outside['simulators'],
): Promise<Services> {
  const secret = settings.secret ?? (await keptSecret(settings.dataDir));
  const database = openDatabase(from, {
    onError: (error) => log.warn({ err: error }, 'an idle database connection was lost'),
  });
  const company = new CompanyRecord(database);
  return {
    database,
    clock: systemClock,
    mailer: switchedMailer(
      { database },
      settings.smtpUrl === null
        ? mailboxMailer(database, systemClock, settings.mailFrom)
        : smtpMailer(settings.smtpUrl, settings.mailFrom, () => company.current.enteredName),
    ),
    log,
    secret,
    publicUrl: settings.publicUrl ?? `http://localhost:${settings.port}`,
    company,
    mailsADay: settings.mailsADay,
    quotesAMinute: settings.quotesAMinute,
    demo: settings.demo,
    staffTwoFactor: settings.staffTwoFactor,
    allowedOrigins: settings.allowedOrigins,
    outside: {
      keys: installationKeyRing(settings.credentialsKeys, secret),
      hosts: settings.carrierHosts,
      simulators,
      payments: paymentAccess(settings, simulators),
      marketplaces: marketplaceAccess(settings, simulators),
    },
  };
}
