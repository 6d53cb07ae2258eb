import type { Binding } from './core/http/binding.ts';
import type { JobHandler } from './core/jobs/define.ts';
import { mailJobs } from './modules/mail/index.ts';
import { placesBindings } from './modules/places/index.ts';
import { sessionBindings, sessionJobs } from './modules/session/index.ts';

/** Every endpoint's code. A module adds its line here and nowhere else. */
export const bindings: readonly Binding[] = [...sessionBindings, ...placesBindings];

/** Every job's handler. */
export const jobHandlers: readonly JobHandler[] = [...sessionJobs, ...mailJobs];
