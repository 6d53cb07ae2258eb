import { own } from '../kit/own.ts';
import type { CarrierMessage } from '../kit/index.ts';

/** The standard's status codes. */
const meanings: Readonly<Record<string, string>> = {
  '100': 'General information',
  '200': 'Non-critical error',
  '300': 'Data error',
  '400': 'Formatting error',
  '500': 'Business logic error',
  '600': 'Carrier specific error',
  '700': 'Outside ship window',
  '800': 'No freight - will be re-attempted',
  '900': 'No freight - pickup closed',
  '1000': 'Freight not ready',
  '1100': 'Packaging problem',
  '1200': 'Bill of lading image not created',
  '1300': 'Label image not created',
  '1400': 'Duplicate PRO number',
  '1500': 'Unknown reason',
  '1600': 'Shipper closed',
  '1700': 'Duplicate PO number',
};

export const duplicatePro = '1400';

const severities: Readonly<Record<string, CarrierMessage['severity']>> = { '100': 'info', '200': 'warning' };

function message(code: string, text: string): CarrierMessage {
  return { severity: own(severities, code) ?? 'error', code, text: text === '' ? (own(meanings, code) ?? code) : text };
}

function firstText(value: Readonly<Record<string, unknown>>, names: readonly string[]): string {
  const found = names.map((name) => value[name]).find((each) => typeof each === 'string' || typeof each === 'number');
  return found === undefined ? '' : String(found);
}

/** One entry. The file gives it no type: carriers send numbers, `300 - Failure Data Error ...`, or objects. */
function read(entry: unknown): readonly CarrierMessage[] {
  if (typeof entry === 'number') return [message(String(entry), '')];
  if (typeof entry === 'string') {
    const [, code, text = ''] = /^\s*(\d{3,4})\b[\s:-]*(.*)$/s.exec(entry) ?? [];
    return code === undefined ? [] : [message(code, text.trim())];
  }
  if (typeof entry !== 'object' || entry === null) return [];
  const fields = entry as Readonly<Record<string, unknown>>;
  const code = firstText(fields, ['code', 'statusCode', 'resultStatusCode']);
  const text = firstText(fields, ['message', 'description', 'text', 'additionalInfo']);
  return code === '' && text === '' ? [] : [message(code === '' ? '600' : code, text)];
}

/** Messages of a list of status codes; empty for anything else. */
export function resultCodesIn(value: unknown): readonly CarrierMessage[] {
  return Array.isArray(value) ? value.flatMap(read) : [];
}

/** Whether these tell that nothing was done: an image that was not made says nothing on the bill itself. */
export function isFailure(messages: readonly CarrierMessage[]): boolean {
  return messages.some(({ severity, code }) => severity === 'error' && code !== '1200' && code !== '1300');
}
