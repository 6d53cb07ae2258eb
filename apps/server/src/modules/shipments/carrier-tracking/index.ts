import { endpoints } from '@waybill/contract';
import { process, query, type Binding } from '../../../core/http/binding.ts';
import { pageBody } from '../../../core/page.ts';
import type { JobHandler } from '../../../core/jobs/define.ts';
import { pollJobs } from './poll.ts';
import { takePush, takeSignedPush } from './push.ts';
import { listEdi214, showEdi214, takeEdi214 } from './edi-214-files.ts';
import { readJobs } from './read.ts';
import { subscribeJobs } from './subscribe.ts';

export { readAllOpen } from './read.ts';
export { receive } from './receive.ts';
export { targetsOf, type Target } from './targets.ts';
export { pushKey, verifiedPush } from './push.ts';
export { subscribeToEvents } from './subscribe-job.ts';

export const carrierTrackingBindings: readonly Binding[] = [
  process(endpoints.tracking.push, takePush),
  process(endpoints.tracking.signedPush, takeSignedPush),
  process(endpoints.edi214.upload, takeEdi214),
  query(endpoints.edi214.list, async ({ services }, { query: asked }) => {
    const { rows, total } = await listEdi214(services.database.staff, asked);
    return pageBody(rows, total, asked, endpoints.edi214.list.path);
  }),
  query(endpoints.edi214.show, showEdi214),
];
export const carrierTrackingJobs: readonly JobHandler[] = [...readJobs, ...pollJobs, ...subscribeJobs];
