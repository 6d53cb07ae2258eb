import type { EquipmentUsed } from '@waybill/contract';
import type { TFunction } from 'i18next';
import type { Formats } from '../../../../lib/format/formats.ts';
import type { RigProps } from '../../../../ui/freight/rig/rig-drawing.tsx';

type Sizes = Pick<EquipmentUsed, 'picture' | 'length_in' | 'height_in' | 'max_pounds' | 'pallets'>;

/** What a kind of equipment is drawn of. */
export function rigOf({ picture, length_in, height_in }: Pick<Sizes, 'picture' | 'length_in' | 'height_in'>): RigProps {
  return { kind: picture, lengthIn: length_in, heightIn: height_in };
}

/** `53 ft · 45,000 lb · 26 pallets`; what is not known is left out. */
export function equipmentFacts(t: TFunction, formats: Formats, { length_in, max_pounds, pallets }: Sizes): string {
  const metric = formats.units.length === 'cm';
  const long = metric
    ? `${formats.number((length_in * 2.54) / 100, 1)} ${t('freight.floor.meters')}`
    : `${formats.number(length_in / 12)} ${t('freight.floor.feet')}`;
  return [
    length_in === 0 ? t('truckload.equipment.no_trailer') : long,
    formats.mass(max_pounds),
    pallets === null ? null : t('truckload.equipment.pallets', { count: pallets }),
  ]
    .filter((part) => part !== null)
    .join(' · ');
}
