import { totalmem } from 'node:os';

const mega = 1024 * 1024;

/** What this process may use of the machine's memory, in bytes: a container's share where it is in one. */
function memory(): number {
  const share = process.constrainedMemory();
  return share > 0 ? Math.min(share, totalmem()) : totalmem();
}

/**
 * Settings of the embedded server for a machine. PostgreSQL's own defaults suit a machine of twenty years ago: an eighth of
 * a gigabyte is kept of a database of many, disks are taken to seek, and statements of a few milliseconds are compiled first.
 * @param bytes of memory, of which the server keeps an eighth for its pages, no less than its own default
 */
export function tunedFor(bytes: number = memory()): Readonly<Record<string, string>> {
  const kept = Math.min(Math.max(Math.floor(bytes / 8 / mega), 128), 2048);
  return {
    shared_buffers: `${kept}MB`,
    effective_cache_size: `${Math.max(Math.floor(bytes / 2 / mega), kept)}MB`,
    random_page_cost: '1.1',
    jit: 'off',
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
  };
}
