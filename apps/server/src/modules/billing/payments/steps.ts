import type { Services } from '../../../core/context.ts';

/** Steps of a payment at which a fault run can stop. */
export const paymentSteps = ['claimed', 'page_made', 'page_noted', 'told', 'asked', 'in_books'] as const;
export type PaymentStep = (typeof paymentSteps)[number];

/** Checkpoint for fault runs. */
export async function at({ checkpoint }: Services, step: PaymentStep): Promise<void> {
  await checkpoint?.(`payment_${step}`);
}
