import type { Services } from '../../../core/context.ts';

/** Names of the steps of a payment, for fault runs. */
export const paymentSteps = ['claimed', 'page_made', 'page_noted', 'told', 'asked', 'in_books'] as const;
export type PaymentStep = (typeof paymentSteps)[number];

/** Stops at a step where a fault run asks for it. */
export async function at({ checkpoint }: Services, step: PaymentStep): Promise<void> {
  await checkpoint?.(`payment_${step}`);
}
