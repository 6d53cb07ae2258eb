import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * What a shell reports for a process that ended with a code or by a signal.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
export const exitCodeOf = (code, signal) => code ?? 128 + (signal === null ? 0 : constants.signals[signal]);

/** Keeps standard output free for what the product itself says. @type {import('node:child_process').StdioOptions} */
export const toStderr = ['ignore', 2, 2];

/**
 * Runs a program in the foreground and waits for it.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} its exit code; 127 when it cannot be started.
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    child.once('error', () => resolve(127));
    child.once('exit', (code, signal) => resolve(exitCodeOf(code, signal)));
  });
}
