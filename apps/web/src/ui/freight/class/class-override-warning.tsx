import { useTranslation } from 'react-i18next';
import { classRank, type DensityReason, type FreightClass } from '@waybill/freight';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { OverrideWarning } from './override-warning.tsx';

export type ClassOverrideWarningProps = {
  readonly chosen: FreightClass;
  readonly recommended: FreightClass;
  /** Left out where the recommendation is not from density. */
  readonly reason?: DensityReason;
  readonly onKeep: () => void;
  readonly onGoBack: () => void;
};

/** The warning inside an item row after its class was overridden. */
export function ClassOverrideWarning({ chosen, recommended, reason, onKeep, onGoBack }: ClassOverrideWarningProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const way = classRank(chosen) < classRank(recommended) ? 'lower' : 'higher';
  const band = reason && {
    density: reason.densityShown.toFixed(2),
    from: formats.number(reason.bandFrom, 1),
    to: formats.number(reason.bandTo ?? 0, 1),
  };
  const why = band && t(reason.bandTo === null ? 'freight.override.band_last' : 'freight.override.band', band);
  return (
    <OverrideWarning
      title={t(`freight.override.${way}`, { chosen, recommended })}
      text={[t(`freight.override.${way}_text`, { recommended }), why].filter(Boolean).join(' ')}
      keepLabel={t('freight.override.keep', { freightClass: chosen })}
      backLabel={t('freight.override.back', { freightClass: recommended })}
      onKeep={onKeep}
      onGoBack={onGoBack}
    />
  );
}
