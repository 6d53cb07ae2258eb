import { useCallback } from 'react';
import { whenReleased } from '../../../../lib/forms/when-released.ts';
import { useQuoteForm, type QuoteForm } from '../draft/quote-form.ts';
import { loadChecks } from './load-checks.ts';

function isBlank(value: unknown): boolean {
  return value === '' || value === null || value === undefined;
}

function valueAt(source: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, part) => (value as Readonly<Record<string, unknown>> | null)?.[part], source);
}

/** The rules of the contract came with the first key that was typed. */
async function judge(quoteForm: QuoteForm, path: string): Promise<void> {
  const { checkFields } = await loadChecks();
  const { details } = quoteForm.draft.get();
  const text = checkFields(details, details.pickup_date ?? '2100-01-01')[path];
  quoteForm.problems.set((now) => {
    if (now.texts[path] === text) return now;
    const { [path]: _old, ...others } = now.texts;
    return { ...now, texts: text === undefined ? others : { ...others, [path]: text } };
  });
}

/** Judges one field when it is left. What was never filled in is named on submit only. */
export function useLeave(): (path: string) => void {
  const quoteForm = useQuoteForm();
  return useCallback(
    (path) => {
      const { details } = quoteForm.draft.get();
      if (path !== 'shipment_value' && isBlank(valueAt(details, path))) return;
      if (path === 'shipment_value' && details.value === null) return;
      // Offline, with the rules still to come, asking for rates says so.
      whenReleased(() => void judge(quoteForm, path).catch(() => undefined));
    },
    [quoteForm],
  );
}
