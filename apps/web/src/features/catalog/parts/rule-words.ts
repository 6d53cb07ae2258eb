import type { OfferedPart } from '@waybill/contract';
import type { TFunction } from 'i18next';

/** The item of the classification as it is written, or null. */
export function itemNumber({ number, sub }: Pick<OfferedPart, 'number' | 'sub'>): string | null {
  if (number === null) return null;
  return sub === null ? number : `${number}-${sub}`;
}

/** How a part is classed, in plain words. */
export function ruleWords(part: Pick<OfferedPart, 'freight_class' | 'density_scale'>, t: TFunction): string {
  return part.freight_class === null
    ? t('parts.by_density', { scale: t(`parts.scales.${part.density_scale}`) })
    : t('parts.own_class', { class: part.freight_class });
}
