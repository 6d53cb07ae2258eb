import { useTranslation } from 'react-i18next';
import { Heard } from '../shared/heard.tsx';
import { IconArrowRight } from '../shared/icons.ts';
import { PlaceLine, type PlaceText } from './place-line.tsx';
import css from './type.module.css';

/** Origin → destination on one line; wraps at the arrow. */
export function LaneLine({ origin, destination }: { readonly origin: PlaceText; readonly destination: PlaceText }) {
  const { t } = useTranslation();
  return (
    <span className={css.lane}>
      <Heard>{t('freight.strip.from')} </Heard>
      <PlaceLine {...origin} />
      <span className={css.second}>
        <IconArrowRight className={css.arrow} size={14} stroke={1.5} aria-hidden />
        <Heard>{t('freight.strip.to')} </Heard>
        <PlaceLine {...destination} />
      </span>
    </span>
  );
}
