import { endpoints } from '@waybill/contract';
import { accountOf, signedIn } from '../../../core/context.ts';
import { command, query, type Binding } from '../../../core/http/binding.ts';
import { acceptDisclaimer, disclaimerStateOf } from './acceptance.ts';

import { publishDisclaimer, shownDisclaimer } from './texts.ts';

export { currentDisclaimer } from './texts.ts';
export { acceptDisclaimer, assertCallerAccepted, assertDisclaimerAccepted } from './acceptance.ts';

const { disclaimers } = endpoints;

export const disclaimersBindings: readonly Binding[] = [
  query(disclaimers.show, async (ctx) => ({
    data: await disclaimerStateOf(ctx.db, accountOf(ctx), signedIn(ctx).userId),
  })),
  command(disclaimers.accept, acceptDisclaimer),
  query(disclaimers.published, async ({ db }) => ({ data: await shownDisclaimer(db) })),
  command(disclaimers.publish, publishDisclaimer),
];
