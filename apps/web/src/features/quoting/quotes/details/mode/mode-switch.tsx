import { useNavigate } from '@tanstack/react-router';
import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressQuery } from '../../../../../lib/routes/use-address.ts';
import { IconPackage, IconTruck, IconWand } from '../../../../../ui/icons.ts';
import { useQuoteForm, useDraft } from '../../draft/quote-form.ts';
import { quoteModes, type QuoteMode } from '../../draft/draft.ts';
import { changeMode } from './change-mode.ts';
import css from './mode-switch.module.css';

const icons = { auto: IconWand, ltl: IconTruck, parcel: IconPackage } as const;
type Search = Readonly<Record<string, string | undefined>>;

const choices = ['auto', ...quoteModes] as const;

/** The mode in the address is that of the draft: a link opens with it, and a switch can be sent as a link. */
function useModeOfAddress(mode: QuoteMode | null): void {
  const quoteForm = useQuoteForm();
  const address = useAddressQuery();
  const navigate = useNavigate();
  const opened = useRef(false);
  useEffect(() => {
    const named = quoteModes.find((one) => one === address['mode']) ?? null;
    if (!opened.current) {
      opened.current = true;
      if (named !== null && named !== mode) {
        changeMode(quoteForm, named);
        return;
      }
    }
    // On the way to another step the address is that step's: this one must not call it back.
    if (named === mode || address['step'] !== undefined) return;
    // Of the address as it is by then: another step may be on its way, and is not to be lost.
    const withMode = ({ mode: _named, ...others }: Search): Search => (mode === null ? others : { ...others, mode });
    void navigate({ to: '.', search: (now: Search) => withMode(now), replace: true });
  }, [address, mode, quoteForm, navigate]);
}

/** How it ships: freight, boxes, or whatever suits the load. */
export const ModeSwitch = memo(function ModeSwitch() {
  const { t } = useTranslation();
  const quoteForm = useQuoteForm();
  const mode = useDraft((draft) => draft.details.mode);
  useModeOfAddress(mode);
  const now = mode ?? 'auto';
  return (
    <div className={css.frame}>
      <div className={css.switch} role="radiogroup" aria-label={t('quotes.mode.label')}>
        {choices.map((choice) => {
          const Icon = icons[choice];
          return (
            <label key={choice} className={css.choice} data-chosen={choice === now || undefined}>
              <input
                type="radio"
                name="quote-mode"
                className={css.input}
                checked={choice === now}
                onChange={() => changeMode(quoteForm, choice === 'auto' ? null : choice)}
              />
              <Icon size={16} aria-hidden="true" />
              {t(`quotes.mode.${choice}`)}
            </label>
          );
        })}
      </div>
      <p className={css.hint}>{t(`quotes.mode.${now}_hint`)}</p>
    </div>
  );
});
