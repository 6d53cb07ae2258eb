import { endpoints } from '@waybill/contract';
import { useSyncExternalStore } from 'react';
import { call } from '../api/call.ts';
import { session } from '../session/store.ts';
import { guestPreferences } from './guest-preferences.ts';
import type { ExchangeRates } from './shown-currency.ts';

/** What there is before rates were asked for; a table without rates is another one. */
export const none: ExchangeRates = [];
let rates: ExchangeRates = none;
let asked: Promise<void> | null = null;
const listeners = new Set<() => void>();

async function ask(): Promise<void> {
  try {
    const { data } = await call(endpoints.settings.exchangeRates);
    rates = data;
    for (const listener of listeners) listener();
  } catch {
    // Amounts stay in their own currency, and the next view asks again.
    asked = null;
  }
}

/** Whether somebody reads money in another currency than their account is charged in. */
function converts(): boolean {
  const { user } = session;
  const reader = user ?? guestPreferences.now;
  return reader.currency !== (user?.account?.currency ?? 'USD');
}

/** Fetches the rates once somebody needs them: at the start, or the moment they choose another currency. */
function askWhenNeeded(): void {
  if (converts()) asked ??= ask();
}

/** The exchange rates on record, as far as anybody needs them; empty until they are there. */
export function useExchangeRates(): ExchangeRates {
  return useSyncExternalStore(subscribe, () => rates);
}

let stop: (() => void) | null = null;

function followReader(): () => void {
  const stops = [session.subscribe(askWhenNeeded), guestPreferences.subscribe(askWhenNeeded)];
  return () => stops.forEach((end) => end());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  stop ??= followReader();
  askWhenNeeded();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = null;
  };
}

/** Forgets the rates, so that they are asked for again. */
export function forgetExchangeRates(): void {
  rates = none;
  asked = null;
}
