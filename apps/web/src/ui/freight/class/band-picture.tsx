import { useTranslation } from 'react-i18next';
import { densityScales, type DensityReason } from '@waybill/freight';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { bandShare } from './band-share.ts';
import css from './band-picture.module.css';

/** The density scale as a ruler of bands: classes above, densities below, this freight marked. */
export function BandPicture({ reason }: { readonly reason: DensityReason }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { bands } = densityScales[reason.scaleId];
  // Where it is narrow, every second figure stays: those that leave room around the own class.
  const spare = (index: number): true | undefined => (index - reason.bandIndex + 1) % 2 !== 0 || undefined;
  const label = t('freight.why.picture', {
    density: reason.densityShown.toFixed(2),
    freightClass: reason.freightClass,
  });
  return (
    <div className={css.picture} role="img" aria-label={label} data-many={bands.length > 13 || undefined}>
      <div className={css.row} aria-hidden="true">
        {bands.map(({ fromPcf, freightClass }, index) => (
          <span
            key={fromPcf}
            className={css.class}
            data-spare={spare(index)}
            data-here={index + 1 === reason.bandIndex || undefined}
          >
            {freightClass}
          </span>
        ))}
      </div>
      <div className={css.bar} aria-hidden="true">
        {bands.map(({ fromPcf }, index) => (
          <span key={fromPcf} className={css.band} data-here={index + 1 === reason.bandIndex || undefined} />
        ))}
        <span className={css.marker} style={{ left: `${bandShare(reason.density, bands) * 100}%` }} />
      </div>
      <div className={css.row} aria-hidden="true">
        {bands.map(({ fromPcf }, index) => (
          <span key={fromPcf} className={css.from} data-spare={spare(index)}>
            {formats.number(fromPcf, 1)}
          </span>
        ))}
      </div>
    </div>
  );
}
