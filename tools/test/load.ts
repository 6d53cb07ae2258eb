import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Uses up the time of every core, as other work on the machine does. @returns how to end it. */
export function keepCoresBusy(): { stop(): void } {
  const burners = Array.from({ length: availableParallelism() }, () => new Worker('for (;;);', { eval: true }));
  return { stop: () => burners.forEach((burner) => void burner.terminate()) };
}
