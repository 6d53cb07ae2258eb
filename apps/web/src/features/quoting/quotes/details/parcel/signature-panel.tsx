import { signatureOptions } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../../../ui/panel.tsx';
import { changeDetails, useQuoteForm, useDraft } from '../../draft/quote-form.ts';
import css from './signature-panel.module.css';

/** Who has to sign; an adult is 21 or older. */
export function SignaturePanel() {
  const { t } = useTranslation();
  const quoteForm = useQuoteForm();
  const chosen = useDraft((draft) => draft.details.signature);
  return (
    <Panel title={t('quotes.parcel.signature')}>
      <div className={css.options} role="radiogroup" aria-label={t('quotes.parcel.signature')}>
        {signatureOptions.map((option) => (
          <label
            key={option}
            aria-label={t(`quotes.parcel.signatures.${option}`)}
            className={css.option}
            data-chosen={option === chosen || undefined}
          >
            <input
              type="radio"
              name="signature"
              className={css.input}
              aria-label={`${t(`quotes.parcel.signatures.${option}`)}: ${t(`quotes.parcel.signature_hints.${option}`)}`}
              checked={option === chosen}
              onChange={() => changeDetails(quoteForm, { signature: option })}
            />
            <span className={css.dot} aria-hidden="true" />
            <span className={css.words}>
              <b>{t(`quotes.parcel.signatures.${option}`)}</b>
              <span>{t(`quotes.parcel.signature_hints.${option}`)}</span>
            </span>
          </label>
        ))}
      </div>
    </Panel>
  );
}
