import { endpoints } from '@waybill/contract';
import { command, query, type Binding } from '../../../core/http/binding.ts';
import { acceptDisclaimer, callerState } from './acceptance.ts';

export { acceptDisclaimer, assertCallerAccepted, assertDisclaimerAccepted } from './acceptance.ts';

const { disclaimers } = endpoints;

export const disclaimersBindings: readonly Binding[] = [
  query(disclaimers.show, async (ctx) => ({ data: await callerState(ctx) })),
  command(disclaimers.accept, acceptDisclaimer),
];
