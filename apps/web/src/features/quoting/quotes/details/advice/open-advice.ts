import type { DetailsDraft } from '../../draft/draft.ts';
import type { End } from '../lane/use-place.ts';

/** What of an address can be overridden. */
export type AdviceKind = 'site_type' | 'liftgate';
export type OpenAdvice = { readonly end: End; readonly kind: AdviceKind };

const liftgates = { origin: 'LGPU', destination: 'LGDEL' } as const;
const ends = ['origin', 'destination'] as const;

/** An override as it is remembered when it was answered with "keep"; another choice asks again. */
export function overrideOf({ end, kind }: OpenAdvice, details: DetailsDraft): string {
  return kind === 'site_type' ? `${end}.site_type=${details[end].site_type}` : `${end}.liftgate=none`;
}

/** Whether the draft does otherwise than the address that was picked recommends. */
function overrides({ end, kind }: OpenAdvice, { advice, accessorials, mode, ...stops }: DetailsDraft): boolean {
  const given = advice[end];
  if (given === null) return false;
  if (kind === 'site_type') return given.site_type !== stops[end].site_type;
  // Boxes need no liftgate.
  return given.liftgate && mode !== 'parcel' && !accessorials.includes(liftgates[end]);
}

/** Recommendations of addresses that somebody overrode and has not answered for yet. */
export function openAdvice(details: DetailsDraft): OpenAdvice[] {
  return ends
    .flatMap((end) => [{ end, kind: 'site_type' } as const, { end, kind: 'liftgate' } as const])
    .filter((one) => overrides(one, details) && !details.kept.includes(overrideOf(one, details)));
}

/** Details with a recommendation taken again. */
export function withAdvice({ end, kind }: OpenAdvice, details: DetailsDraft): Partial<DetailsDraft> {
  const given = details.advice[end];
  if (given === null) return {};
  if (kind === 'site_type') return { [end]: { ...details[end], site_type: given.site_type } };
  return { accessorials: [...details.accessorials, liftgates[end]] };
}
