import type { AccessorialCode } from '@waybill/freight';
import { accessorialsOf, type AccessorialNames } from '../ltl/accessorials.ts';

/** Additional services by R+L's names. Rates hold for no trade shows, and sorting cannot be booked. */
const names: AccessorialNames = {
  LGPU: 'OriginLiftgate',
  LGDEL: 'DestinationLiftgate',
  INPU: 'InsidePickup',
  INDEL: 'InsideDelivery',
  LTDPU: 'LimitedAccessPickup',
  LTDDEL: 'LimitedAccessDelivery',
  RESPU: 'ResidentialPickup',
  RESDEL: 'ResidentialDelivery',
  APPT: 'DeliveryAppointment',
  FREEZE: 'Freezable',
};

/** @throws CannotAsk when one is asked for that R+L does not publish */
export function rlServices(asked: readonly AccessorialCode[]): readonly string[] {
  return accessorialsOf(asked, names, 'R+L Carriers');
}
