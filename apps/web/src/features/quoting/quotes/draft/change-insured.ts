import type { Desk } from './draft-context.ts';

/** Shows and books prices with or without insurance from here on; the rates stay the same ones. */
export function changeInsured({ draft }: Desk, insured: boolean): void {
  draft.set((now) => ({ ...now, insured }));
}
