import type { Language } from '@waybill/phrases';
import { useTranslation } from 'react-i18next';
import css from './number-form.module.css';

type Props = {
  /** What was typed before. */
  readonly number: string;
  readonly language: Language;
  /** Whether that number names no shipment; the page says so above, as `#answer`. */
  readonly unknown: boolean;
};

/** A plain form for a number: it works without any script. */
export function NumberForm({ number, language, unknown }: Props) {
  const { t } = useTranslation();
  return (
    <search>
      <form className={css.form} action="/tracking" method="get">
        <label className={css.label} htmlFor="number">
          {t('public_tracking.field')}
        </label>
        <div className={css.row}>
          <input
            className={css.input}
            id="number"
            name="number"
            defaultValue={number}
            required
            minLength={4}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={unknown || undefined}
            aria-describedby={unknown ? 'answer number-hint' : 'number-hint'}
          />
          <input type="hidden" name="lang" value={language} />
          <button className={css.submit} type="submit">
            {t('public_tracking.submit')}
          </button>
        </div>
        <p className={css.hint} id="number-hint">
          {t('public_tracking.hint')}
        </p>
      </form>
    </search>
  );
}
