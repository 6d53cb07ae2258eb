import type { AnyDraft } from './draft-kind.ts';
import type { QuoteDraft } from './draft.ts';
import { emptyDraft } from './empty.ts';

// Keys are made, and where a new quote begins follows the settings: neither was typed.
const made: ReadonlySet<string> = new Set(['id', 'key', 'insured', 'mode', 'currency', 'package_type', 'degrees']);

/** Everything in a draft that a person can have typed, as one text to compare. */
export function typedText(draft: AnyDraft): string {
  return JSON.stringify(draft, (name, value: unknown) => (made.has(name) ? undefined : value));
}

/** Whether nothing has been typed yet: such a draft is kept nowhere. */
export function isBlank(draft: QuoteDraft): boolean {
  return typedText(draft) === typedText(emptyDraft());
}
