import { languages, type Language } from '@waybill/phrases';
import { useTranslation } from 'react-i18next';
import { currentLanguage, setLanguage } from '../lib/language/i18n.ts';
import styles from './language-switch.module.css';

const names: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

/** EN/ES. The words change at once; `onChoose` lets the frame keep the choice with the person. */
export function LanguageSwitch({ onChoose }: { readonly onChoose?: (language: Language) => void }) {
  const { t } = useTranslation();
  const now = currentLanguage();
  function choose(language: Language): void {
    if (language === now) return;
    void setLanguage(language);
    onChoose?.(language);
  }
  return (
    <div className={styles.switch} role="group" aria-label={t('frame.language')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          className={styles.choice}
          lang={language}
          aria-pressed={language === now}
          onClick={() => choose(language)}
        >
          <span aria-hidden="true">{language.toUpperCase()}</span>
          <span className="wb-only-heard">{names[language]}</span>
        </button>
      ))}
    </div>
  );
}
