import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { keyed } from '../shared/keyed.ts';
import type { FloorUnit } from './floor-unit.ts';

/** The drawing in words, one line for each spot of the floor. */
export function FloorList({ units }: { readonly units: readonly FloorUnit[] }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const words = (unit: FloorUnit): string => {
    const size = `${formats.length(unit.lengthAlong)} × ${formats.length(unit.widthAcross)}`;
    const parts: string[] = [t('freight.floor.unit', { number: unit.itemNumber, size, from: formats.length(unit.x) })];
    if (unit.stackedUnits > 1) parts.push(t('freight.floor.unit_stacked', { count: unit.stackedUnits }));
    const { hazardClass } = unit;
    if (unit.hazardous) {
      parts.push(
        hazardClass ? t('freight.floor.unit_hazardous_class', { hazardClass }) : t('freight.floor.unit_hazardous'),
      );
    }
    return parts.join(', ');
  };
  return (
    <ul>
      {keyed(units, ({ itemNumber }) => itemNumber).map(([key, unit]) => (
        <li key={key}>{words(unit)}</li>
      ))}
    </ul>
  );
}
