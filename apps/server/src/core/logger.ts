import { pino, type Logger } from 'pino';
import type { Settings } from './settings.ts';

/** Names of fields that never reach a log. */
const secrets = ['password', 'current_password', 'password_confirmation', 'token', 'authorization', 'cookie', 'secret'];

/**
 * Standard output, written a few lines at a time: a line for each request would otherwise cost each request a
 * write. What is left is written when the process ends.
 */
export function destination(file: string | number = 1): ReturnType<typeof pino.destination> {
  return pino.destination({ dest: file, sync: false, minLength: 4096, periodicFlush: 500 });
}

/** Structured log, one JSON line each. */
export function createLogger(level: Settings['logLevel']): Logger {
  return pino({ level, redact: secrets.flatMap((name) => [name, `*.${name}`]), base: null }, destination());
}
