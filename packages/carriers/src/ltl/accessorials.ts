import { accessorialTable, type AccessorialCode } from '@waybill/freight';
import { CannotAsk } from '../kit/index.ts';

/** A carrier's own names of the services it publishes, by our codes; null for one that it takes another way. */
export type AccessorialNames = Partial<Readonly<Record<AccessorialCode, string | null>>>;

/** What follows from the freight or from the ZIP code: the carrier finds it in the load, nobody asks for it. */
function isFound(code: AccessorialCode): boolean {
  const row = accessorialTable.find((each) => each.code === code);
  return row?.origin === 'load' || code === 'NYC';
}

/** What one service brings with it: carriers decline both together. A home is limited access; an appointment is a call. */
const covered: Partial<Readonly<Record<AccessorialCode, AccessorialCode>>> = {
  LTDPU: 'RESPU',
  LTDDEL: 'RESDEL',
  NOTIFY: 'APPT',
};

function isCovered(code: AccessorialCode, among: readonly AccessorialCode[]): boolean {
  const by = covered[code];
  return by !== undefined && among.includes(by);
}

/**
 * The accessorials of a shipment in a carrier's own names, each once.
 * @throws CannotAsk `accessorial_unsupported` when one is asked for that the carrier does not publish
 */
export function accessorialsOf(
  asked: readonly AccessorialCode[],
  names: AccessorialNames,
  carrier: string,
): readonly string[] {
  const wanted = asked.filter((code) => !isFound(code) && !isCovered(code, asked));
  const missing = wanted.filter((code) => names[code] === undefined);
  if (missing.length > 0) {
    throw new CannotAsk('accessorial_unsupported', `${carrier} publishes no service for ${missing.join(', ')}`);
  }
  return [...new Set(wanted.map((code) => names[code]).filter((name) => typeof name === 'string'))];
}
