import type { RebookBar } from '@waybill/contract';
import type { Context } from '../../../../core/context.ts';
import { Refusal } from '../../../../core/refusal.ts';
import { speak } from '../../../../core/speak.ts';

/** A refusal to rebook, with the reason as text. */
export function barred({ language }: Pick<Context, 'language'>, bar: RebookBar): Refusal {
  return new Refusal('rebook_barred', { params: { reason: speak(language)(`terms.rebook_bars.${bar}`) } });
}
