import type { Quote } from '@waybill/contract';
import type { CarrierAnswer } from '../../../../ui/freight/answers/answer-bar.tsx';
import { findingText } from '../../../../lib/language/finding-text.ts';

const states = { asked: 'waiting', answered: 'rates', without_rate: 'none' } as const;

/** How far each carrier of a quote has come, in words that the bar shows. */
export function answersOf({ carriers, rates, without_rate: without }: Quote): CarrierAnswer[] {
  return carriers.map(({ carrier: { id, name }, state, took_ms: tookMs }) => {
    const findings = without.find(({ carrier }) => carrier.id === id)?.findings ?? [];
    return {
      id,
      carrier: name,
      state: states[state],
      rates: rates.filter(({ carrier }) => carrier.id === id).length,
      reason: findings.map(findingText).join(' '),
      ...(tookMs === null ? {} : { tookSeconds: tookMs / 1000 }),
    };
  });
}
