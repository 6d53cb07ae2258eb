import { useDeferredValue, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconWand } from '../../../../../ui/icons.ts';
import { useDraft } from '../../draft/quote-form.ts';
import { addedBy } from './added.ts';
import css from './added-services.module.css';
import { usePlace } from './use-place.ts';

/** What the sites and the load add to the price without anybody asking for it, each with why. */
export function AddedServices() {
  const { t } = useTranslation();
  const title = useId();
  const details = useDeferredValue(useDraft((draft) => draft.details));
  const added = addedBy(details, usePlace('origin').place, usePlace('destination').place);
  if (added.length === 0) return null;
  return (
    <section className={css.added} aria-labelledby={title}>
      <h3 id={title} className={css.title}>
        <IconWand size={16} aria-hidden="true" /> {t('quotes.added.title')}
      </h3>
      <ul className={css.list}>
        {added.map(({ code, items, feet }) => (
          <li key={code}>
            <b>{t(`quotes.added.${code}`)}</b>{' '}
            <span className="wb-soft">
              {t(`quotes.added.${code}_why`, { numbers: items.join(', '), feet: feet ?? 0 })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
