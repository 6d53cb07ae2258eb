import { errorTable, problem, type Endpoint } from '@waybill/contract';
import { refusalCodes } from '../core/http/openapi.ts';

export type Answer = { readonly status: number; readonly text: string; readonly type: string };

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** How a response violates the contract of its endpoint; null if it does not. */
export function contractBreach(endpoint: Endpoint, { status, text, type }: Answer): string | null {
  const refused = problem.safeParse(read(text));
  if (refused.success) {
    const { code } = refused.data;
    if (errorTable[code].status !== status) return `the code ${code} with another status`;
    return refusalCodes(endpoint).includes(code) ? null : `the code ${code}, which is not declared`;
  }
  const shape = endpoint.answers[status];
  if (shape === undefined) return 'a refusal of another shape';
  if (shape === null) return text === '' ? null : 'a body that is not declared';
  if ('bytes' in shape) return shape.bytes === '*/*' || type.startsWith(shape.bytes) ? null : `the media type ${type}`;
  const parsed = shape.safeParse(read(text));
  return parsed.success ? null : `a body of another shape: ${parsed.error.message.slice(0, 300)}`;
}
