import type { TrackingPage } from '@waybill/contract';
import { languages, type Language } from '@waybill/phrases';
import { useTranslation } from 'react-i18next';
import { Brand } from '../../ui/brand.tsx';
import { IconSearch } from '../icons.ts';
import { BrandMark, bandOf, isBranded } from './brand-mark.tsx';
import { retainedQuery } from '../tracking-page.ts';
import css from './page-head.module.css';

const names: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

function LanguageLinks({ page, language }: { readonly page: TrackingPage; readonly language: Language }) {
  const { t } = useTranslation();
  return (
    <nav className={css.languages} aria-label={t('frame.language')}>
      {languages.map((one) => (
        <a
          key={one}
          href={`?${new URLSearchParams({ ...retainedQuery(page), lang: one }).toString()}`}
          lang={one}
          hrefLang={one}
          aria-current={one === language ? 'true' : undefined}
        >
          <span aria-hidden="true">{one.toUpperCase()}</span>
          <span className="wb-only-heard">{names[one]}</span>
        </a>
      ))}
    </nav>
  );
}

/** Tracking another number from the page of one; on a phone a link to the field stands for it. */
function TrackAnother({ language }: { readonly language: Language }) {
  const { t } = useTranslation();
  return (
    <search className={css.another}>
      <form action="/tracking" method="get" className={css.form}>
        <IconSearch size={16} stroke={1.5} aria-hidden />
        <input
          name="number"
          required
          minLength={4}
          maxLength={40}
          autoComplete="off"
          aria-label={t('public_tracking.field')}
          placeholder={t('public_tracking.another')}
        />
        <input type="hidden" name="lang" value={language} />
        <button type="submit">{t('public_tracking.track')}</button>
      </form>
      <a className={css.short} href={`/tracking?lang=${language}`}>
        <IconSearch size={18} stroke={1.5} aria-hidden />
        {t('public_tracking.track')}
      </a>
    </search>
  );
}

/** The bar on top: sign, another number, language, and the way in for shippers. */
export function PageHead({ page, language }: { readonly page: TrackingPage; readonly language: Language }) {
  const { t } = useTranslation();
  const brand = page.kind === 'found' && page.brand !== null && isBranded(page.brand) ? page.brand : null;
  return (
    <header className={css.head} style={bandOf(brand)}>
      <a className={css.skip} href="#main">
        {t('public_tracking.skip')}
      </a>
      <div className={css.bar}>
        {brand === null ? (
          <a className={css.home} href="/" aria-label={t('public_tracking.home')}>
            <Brand />
          </a>
        ) : (
          <BrandMark brand={brand} />
        )}
        {page.kind === 'found' && <TrackAnother language={language} />}
        <LanguageLinks page={page} language={language} />
        <a className={css.login} href="/login">
          {t('public_tracking.login')}
        </a>
      </div>
    </header>
  );
}
