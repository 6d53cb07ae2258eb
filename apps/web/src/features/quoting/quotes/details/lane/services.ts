import { requestable } from '@waybill/contract';
import { accessorialTable, type AccessorialCode } from '@waybill/freight';

/** Services that a shipper asks for, by the end of the way where they are done; on the way counts as pickup. */
export const servicesAt: Readonly<Record<'origin' | 'destination', readonly AccessorialCode[]>> = {
  origin: accessorialTable
    .filter(({ origin, side }) => origin === 'requested' && side !== 'delivery')
    .map(({ code }) => code),
  destination: accessorialTable
    .filter(({ origin, side }) => origin === 'requested' && side === 'delivery')
    .map(({ code }) => code),
};

/** The codes that have words of their own. */
export type RequestedService =
  | 'LGPU'
  | 'LGDEL'
  | 'INPU'
  | 'INDEL'
  | 'APPT'
  | 'NOTIFY'
  | 'SORT'
  | 'TSPU'
  | 'TSDEL'
  | 'FREEZE';

export function isRequested(code: AccessorialCode): code is RequestedService {
  return requestable.includes(code);
}
