import { useQueryClient } from '@tanstack/react-query';
import {
  endpoints,
  type Contestable,
  type DisputePart,
  type DisputeReason,
  type Invoice,
  type OpenDispute,
} from '@waybill/contract';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../../lib/api/problem.ts';
import { queryKey, useApiMutation } from '../../../lib/api/query.ts';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { fieldText } from '../../../lib/language/text.ts';
import { notifyRefused } from '../../../ui/notify.ts';
import { refreshes } from './use-disputes.ts';
import { refusalOf, sendEvidence } from './use-evidence.ts';

/** The parts that an answer speaks of: weight and class move freight and fuel, a fee is an accessorial. */
const spokenOf: Readonly<Record<DisputeReason, readonly DisputePart['kind'][]>> = {
  weight: ['freight', 'fuel'],
  class: ['freight', 'fuel'],
  fee: ['accessorial'],
  other: [],
};

/** Ticks what an answer speaks of; where it speaks of nothing that was billed, and for anything else, all of it. */
export function tickedBy(reason: DisputeReason, parts: readonly DisputePart[]): ReadonlySet<string> {
  const spoken = parts.filter(({ kind }) => spokenOf[reason].includes(kind));
  return new Set((spoken.length > 0 ? spoken : parts).map(({ key }) => key));
}

/** The form of a dispute: its id is made once, so that a second try after a lost answer is the same dispute. */
export function useDisputeForm(invoice: Invoice, contestable: Contestable) {
  const { t } = useTranslation();
  const id = useRef(crypto.randomUUID());
  const busy = useRef(false);
  const [reason, setReason] = useState<DisputeReason | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  /** Part of the sum as it is typed; `null` inside while nothing is typed, and null for all of it. */
  const [other, setOther] = useState<{ readonly typed: number | null } | null>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [text, setText] = useState('');
  const [sending, setSending] = useState(false);
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const open = useApiMutation(endpoints.disputes.open);
  const cache = useQueryClient();

  // A correction is contested by what it added; anything else about the invoice, by the invoice.
  const of: OpenDispute['of'] = contestable.differences.length > 0 && reason !== 'other' ? 'differences' : 'lines';
  const parts = contestable[of];
  const sum = parts.reduce((total, part) => (chosen.has(part.key) ? total + part.amount.amount : total), 0);
  const { currency } = contestable.most;
  const most = { amount: Math.min(sum, contestable.most.amount), currency };
  const amount = { amount: other === null ? most.amount : (other.typed ?? 0), currency };
  const { money } = useChargedFormats();
  const tooMuch = amount.amount > most.amount ? fieldText('over_parts', { amount: money(most) }) : null;
  const wrong = other !== null && amount.amount < 1 ? fieldText('required') : tooMuch;

  const choose = (next: DisputeReason): void => {
    setReason(next);
    const shown = contestable[contestable.differences.length > 0 && next !== 'other' ? 'differences' : 'lines'];
    setChosen(tickedBy(next, shown));
    setOther(null);
  };
  const tick = (key: string, on: boolean): void => {
    setChosen((before) => new Set(on ? [...before, key] : [...before].filter((one) => one !== key)));
    setOther(null);
  };

  async function sendOnce(chosenReason: DisputeReason): Promise<void> {
    busy.current = true;
    setSending(true);
    setProblem(null);
    const body = {
      id: id.current,
      invoice_id: invoice.id,
      reason: chosenReason,
      of,
      parts: [...chosen],
      amount: amount.amount,
      text,
    };
    try {
      await open.mutateAsync({ body });
      for (const file of files) {
        await sendEvidence(endpoints.disputes.addEvidence, body.id, file).catch((cause: unknown) => {
          if (!(cause instanceof ApiProblem)) throw cause;
          notifyRefused({ title: t('disputes.form.file_failed', { name: file.name }), text: refusalOf(cause) });
        });
      }
      await Promise.all(refreshes.map((read) => cache.invalidateQueries({ queryKey: queryKey(read) })));
    } catch (cause) {
      if (!(cause instanceof ApiProblem)) throw cause;
      setProblem(cause);
      // With other details it must be another dispute; after a lost answer it must be the same.
      if (cause.status >= 400 && cause.status < 500) id.current = crypto.randomUUID();
    } finally {
      busy.current = false;
      setSending(false);
    }
  }
  const send = (): void => {
    setTried(true);
    if (!busy.current && reason !== null && chosen.size > 0 && wrong === null && text.trim() !== '')
      void sendOnce(reason);
  };
  return {
    reason,
    setReason: choose,
    parts,
    chosen,
    tick,
    most,
    amount,
    other,
    setOther,
    files,
    setFiles,
    text,
    setText,
    textError: tried && text.trim() === '' ? fieldText('required') : null,
    send,
    sending,
    missing: tried && reason === null,
    amountError: (tried ? wrong : null) ?? problem?.errors['amount']?.[0] ?? null,
    failure: problem === null || problem.errors['amount'] !== undefined ? null : problem.message,
  };
}
export type DisputeForm = ReturnType<typeof useDisputeForm>;
