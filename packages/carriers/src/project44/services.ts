import type { FreightLine, CarrierServices } from '../kit/index.ts';
import { CannotAsk } from '../kit/index.ts';
import { accessorialsOf, type AccessorialNames } from '../ltl/accessorials.ts';

/**
 * Services by project44's codes; the contract leaves its list to the provider's portal, so these are the ones that its
 * users are known to send. A trade show is a convention there. It has no code for protection from freezing that is
 * known.
 */
const names: AccessorialNames = {
  LGPU: 'LGPU',
  LGDEL: 'LGDEL',
  RESPU: 'RESPU',
  RESDEL: 'RESDEL',
  LTDPU: 'LTDPU',
  LTDDEL: 'LTDDEL',
  INPU: 'INPU',
  INDEL: 'INDEL',
  APPT: 'APPT',
  NOTIFY: 'NOTIFY',
  SORT: 'SORTDEL',
  TSPU: 'CNVPU',
  TSDEL: 'CNVDEL',
};

/**
 * Accessorial services of a request.
 * @throws CannotAsk when one is asked for without a code, or a value is to be declared: the contract has a field for
 *   insurance only, which is another thing
 */
export function servicesOf({ accessorials, declareValue }: CarrierServices, lines: readonly FreightLine[]) {
  if (declareValue) throw new CannotAsk('declared_value_unsupported', 'project44 takes no declared value here');
  const codes = accessorialsOf(accessorials, names, 'project44');
  const hazardous = lines.some(({ hazmat }) => hazmat !== null);
  return [...codes, ...(hazardous ? ['HAZM'] : [])].map((code) => ({ code }));
}

/** The service every carrier has. */
export const standard = 'STD';

/** A level above the standard one can be named in a dispatch by the number of its quote only. */
export function isBookable(serviceCode: string, quoteNumber: string | null): boolean {
  return serviceCode === standard || quoteNumber !== null;
}
