import { totalmem } from 'node:os';

const mega = 1024 * 1024;

/** Memory available to this process in bytes, limited by its container if there is one. */
function memory(): number {
  const share = process.constrainedMemory();
  return share > 0 ? Math.min(share, totalmem()) : totalmem();
}

/**
 * Settings of the embedded server for a machine. PostgreSQL's defaults suit old machines: 128 MB of shared buffers,
 * disks with slow seeks, and JIT compilation of statements that take milliseconds.
 * @param bytes of memory; an eighth is used for shared buffers, but at least PostgreSQL's default
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
