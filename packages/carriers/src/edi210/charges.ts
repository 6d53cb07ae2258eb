import type { AccessorialCode } from '@waybill/freight';
import { own } from '../kit/own.ts';

/** A line of a carrier's bill, in minor units. */
export type BilledLine = {
  readonly kind: 'freight' | 'discount' | 'fuel' | 'accessorial';
  /** Our code of the service; `OTHER` for one that nobody here has a code for. */
  readonly code: string;
  /** The carrier's own wording. */
  readonly text: string;
  readonly amount: number;
};

/** Special charge codes of X12 (element 150) and the trade's own short ones, by what they are here. */
const services: Readonly<Record<string, AccessorialCode>> = {
  LFT: 'LGDEL',
  LGD: 'LGDEL',
  LFTD: 'LGDEL',
  '755': 'LGDEL',
  LGP: 'LGPU',
  LFTP: 'LGPU',
  RES: 'RESDEL',
  RSD: 'RESDEL',
  REP: 'RESPU',
  RSP: 'RESPU',
  LAD: 'LTDDEL',
  LTD: 'LTDDEL',
  LTDAD: 'LTDDEL',
  LAP: 'LTDPU',
  LTDAP: 'LTDPU',
  IDL: 'INDEL',
  INS: 'INDEL',
  IPU: 'INPU',
  NCM: 'NOTIFY',
  MNC: 'NOTIFY',
  NFY: 'NOTIFY',
  APT: 'APPT',
  APTD: 'APPT',
  SEG: 'SORT',
  SRT: 'SORT',
  HAZ: 'HAZ',
  HZC: 'HAZ',
  DET: 'DETEN',
  RDL: 'REDEL',
  RDC: 'REDEL',
  RCC: 'RECON',
  REC: 'RECON',
  RWE: 'REWEIGH',
  RWT: 'REWEIGH',
  WTV: 'REWEIGH',
  INP: 'REWEIGH',
  CBL: 'BOLCOR',
  BLC: 'BOLCOR',
  STG: 'STORAGE',
  SRG: 'STORAGE',
  SOC: 'STOPOFF',
  OVR: 'OVR08',
  OVL: 'OVR08',
  EXV: 'EXCVAL',
  FVC: 'EXCVAL',
};
const fuel: ReadonlySet<string> = new Set(['FUE', 'FSC', 'FUEL', '405']);
const discount: ReadonlySet<string> = new Set(['DSC', 'DISC', 'DIS']);
const freight: ReadonlySet<string> = new Set(['', '400', 'FRT', 'LHS', 'FREIGHT']);

/** Words that tell a service where its code does not. */
const words: readonly (readonly [RegExp, AccessorialCode])[] = [
  [/lift ?gate.*(pick|orig)/i, 'LGPU'],
  [/lift ?gate/i, 'LGDEL'],
  [/resid.*(pick|orig)/i, 'RESPU'],
  [/resid/i, 'RESDEL'],
  [/limited.*(pick|orig)/i, 'LTDPU'],
  [/limited/i, 'LTDDEL'],
  [/inside.*(pick|orig)/i, 'INPU'],
  [/inside/i, 'INDEL'],
  [/appointment/i, 'APPT'],
  [/notif/i, 'NOTIFY'],
  [/re-?weigh|inspect|weight verif/i, 'REWEIGH'],
  [/re-?deliver/i, 'REDEL'],
  [/re-?consign/i, 'RECON'],
  [/detention/i, 'DETEN'],
  [/storage/i, 'STORAGE'],
  [/hazard/i, 'HAZ'],
];

/**
 * What a billed line is, by the carrier's code and words: freight, something taken off, fuel, or a service by our code.
 * Something that is taken off is negative however it was written.
 */
export function billedLine(written: string, text: string, amount: number): BilledLine {
  const code = written.trim().toUpperCase();
  const line = (kind: BilledLine['kind'], ours: string): BilledLine => ({ kind, code: ours, text, amount });
  if (discount.has(code) || /^discount/i.test(text))
    return { ...line('discount', 'discount'), amount: -Math.abs(amount) };
  if (fuel.has(code) || /fuel/i.test(text)) return line('fuel', 'fuel');
  const service = own(services, code) ?? words.find(([said]) => said.test(text))?.[1];
  if (service !== undefined) return line('accessorial', service);
  return freight.has(code) ? line('freight', 'freight') : line('accessorial', 'OTHER');
}
