import { resolve } from 'node:path';
import { z } from 'zod';
import { KeyRingError, readKeyRing, type KeyRing } from './secrets/key-ring.ts';

const flag = z.enum(['0', '1']);
const url = z.url({ protocol: /^https?$/ });

/** Every setting there is, by the name of its environment variable. The README lists the same names. */
const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().min(1).optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DEMO: flag.optional(),
  PUBLIC_URL: url.optional(),
  APP_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  ADMIN_EMAIL: z.email().optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().min(3).default('Waybill <no-reply@waybill.example>'),
  SUPPORT_PHONE: z.string().min(5).default('1-800-555-0100'),
  LIST_MARGIN: z.coerce.number().min(0).max(100).default(18),
  SALES_EMAIL: z.email().default('sales@waybill.example'),
  ALLOWED_ORIGINS: z.string().default(''),
  TRUST_PROXY: flag.default('0'),
  CREDENTIALS_KEYS: z.string().optional(),
  CARRIER_HOSTS: z.string().default(''),
  SIMULATORS: flag.optional(),
  STAFF_TWO_FACTOR: z.enum(['required', 'optional']).optional(),
  RUN: z.enum(['all', 'web', 'worker']).default('all'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export type Settings = {
  readonly port: number;
  readonly host: string;
  /** Address of an outside database; null means the embedded one. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly demo: boolean;
  /** Address people reach the product at; null until the port is known. */
  readonly publicUrl: string | null;
  readonly secret: string | null;
  readonly adminEmail: string | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly supportPhone: string;
  /** Margin of quotes without an account, in basis points of carrier cost. */
  readonly listMarginBp: number;
  /** Where requests to sales are mailed that nobody has taken on. */
  readonly salesEmail: string;
  readonly allowedOrigins: readonly string[];
  readonly trustProxy: boolean;
  /** Keys that carriers' credentials are sealed with; null derives one from the secret. */
  readonly credentialsKeys: KeyRing | null;
  /** Hosts of carriers besides those the adapters are made for. */
  readonly carrierHosts: readonly string[];
  /** Whether simulated carriers run beside the server; in demo mode only. */
  readonly simulators: boolean;
  /** Whether staff must log in with a second factor. */
  readonly staffTwoFactor: 'required' | 'optional';
  readonly run: 'all' | 'web' | 'worker';
  readonly logLevel: z.infer<typeof schema>['LOG_LEVEL'];
};

/** A setting that cannot be used; its message is one line for the person who set it. */
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

function keysOf(text: string | undefined): KeyRing | null {
  if (text === undefined) return null;
  try {
    return readKeyRing(text);
  } catch (error) {
    if (error instanceof KeyRingError) throw new SettingsError(`CREDENTIALS_KEYS: ${error.message}`);
    throw error;
  }
}

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
 * Reads the settings from environment variables, once, at the start.
 * Demo mode is on with the embedded database unless DEMO=0, and off with DATABASE_URL unless DEMO=1; it
 * listens on the loopback address only.
 * @throws SettingsError with one line that names the variable.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new SettingsError(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  const read = parsed.data;
  const demo = read.DEMO === undefined ? read.DATABASE_URL === undefined : read.DEMO === '1';
  if (demo && read.HOST !== undefined && !['127.0.0.1', '::1', 'localhost'].includes(read.HOST)) {
    throw new SettingsError('HOST must be a loopback address in demo mode; set DEMO=0 to serve others');
  }
  if (!demo) requireForProduction(read);
  if (!demo && read.SIMULATORS === '1') throw new SettingsError('SIMULATORS stand in for carriers in demo mode only');
  return {
    port: read.PORT,
    host: read.HOST ?? (demo ? 'localhost' : '0.0.0.0'),
    databaseUrl: read.DATABASE_URL ?? null,
    dataDir: resolve(read.DATA_DIR),
    demo,
    publicUrl: read.PUBLIC_URL?.replace(/\/$/, '') ?? null,
    secret: read.APP_SECRET ?? null,
    adminEmail: read.ADMIN_EMAIL?.toLowerCase() ?? null,
    smtpUrl: read.SMTP_URL ?? null,
    mailFrom: read.MAIL_FROM,
    supportPhone: read.SUPPORT_PHONE,
    listMarginBp: Math.round(read.LIST_MARGIN * 100),
    salesEmail: read.SALES_EMAIL.toLowerCase(),
    allowedOrigins: listOf(read.ALLOWED_ORIGINS),
    trustProxy: read.TRUST_PROXY === '1',
    credentialsKeys: keysOf(read.CREDENTIALS_KEYS),
    carrierHosts: hostsOf(read.CARRIER_HOSTS),
    simulators: demo && read.SIMULATORS !== '0',
    staffTwoFactor: read.STAFF_TWO_FACTOR ?? (demo ? 'optional' : 'required'),
    run: read.RUN,
    logLevel: read.LOG_LEVEL,
  };
}
