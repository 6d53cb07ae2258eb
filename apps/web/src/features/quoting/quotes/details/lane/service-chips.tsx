import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconCheck, IconPlus } from '../../../../../ui/icons.ts';
import { Tip } from '../../../../../ui/tip/tip.tsx';
import { changeDetails, forgive, useQuoteForm, useDraft } from '../../draft/quote-form.ts';
import css from './service-chips.module.css';
import { isRequested, servicesAt, type RequestedService } from './services.ts';
import type { End } from './use-place.ts';

/** Where a blocked submit leads to. */
const paths: Partial<Record<RequestedService, string>> = { LGPU: 'origin.liftgate', LGDEL: 'destination.liftgate' };

function Chip({ code }: { readonly code: RequestedService }) {
  const { t } = useTranslation();
  const quoteForm = useQuoteForm();
  const means = useId();
  const chosen = useDraft((draft) => draft.details.accessorials.includes(code));
  function toggle(): void {
    forgive(quoteForm, 'origin.liftgate', 'destination.liftgate');
    changeDetails(quoteForm, ({ accessorials }) => ({
      accessorials: chosen ? accessorials.filter((one) => one !== code) : [...accessorials, code],
    }));
  }
  return (
    <>
      <Tip label={t(`quotes.services.${code}_means`)} multiline maw={280}>
        <button
          type="button"
          className={css.chip}
          aria-pressed={chosen}
          data-path={paths[code]}
          aria-describedby={means}
          onClick={toggle}
        >
          {chosen ? <IconCheck size={16} aria-hidden="true" /> : <IconPlus size={16} aria-hidden="true" />}
          {t(`quotes.services.${code}`)}
        </button>
      </Tip>
      <span id={means} hidden>
        {t(`quotes.services.${code}_means`)}
      </span>
    </>
  );
}

/** The extra services of one end, each a switch that says what it means. */
export function ServiceChips({ end }: { readonly end: End }) {
  const { t } = useTranslation();
  const title = useId();
  return (
    <div role="group" aria-labelledby={title}>
      <h3 id={title} className={css.title}>
        {t(`quotes.services.${end}`)}
      </h3>
      <div className={css.chips}>
        {servicesAt[end].filter(isRequested).map((code) => (
          <Chip key={code} code={code} />
        ))}
      </div>
    </div>
  );
}
