import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Keeps every core busy, like other work on the machine. @returns what stops it */
export function startCoreLoad(): { stop(): void } {
  const burners = Array.from({ length: availableParallelism() }, () => new Worker('for (;;);', { eval: true }));
  return { stop: () => burners.forEach((burner) => void burner.terminate()) };
}
