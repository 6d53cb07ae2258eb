import type { SimulatorAnswer } from '../kit/index.ts';

/** A refusal in the carrier's own shape. */
export function refuse(
  status: number,
  code: string,
  message: string,
  headers?: Record<string, string>,
): SimulatorAnswer {
  const body = { response: { errors: [{ code, message }] } };
  return { status, body, headers: { errorcode: code, errordescription: message, ...headers } };
}

/** A request is refused by throwing this, from wherever the fault is found. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly answer: SimulatorAnswer;

  constructor(code: string, message: string, status = 400) {
    super(message);
    this.answer = refuse(status, code, message);
  }
}

/** Runs a handler, with what it threw as its answer. */
export function refusing(handle: () => SimulatorAnswer): SimulatorAnswer {
  try {
    return handle();
  } catch (error) {
    if (error instanceof Refused) return error.answer;
    throw error;
  }
}

/** What every answer of the older services begins with. */
export const success = (context?: string) => ({
  ResponseStatus: { Code: '1', Description: 'Success' },
  ...(context === undefined ? {} : { TransactionReference: { CustomerContext: context } }),
});
