import { own } from '../kit/own.ts';
import type { AccessorialCode } from '@waybill/freight';
import { accessorialsOf, type AccessorialNames } from '../ltl/accessorials.ts';

const pickup: AccessorialNames = { LGPU: 'LIFO', INPU: 'INPU', LTDPU: 'LAPU', RESPU: 'RESP', TSPU: 'TRPU' };
const delivery: AccessorialNames = {
  LGDEL: 'LIFD',
  INDEL: 'INDE',
  LTDDEL: 'LADL',
  RESDEL: 'RESD',
  TSDEL: 'TRDS',
  NOTIFY: 'NTFN',
};
const atPickup: ReadonlySet<string> = new Set(Object.values(pickup).filter((name) => name !== null));

/** Service options of both ends. @throws CannotAsk when one is asked for that TForce does not publish */
export function serviceOptions(asked: readonly AccessorialCode[]) {
  const names = accessorialsOf(asked, { ...pickup, ...delivery }, 'TForce Freight');
  return { pickup: names.filter((name) => atPickup.has(name)), delivery: names.filter((name) => !atPickup.has(name)) };
}

const serviceNames: Readonly<Record<string, string>> = {
  '308': 'TForce Freight LTL',
  '309': 'TForce Freight LTL Guaranteed',
  '334': 'TForce Freight LTL Guaranteed A.M.',
  '349': 'TForce Standard LTL',
};

/** The name of a service, whose description in answers is `GRTD` and the like. */
export function serviceName(code: string, description: string | null | undefined): string {
  return own(serviceNames, code) ?? description ?? `TForce Freight ${code}`;
}

export function isGuaranteed(code: string): boolean {
  return code === '309' || code === '334';
}
