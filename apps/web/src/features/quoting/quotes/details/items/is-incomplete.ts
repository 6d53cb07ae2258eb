import type { ItemDraft } from '../../draft/draft.ts';
import { waitsForAnswer } from '../../draft/request.ts';
import type { Checks } from '../load-checks.ts';

/** Whether a line still needs something typed or answered; such a line is never folded away. */
export function isIncomplete({ isWhole }: Checks, item: ItemDraft, items: readonly ItemDraft[] = []): boolean {
  return waitsForAnswer(item, items) || !isWhole(item);
}
