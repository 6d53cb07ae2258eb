import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { densityScales, type DensityReason, type LineClass } from '@waybill/freight';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { usePlainDate } from '../shared/plain-date.ts';
import { BandPicture } from './band-picture.tsx';
import { useDensityFigures } from './use-density-figures.ts';
import css from './why-class.module.css';

export type WhyClassProps = {
  readonly reason: DensityReason;
  /** The class that is recommended, and by what; a catalog's class wins over density. */
  readonly recommended?: LineClass['recommended'];
  readonly recommendedBy?: LineClass['recommendedBy'];
};

function Step({ sum, result }: { readonly sum: ReactNode; readonly result: ReactNode }) {
  return (
    <div className={css.step}>
      <dt>{sum}</dt>
      <dd>{result}</dd>
    </div>
  );
}

/** Why a density gives its class: volume, density, band on the scale, and what it takes to reach the next band. */
export function WhyClass({ reason, recommended, recommendedBy = 'density' }: WhyClassProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const plainDate = usePlainDate();
  const figures = useDensityFigures(reason);
  const band = { from: formats.number(reason.bandFrom, 1), index: reason.bandIndex, count: reason.bandCount };
  const { effectiveFrom, effectiveUntil } = densityScales[reason.scaleId];
  const date = effectiveFrom ?? effectiveUntil;
  return (
    <div className={css.why}>
      {recommendedBy === 'catalog' && (
        <p>{t('freight.why.catalog', { freightClass: recommended ?? reason.freightClass })}</p>
      )}
      {!reason.ratedAsActual && <p>{t('freight.why.rated_larger', figures.sizes)}</p>}
      <dl className={css.steps}>
        <Step sum={figures.volumeSum} result={t('freight.why.volume_each', { value: figures.volume })} />
        <Step
          sum={t('freight.why.density', { weight: figures.weight, volume: figures.volume })}
          result={<b>{figures.density}</b>}
        />
        <Step
          sum={
            reason.bandTo === null
              ? t('freight.why.band_last', band)
              : t('freight.why.band', { ...band, to: formats.number(reason.bandTo, 1) })
          }
          result={<b>{t('freight.why.class', { freightClass: reason.freightClass })}</b>}
        />
      </dl>
      <BandPicture reason={reason} />
      <p className={css.legend}>
        <span>{t('freight.why.legend')}</span>
        <span>{t(`freight.why.scale.${reason.scaleId}`, { date: date === null ? '' : plainDate(date) })}</span>
      </p>
      <p className={css.next}>
        {reason.next === null
          ? t('freight.why.last')
          : t('freight.why.next', {
              freightClass: reason.next.freightClass,
              from: formats.number(reason.next.from, 1),
              weight: formats.mass(reason.next.unitPounds, 1),
            })}
      </p>
    </div>
  );
}
