import { pino, type Logger } from 'pino';
import type { Settings } from './settings.ts';

/** Field names that are never logged. */
const secrets = ['password', 'current_password', 'password_confirmation', 'token', 'authorization', 'cookie', 'secret'];

/**
 * Standard output with a buffer, since a write per request would be expensive. The rest is flushed when the process
 * ends.
 */
export function destination(file: string | number = 1): ReturnType<typeof pino.destination> {
  return pino.destination({ dest: file, sync: false, minLength: 4096, periodicFlush: 500 });
}

/** Structured log, one JSON object per line. */
export function createLogger(level: Settings['logLevel']): Logger {
  return pino({ level, redact: secrets.flatMap((name) => [name, `*.${name}`]), base: null }, destination());
}
