import { endpoints } from '@waybill/contract';
import { command, query, type Binding } from '../../../core/http/binding.ts';
import { acceptDisclaimer, callerState } from './acceptance.ts';

import { publishDisclaimer, shownDisclaimer } from './texts.ts';

export { currentDisclaimer } from './texts.ts';
export { acceptDisclaimer, assertCallerAccepted, assertDisclaimerAccepted } from './acceptance.ts';

const { disclaimers } = endpoints;

export const disclaimersBindings: readonly Binding[] = [
  query(disclaimers.show, async (ctx) => ({ data: await callerState(ctx) })),
  command(disclaimers.accept, acceptDisclaimer),
  query(disclaimers.published, async ({ db }) => ({ data: await shownDisclaimer(db) })),
  command(disclaimers.publish, publishDisclaimer),
];
