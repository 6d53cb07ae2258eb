import { endpoints } from '@waybill/contract';
import { process, type Binding } from '../../core/http/binding.ts';
import type { JobHandler } from '../../core/jobs/define.ts';
import { pollJobs } from './poll.ts';
import { takePush, takeSignedPush } from './push.ts';
import { readJobs } from './read.ts';

export { pushKey } from './push.ts';
export { receive } from './receive.ts';

export const carrierTrackingBindings: readonly Binding[] = [
  process(endpoints.tracking.push, takePush),
  process(endpoints.tracking.signedPush, takeSignedPush),
];
export const carrierTrackingJobs: readonly JobHandler[] = [...readJobs, ...pollJobs];
