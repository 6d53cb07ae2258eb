import type { PaidBy } from '@waybill/contract';
import type { Language } from '@waybill/phrases';
import type { TFunction } from 'i18next';
import { printedDate } from '../../../core/documents/index.ts';

type Row = { readonly method: string; readonly reference: string | null };

/** `check 10423`, `bank transfer (ACH)`: how money came that staff recorded. */
export function methodName({ method, reference }: Row, say: TFunction): string {
  const name = say(`payments.method.${method as PaidBy['method']}`);
  return reference === null ? name : say('payments.method_number', { method: name, number: reference });
}

/** `check 10423, received Nov 24, 2026`: a recorded payment on a statement. */
export function receivedWords({ received_on: on, ...row }: PaidBy, say: TFunction, language: Language): string {
  const how = methodName(row, say);
  return on === null ? how : say('payments.received_on', { how, date: printedDate(on, language) });
}
