import type { PartnerState } from '@waybill/contract';
import { endpoints } from '@waybill/contract';
import type { Tone } from '../../../ui/freight/shared/tones.ts';

export const stateTones: Readonly<Record<PartnerState, Tone>> = {
  testing: 'move',
  active: 'go',
  paused: 'wait',
  retired: 'off',
};

const { partners } = endpoints;
/** What a change of a partner makes stale. */
export const partnerReads = [partners.list, partners.show, partners.choices] as const;

export { ownZone } from '../../../lib/format/zones.ts';
