import { useTranslation } from 'react-i18next';
import { IconCircleCheck, IconProgressHelp } from '../../../../../ui/icons.ts';
import { useDraft } from '../../draft/quote-form.ts';
import type { End } from '../lane/use-place.ts';
import css from './picked-address.module.css';

/** Whose address stands behind a postal code that was picked from the book, and whether a carrier knows it. */
export function PickedAddress({ end }: { readonly end: End }) {
  const { t } = useTranslation();
  const advice = useDraft((draft) => draft.details.advice[end]);
  if (advice === null) return null;
  const Icon = advice.verified ? IconCircleCheck : IconProgressHelp;
  return (
    <div className={css.card} role="group" aria-label={t('quotes.advice.picked')}>
      <span className={css.words}>
        <b>{advice.company}</b>
        <span>{advice.street}</span>
      </span>
      <span className={css.chip} data-verified={advice.verified || undefined}>
        <Icon size={14} aria-hidden="true" />
        {t(advice.verified ? 'quotes.advice.verified' : 'quotes.advice.unverified')}
      </span>
    </div>
  );
}
