import { readFileSync } from 'node:fs';

/** Parent of a process, from the kernel's own record; null where there is none. @param {number} pid */
function parentOf(pid) {
  try {
    const record = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(record.slice(record.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
}

/**
 * Calls back once when the npm that started this process is gone without a word, as after a `kill -9`. npm
 * puts a shell in between, so both steps up are watched. Nothing is watched without npm: a process may
 * outlive the shell that started it.
 * @param {() => void} gone
 */
export function onNpmGone(gone) {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const shell = process.ppid;
  const npm = parentOf(shell);
  const timer = setInterval(() => {
    if (process.ppid === shell && parentOf(shell) === npm) return;
    clearInterval(timer);
    gone();
  }, 250);
  timer.unref();
}
