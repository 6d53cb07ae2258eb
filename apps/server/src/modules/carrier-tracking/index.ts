import { endpoints } from '@waybill/contract';
import { process, type Binding } from '../../core/http/binding.ts';
import type { JobHandler } from '../../core/jobs/define.ts';
import { pollJobs } from './poll.ts';
import { takePush, takeSignedPush } from './push.ts';
import { takeEdi214 } from './edi-214.ts';
import { readJobs } from './read.ts';
import { subscribeJobs } from './subscribe.ts';

export { readAllOpen } from './read.ts';
export { receive } from './receive.ts';
export { pushKey } from './push.ts';
export { subscribeToEvents } from './subscribe-job.ts';

export const carrierTrackingBindings: readonly Binding[] = [
  process(endpoints.tracking.push, takePush),
  process(endpoints.tracking.signedPush, takeSignedPush),
  process(endpoints.tracking.edi214, takeEdi214),
];
export const carrierTrackingJobs: readonly JobHandler[] = [...readJobs, ...pollJobs, ...subscribeJobs];
