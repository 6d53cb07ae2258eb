import { densityScales, type DensityScaleId } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import css from './parts.module.css';

/** The steps of a scale: from which density which class. */
export function Bands({ scale }: { readonly scale: DensityScaleId }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <div className={css.bands} role="group" aria-label={t('parts.bands')}>
      <span className="wb-soft">{t('parts.bands')}</span>
      <ol>
        {densityScales[scale].bands.map(({ fromPcf, freightClass }) => (
          <li key={fromPcf}>{t('parts.band_from', { from: number(fromPcf, 1), class: freightClass })}</li>
        ))}
      </ol>
    </div>
  );
}
