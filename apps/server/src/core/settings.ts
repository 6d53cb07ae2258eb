import { resolve } from 'node:path';
import type { CompanyDetails } from '@waybill/contract';
import { z } from 'zod';
import type { DatabaseLogins } from './database/logins.ts';
import { readEarlierCompany } from './earlier-company.ts';
import { KeyRingError, readKeyRing, type KeyRing } from './secrets/key-ring.ts';

const flag = z.enum(['0', '1']);
const url = z.url({ protocol: /^https?$/ });
const databaseUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://');

/** All settings by environment variable. The README lists the same names. */
const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  WORKER_PORT: z.coerce.number().int().min(1).max(65_535).default(4001),
  HOST: z.string().min(1).optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_APP_URL: databaseUrl.optional(),
  DATABASE_STAFF_URL: databaseUrl.optional(),
  DATABASE_WORKER_URL: databaseUrl.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DEMO: flag.optional(),
  PRACTICE: flag.optional(),
  PUBLIC_URL: url.optional(),
  APP_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  ADMIN_EMAIL: z.email().optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().min(3).optional(),
  QUOTES_A_MINUTE: z.coerce.number().int().min(1).max(100_000).default(40),
  MAILS_A_DAY: z.coerce.number().int().min(0).max(1000).default(10),
  ALLOWED_ORIGINS: z.string().default(''),
  TRUST_PROXY: z.coerce.number().int().min(0).max(9).default(0),
  CREDENTIALS_KEYS: z.string().optional(),
  CARRIER_HOSTS: z.string().default(''),
  SIMULATORS: flag.optional(),
  PAYMENT_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_/, 'must start with sk_ or rk_')
    .optional(),
  PAYMENT_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must start with whsec_')
    .optional(),
  EBAY_CLIENT_ID: z.string().min(1).optional(),
  EBAY_CLIENT_SECRET: z.string().min(1).optional(),
  EBAY_RU_NAME: z.string().min(1).optional(),
  EBAY_ENVIRONMENT: z.enum(['production', 'sandbox']).default('production'),
  STAFF_TWO_FACTOR: z.enum(['required', 'optional']).optional(),
  RUN: z.enum(['all', 'web', 'worker']).default('all'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

/** Variables that this process reads. */
export const settingNames: readonly string[] = Object.keys(schema.shape);

export type Settings = {
  readonly port: number;
  /** Port of the health endpoints of a process that runs jobs alone. */
  readonly workerPort: number;
  readonly host: string;
  /** URL of an external database as its owner; null with logins only, and for the embedded database. */
  readonly databaseUrl: string | null;
  /** Logins of an external database created by the operator; null lets the server create its own. */
  readonly databaseLogins: DatabaseLogins | null;
  readonly dataDir: string;
  readonly demo: boolean;
  /** Whether every page says that this is a practice system. */
  readonly practice: boolean;
  /** Public URL of the product; null until the port is known. */
  readonly publicUrl: string | null;
  readonly secret: string | null;
  readonly adminEmail: string | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Facts about the company in variables of earlier releases, which are copied to its page once. */
  readonly earlierCompany: CompanyDetails;
  /** Number of single mails about shipments per person and day; later ones are sent as a digest. */
  readonly mailsADay: number;
  /** Quotes per minute of a signed-in person, since each calls every carrier. */
  readonly quotesAMinute: number;
  readonly allowedOrigins: readonly string[];
  /** Number of reverse proxies before the server, each of which adds an address to `X-Forwarded-For`. */
  readonly proxies: number;
  /** Keys that encrypt carriers' credentials; null derives one from the secret. */
  readonly credentialsKeys: KeyRing | null;
  /** Carrier hosts in addition to those of the adapters. */
  readonly carrierHosts: readonly string[];
  /** Whether simulated carriers run with the server; demo mode only. */
  readonly simulators: boolean;
  /** Key and webhook secret of the payment provider; null disables cards, or uses a simulator in demo mode. */
  readonly payments: { readonly key: string; readonly webhookSecret: string } | null;
  /** Registration of this installation with eBay; null disables it, or uses a simulator in demo mode. */
  readonly ebay: {
    readonly clientId: string;
    readonly clientSecret: string;
    readonly redirect: string;
    readonly environment: 'production' | 'sandbox';
  } | null;
  /** Whether staff must log in with a second factor. */
  readonly staffTwoFactor: 'required' | 'optional';
  readonly run: 'all' | 'web' | 'worker';
  readonly logLevel: z.infer<typeof schema>['LOG_LEVEL'];
};

/** Invalid setting. The message is one line for the person who set it. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const secretsNobodyMayUse = /^(change.?me|secret|password|waybill|example|test)/i;

function requireForProduction(read: z.infer<typeof schema>): void {
  const missing = (['APP_SECRET', 'PUBLIC_URL', 'SMTP_URL', 'ADMIN_EMAIL'] as const).filter((name) => !read[name]);
  if (missing.length > 0) throw new SettingsError(`${missing.join(', ')} must be set when DEMO is off`);
  if (secretsNobodyMayUse.test(read.APP_SECRET ?? ''))
    throw new SettingsError('APP_SECRET is a well-known text; use random characters');
}

/** Location of the database. The owner's URL and the logins are both optional. */
type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'databaseLogins' | 'dataDir'>;

/** Reads only the database settings, for tools. @throws SettingsError with one line */
export function readDatabaseSettings(environment: NodeJS.ProcessEnv): DatabaseSettings {
  return databaseSettings(parsed(environment));
}

function databaseSettings(read: z.infer<typeof schema>): DatabaseSettings {
  return {
    databaseUrl: read.DATABASE_URL ?? null,
    databaseLogins: loginsGiven(read),
    dataDir: resolve(read.DATA_DIR),
  };
}

function parsed(environment: NodeJS.ProcessEnv): z.infer<typeof schema> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  throw new SettingsError(`${issue?.path.join('.')}: ${issue?.message}`);
}

