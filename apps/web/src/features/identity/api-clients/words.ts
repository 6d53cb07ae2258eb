import type { ApiClientState, ApiScope, OverlapHours } from '@waybill/contract';
import type { TFunction } from 'i18next';
import type { Tone } from '../../../ui/freight/shared/tones.ts';

/** What a scope lets a program do. */
export function scopeWords(t: TFunction, scope: ApiScope): string {
  return t(`api_clients.scope_words.${scope}`);
}

/** For how long a secret still opens beside the one that takes its place. */
export function overlapWords(t: TFunction, hours: OverlapHours): string {
  return t(`api_clients.overlaps.h${hours}`);
}

export const stateTones: Readonly<Record<ApiClientState, Tone>> = { active: 'go', off: 'wait', revoked: 'off' };

export { ownZone } from '../../../lib/format/zones.ts';
