import { useTranslation } from 'react-i18next';
import { ScreenReaderText } from '../shared/screen-reader-text.tsx';
import { IconArrowRight } from '../shared/icons.ts';
import { PlaceLine, type PlaceText } from './place-line.tsx';
import css from './type.module.css';

/** Origin → destination on one line; wraps at the arrow. */
export function LaneLine({ origin, destination }: { readonly origin: PlaceText; readonly destination: PlaceText }) {
  const { t } = useTranslation();
  return (
    <span className={css.lane}>
      <ScreenReaderText>{t('freight.strip.from')} </ScreenReaderText>
      <PlaceLine {...origin} />
      <span className={css.second}>
        <IconArrowRight className={css.arrow} size={14} stroke={1.5} aria-hidden />
        <ScreenReaderText>{t('freight.strip.to')} </ScreenReaderText>
        <PlaceLine {...destination} />
      </span>
    </span>
  );
}
