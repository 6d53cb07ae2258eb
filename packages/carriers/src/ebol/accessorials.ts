import type { AccessorialCode } from '@waybill/freight';
import { CannotAsk, type CarrierServices, type FreightLine } from '../kit/index.ts';
import { accessorialsOf, type AccessorialNames } from '../ltl/accessorials.ts';
import { decimal } from '../ltl/load.ts';
import { tenDigits } from '../ltl/party.ts';

/** Services by the standard's codes. A trade show is limited access of that kind. */
const names: AccessorialNames = {
  LGPU: 'LFTP',
  LGDEL: 'LFTD',
  RESPU: 'REP',
  RESDEL: 'RES',
  LTDPU: 'LTDAP',
  LTDDEL: 'LTDAD',
  TSPU: 'LTDAP',
  TSDEL: 'LTDAD',
  INPU: 'IPU',
  INDEL: 'IDL',
  NOTIFY: 'MNC',
  SORT: 'SRT',
  FREEZE: 'PSC',
};

const isOverLength = (code: AccessorialCode): boolean => code.startsWith('OVR');

/** Codes that follow from the load: the standard wants them named. */
function foundIn(asked: readonly AccessorialCode[], lines: readonly FreightLine[], declared: boolean) {
  return [
    ...(lines.some(({ hazmat }) => hazmat !== null) ? ['HAZ'] : []),
    ...(asked.some(isOverLength) ? ['OVR'] : []),
    ...(declared ? ['FVC'] : []),
  ];
}

function tradeShows(asked: readonly AccessorialCode[]) {
  const [origin, destination] = [asked.includes('TSPU'), asked.includes('TSDEL')];
  if (!origin && !destination) return {};
  return {
    limitedAccessType: {
      ...(origin ? { origin: 'Tradeshow' } : {}),
      ...(destination ? { destination: 'Tradeshow' } : {}),
    },
  };
}

function emergency(lines: readonly FreightLine[]) {
  const hazmat = lines.find((line) => line.hazmat !== null)?.hazmat;
  if (hazmat === undefined || hazmat === null) return {};
  const { emergencyContact: name, emergencyPhone } = hazmat;
  return { hazardousDetails: { emergencyContact: { name, phone: tenDigits(emergencyPhone) } } };
}

/**
 * Services and what each needs to be told with it.
 * @throws CannotAsk when one is asked for that the standard does not have, or a delivery appointment: it is taken only
 *   with its date, which nobody knows when booking
 */
export function accessorialsFor(
  { accessorials, declareValue, shipmentValue }: CarrierServices,
  lines: readonly FreightLine[],
) {
  if (accessorials.includes('APPT')) {
    throw new CannotAsk('accessorial_unsupported', 'The standard takes a delivery appointment only with its date');
  }
  const asked = accessorialsOf(accessorials, names, 'The standard');
  const pieces = lines.reduce((total, line) => total + line.pieces, 0);
  return {
    codes: [...asked, ...foundIn(accessorials, lines, declareValue)],
    ...emergency(lines),
    ...(asked.includes('SRT') ? { sortAndSegregateDetails: { pieces } } : {}),
    ...(declareValue
      ? { fullValueCoverageDetails: { monetaryValue: decimal(shipmentValue), currency: shipmentValue.currency } }
      : {}),
    ...tradeShows(accessorials),
  };
}
