import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, toStderr } from './run.mjs';
import { SetupError } from './setup-error.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome'];

/** Programs that the tests call beside the browser: Debian package by program. */
const readers = { zbarimg: 'zbar-tools', pdftotext: 'poppler-utils' };

/** @param {string} name @returns {string | null} where a program is */
function find(name) {
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file)) ?? null;
}

/** The Chromium that the browser tests drive; null when there is none. @returns {string | null} */
export function findChromium() {
  const told = process.env['CHROMIUM_PATH'];
  if (told !== undefined && told !== '') return existsSync(told) ? told : null;
  return names.map(find).find((file) => file !== null) ?? null;
}

/** Debian packages that are missing. @returns {string[]} */
export function missingPackages() {
  const programs = Object.entries(readers).filter(([program]) => find(program) === null);
  return [...(findChromium() === null ? ['chromium'] : []), ...programs.map(([, name]) => name)];
}

/** Installs what the browser tests need where that is allowed, and otherwise says what to install. */
export async function ensureBrowser() {
  const missing = missingPackages();
  if (missing.length === 0) return;
  if (process.env['CHROMIUM_PATH'] && findChromium() === null) {
    throw new SetupError(`CHROMIUM_PATH names ${process.env['CHROMIUM_PATH']}, which does not exist`);
  }
  const order = `apt-get install ${missing.join(' ')}`;
  if (process.getuid?.() !== 0 || find('apt-get') === null) {
    throw new SetupError(
      `The tests need ${missing.join(', ')}; install with: sudo ${order}` +
        (missing.includes('chromium') ? ' (or set CHROMIUM_PATH to a Chromium or Chrome)' : ''),
    );
  }
  console.error(`Installing ${missing.join(', ')}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env, stdio: toStderr });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], { env, stdio: toStderr });
  const still = missingPackages();
  if (still.length > 0)
    throw new SetupError(`${still.join(', ')} could not be installed (${order}); the lines above say why`);
}
