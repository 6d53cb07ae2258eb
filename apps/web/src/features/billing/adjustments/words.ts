import type { BillFindingWire } from '@waybill/contract';
import { accessorialCodes, type AccessorialCode } from '@waybill/freight';
import type { TFunction } from 'i18next';

const isService = (code: string): code is AccessorialCode => (accessorialCodes as readonly string[]).includes(code);

/** What a billed service is called; one without a code of ours is another service. */
export function serviceName(t: TFunction, code: string): string {
  return isService(code) ? t(`freight.charges.accessorial.${code}`) : t('adjustments.table.other_service');
}

/** Why a line of a bill differs, in plain words: each cause once. */
export function whyWords(t: TFunction, findings: readonly BillFindingWire[]): string {
  const said = findings.map(({ cause, part, amount }) => {
    if (part === 'fuel' && cause !== 'fuel') return t('adjustments.why.fuel_along');
    if (cause === 'accessorial' && amount < 0) return t('adjustments.why.accessorial_less');
    return t(`adjustments.why.${cause}`);
  });
  return [...new Set(said)].join(' · ');
}