function loginsGiven(read: z.infer<typeof schema>): DatabaseLogins | null {
  const { DATABASE_APP_URL: app, DATABASE_STAFF_URL: staff, DATABASE_WORKER_URL: worker } = read;
  if (app === undefined && staff === undefined && worker === undefined) return null;
  if (app === undefined || staff === undefined || worker === undefined)
    throw new SettingsError('DATABASE_APP_URL, DATABASE_STAFF_URL and DATABASE_WORKER_URL must be set together');
  return { app, staff, worker };
}

function keysOf(text: string | undefined): KeyRing | null {
  if (text === undefined) return null;
  try {
    return readKeyRing(text);
  } catch (error) {
    if (error instanceof KeyRingError) throw new SettingsError(`CREDENTIALS_KEYS: ${error.message}`);
    throw error;
  }
}

function paymentsOf(read: z.infer<typeof schema>): Settings['payments'] {
  const { PAYMENT_KEY: key, PAYMENT_WEBHOOK_SECRET: webhookSecret } = read;
  if (key === undefined && webhookSecret === undefined) return null;
  if (key === undefined || webhookSecret === undefined)
    throw new SettingsError('PAYMENT_KEY and PAYMENT_WEBHOOK_SECRET must be set together');
  return { key, webhookSecret };
}

function ebayOf(read: z.infer<typeof schema>): Settings['ebay'] {
  const { EBAY_CLIENT_ID: clientId, EBAY_CLIENT_SECRET: clientSecret, EBAY_RU_NAME: redirect } = read;
  if (clientId === undefined && clientSecret === undefined && redirect === undefined) return null;
  if (clientId === undefined || clientSecret === undefined || redirect === undefined)
    throw new SettingsError('EBAY_CLIENT_ID, EBAY_CLIENT_SECRET and EBAY_RU_NAME must be set together');
  return { clientId, clientSecret, redirect, environment: read.EBAY_ENVIRONMENT };
}

/** Host of a URL, without its port. */
const hostOf = (address: string | undefined): string => new URL(address ?? 'http://localhost').hostname;

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

function hostsOf(text: string): string[] {
  const hosts = listOf(text).map((host) => host.toLowerCase());
  const wrong = hosts.find((host) => !/^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/.test(host) || /^[\d.:]+$/.test(host));
  if (wrong !== undefined) throw new SettingsError(`CARRIER_HOSTS: ${wrong} is no name of a host`);
  return hosts;
}

/**
 * Reads the settings from environment variables, once, at startup. Demo mode is on with the embedded database unless
 * DEMO=0, and off with another one unless DEMO=1; it listens on the loopback address only.
 * @throws SettingsError with one line that names the variable.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const read = parsed(environment);
  const embedded = read.DATABASE_URL === undefined && read.DATABASE_APP_URL === undefined;
  const demo = read.DEMO === undefined ? embedded : read.DEMO === '1';
  if (demo && read.HOST !== undefined && !['127.0.0.1', '::1', 'localhost'].includes(read.HOST)) {
    throw new SettingsError('HOST must be a loopback address in demo mode; set DEMO=0 to serve others');
  }
  if (!demo && read.PRACTICE === '1') throw new SettingsError('PRACTICE marks a system in demo mode only');
  if (!demo) requireForProduction(read);
  if (!demo && read.SIMULATORS === '1') throw new SettingsError('SIMULATORS stand in for carriers in demo mode only');
  return {
    port: read.PORT,
    workerPort: read.WORKER_PORT,
    host: read.HOST ?? (demo ? 'localhost' : '0.0.0.0'),
    ...databaseSettings(read),
    demo,
    practice: read.PRACTICE === '1',
    publicUrl: read.PUBLIC_URL?.replace(/\/$/, '') ?? null,
    secret: read.APP_SECRET ?? null,
    adminEmail: read.ADMIN_EMAIL?.toLowerCase() ?? null,
    smtpUrl: read.SMTP_URL ?? null,
    mailFrom: read.MAIL_FROM ?? `Waybill <no-reply@${demo ? 'waybill.example' : hostOf(read.PUBLIC_URL)}>`,
    earlierCompany: readEarlierCompany(environment),
    mailsADay: read.MAILS_A_DAY,
    quotesAMinute: read.QUOTES_A_MINUTE,
    allowedOrigins: listOf(read.ALLOWED_ORIGINS),
    proxies: read.TRUST_PROXY,
    credentialsKeys: keysOf(read.CREDENTIALS_KEYS),
    carrierHosts: hostsOf(read.CARRIER_HOSTS),
    simulators: demo && read.SIMULATORS !== '0',
    payments: paymentsOf(read),
    ebay: ebayOf(read),
    staffTwoFactor: read.STAFF_TWO_FACTOR ?? (demo ? 'optional' : 'required'),
    run: read.RUN,
    logLevel: read.LOG_LEVEL,
  };
}
