import type { SimulatorAnswer } from '../kit/index.ts';

/** One complaint, by the path of the field as R+L writes it: `request.RateQuote.Items`. */
export type Complaint = readonly [property: string, message: string];

/** R+L's failure: status and `Code` are the same, and every result field is null. */
export function failing(
  code: number,
  complaints: readonly Complaint[],
  nulls: Readonly<Record<string, null>> = {},
): SimulatorAnswer {
  return {
    status: code,
    body: {
      ...nulls,
      Code: code,
      Errors: complaints.map(([Property, ErrorMessage]) => ({ Property, ErrorMessage, ExceptionMessage: '' })),
      Messages: [],
    },
  };
}

/** R+L's success. */
export function succeeding(
  result: Readonly<Record<string, unknown>>,
  { messages = [], log }: { messages?: readonly string[]; log?: Readonly<Record<string, unknown>> } = {},
): SimulatorAnswer {
  return {
    status: 200,
    body: { ...result, Code: 200, Errors: [], Messages: messages },
    ...(log === undefined ? {} : { log }),
  };
}

/** Cents as R+L writes money: `$1,487.83`. */
export function dollars(cents: number): string {
  const whole = String(Math.trunc(cents / 100)).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `$${whole}.${String(cents % 100).padStart(2, '0')}`;
}
