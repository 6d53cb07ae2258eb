import { useTranslation } from 'react-i18next';
import type { DensityReason } from '@waybill/freight';
import { useFormats } from '../../../lib/format/use-formats.ts';

const cubicMetersPerCubicFoot = 0.3048 ** 3;
const kilogramsPerPound = 0.45359237;

/** The figures of a density sum as they are written, in the reader's units; the scale itself is in lb/ft³. */
export function useDensityFigures(reason: DensityReason) {
  const { t } = useTranslation();
  const formats = useFormats();
  const imperial = formats.units.length === 'in';
  const plain = (inches: number): string => formats.number(imperial ? inches : inches * 2.54, 1);
  const sides = { length: plain(reason.lengthIn), width: plain(reason.widthIn), height: plain(reason.heightIn) };
  const scaled = `${reason.densityShown.toFixed(2)} lb/ft³`;
  const metricDensity = (reason.density * kilogramsPerPound) / cubicMetersPerCubicFoot;
  return {
    volumeSum: t(imperial ? 'freight.why.volume' : 'freight.why.volume_metric', sides),
    volume: imperial
      ? `${formats.number(reason.unitCubicFeet, 2)} ft³`
      : `${formats.number(reason.unitCubicFeet * cubicMetersPerCubicFoot, 3)} m³`,
    weight: formats.mass(reason.unitPounds, 1),
    density: imperial ? scaled : `${formats.number(metricDensity, 1)} kg/m³ = ${scaled}`,
    sizes: {
      length: formats.length(reason.lengthIn),
      width: formats.length(reason.widthIn),
      height: formats.length(reason.heightIn),
    },
  };
}
