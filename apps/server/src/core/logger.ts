import { pino, type Logger } from 'pino';
import type { Settings } from './settings.ts';

/** Names of fields that never reach a log. */
const secrets = ['password', 'current_password', 'password_confirmation', 'token', 'authorization', 'cookie', 'secret'];

/** Structured log, one JSON line each. */
export function createLogger(level: Settings['logLevel']): Logger {
  return pino({ level, redact: secrets.flatMap((name) => [name, `*.${name}`]), base: null });
}
