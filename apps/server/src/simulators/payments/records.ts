import { randomBytes } from 'node:crypto';
import { kindOf } from '@waybill/carriers/simulators';

/** A new id in the API's format, e.g. `pi_3Q…`. */
export function newApiId(prefix: string): string {
  return `${prefix}_${randomBytes(18).toString('base64url').replaceAll(/[-_]/g, '0')}`;
}

export type Line = { readonly name: string; readonly amount: number; readonly quantity: number };

/** A hosted checkout session. Amounts are minor units; instants are seconds since 1970 UTC. */
export type Session = {
  readonly id: string;
  readonly status: 'open' | 'complete' | 'expired';
  readonly amount: number;
  readonly currency: string;
  readonly lines: readonly Line[];
  readonly metadata: Readonly<Record<string, string>>;
  readonly intentMetadata: Readonly<Record<string, string>>;
  readonly reference: string | null;
  readonly email: string | null;
  readonly locale: string;
  readonly manual: boolean;
  readonly successUrl: string;
  readonly cancelUrl: string | null;
  readonly created: number;
  readonly expires: number;
  readonly intent: string | null;
};

export type CardSeen = { readonly brand: string; readonly last4: string };

export type Intent = {
  readonly id: string;
  readonly status: 'requires_payment_method' | 'requires_action' | 'requires_capture' | 'succeeded' | 'canceled';
  readonly amount: number;
  readonly currency: string;
  readonly received: number;
  readonly refunded: number;
  readonly manual: boolean;
  readonly metadata: Readonly<Record<string, string>>;
  readonly session: string;
  readonly card: CardSeen | null;
  readonly charge: string | null;
  readonly failure: string | null;
  readonly created: number;
  /** When an authorization expires. */
  readonly captureBefore: number | null;
  readonly cancellation: string | null;
};

export type Refund = {
  readonly id: string;
  readonly intent: string;
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly created: number;
};

export const sessions = kindOf<Session>('session');
export const intents = kindOf<Intent>('intent');
export const refunds = kindOf<Refund>('refund');

/** Seconds since 1970 UTC. */
export const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);
