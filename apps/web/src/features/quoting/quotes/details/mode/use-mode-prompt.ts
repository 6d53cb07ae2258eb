import type { Finding } from '@waybill/freight';
import { useState } from 'react';
import { useQuoteForm } from '../../draft/quote-form.ts';
import type { QuoteMode } from '../../draft/draft.ts';
import { changeMode } from './change-mode.ts';
import type { Checks } from '../load-checks.ts';
import type { RequestedDay } from './ltl-findings.ts';

/** What is asked about the mode before rates are. */
export type ModePrompt =
  | { readonly kind: 'choose' }
  | { readonly kind: 'switch'; readonly reasons: readonly Finding[] };

/**
 * The mode, settled before rates are asked for: a load that only one mode takes goes by that one, one that both take
 * is asked about, and boxes that no parcel carrier takes are offered to LTL.
 */
export function useModePrompt() {
  const quoteForm = useQuoteForm();
  const [prompt, setPrompt] = useState<ModePrompt | null>(null);
  /** @returns whether rates can be asked for now; otherwise the question is open */
  function settle({ cargoRefusals, choiceOf }: Checks, day: RequestedDay): boolean {
    const { details } = quoteForm.draft.get();
    const choice = choiceOf(details, day);
    if (choice === 'choose') setPrompt({ kind: 'choose' });
    else if (choice === 'switch_to_ltl') setPrompt({ kind: 'switch', reasons: cargoRefusals('parcel', details, day) });
    else {
      if (details.mode === null) changeMode(quoteForm, choice === 'parcel' ? 'parcel' : 'ltl');
      return true;
    }
    return false;
  }
  return { prompt, settle, close: () => setPrompt(null), choose: (mode: QuoteMode) => changeMode(quoteForm, mode) };
}
