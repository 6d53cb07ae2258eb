import type { ChargeLineWire } from '@waybill/contract';
import { accessorialCodes } from '@waybill/freight';
import type { TFunction } from 'i18next';

const named = [
  'deficit',
  'tariff_minimum',
  'absolute_minimum',
  'gross',
  'discount',
  'freight',
  'fuel',
  'rounding',
  'without_insurance',
  'insurance',
  'total',
] as const;

const isOf = <T extends string>(known: readonly T[], code: string): code is T =>
  (known as readonly string[]).includes(code);

/** Name of a charge line on documents. Item lines use the entered text, all others a translated term. */
export function printedChargeName({ code, kind, basis }: ChargeLineWire, say: TFunction): string {
  if (basis.type === 'item') return basis.description || say('freight.charges.item', { number: basis.itemId });
  if (basis.type === 'parcel') return say('freight.charges.item', { number: basis.itemId });
  if (basis.type === 'size_rule') return say(`freight.charges.size_rule.${basis.rule}`);
  if (isOf(accessorialCodes, code)) return say(`freight.charges.accessorial.${code}`);
  if (isOf(named, code)) return say(`freight.charges.kind.${code}`);
  return isOf(named, kind) ? say(`freight.charges.kind.${kind}`) : say('freight.charges.kind.other');
}

/** Names of services: those that were requested, even free ones, then those that are charged. */
export function printedServices(
  requested: readonly string[],
  charges: readonly ChargeLineWire[],
  say: TFunction,
): string[] {
  const charged = charges.filter(({ kind }) => kind === 'accessorial').map(({ code }) => code);
  return [...new Set([...requested, ...charged])].map((code) =>
    say(`freight.charges.accessorial.${code}`, { defaultValue: code }),
  );
}
