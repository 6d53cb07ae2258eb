import type { QuoteForm } from './quote-form.ts';

/** Shows and books prices with or without insurance from here on; the rates stay the same ones. */
export function changeInsured({ draft }: QuoteForm, insured: boolean): void {
  draft.set((now) => ({ ...now, insured }));
}
