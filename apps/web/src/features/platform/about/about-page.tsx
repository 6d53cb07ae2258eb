import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import styles from './about.module.css';
import { attributions } from './attributions.ts';

/** What Waybill is, and the attributions that its data and typefaces ask for. */
export function AboutPage() {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <PageHeader title={t('about.title')} />
      <p className={styles.text}>{t('about.text')}</p>
      <Panel title={t('about.data')} flush foot={<p className="wb-soft">{t('about.warranty')}</p>}>
        <ul className={styles.list}>
          {attributions.map(({ what, from, address, terms, note }) => (
            <li key={from} className={styles.entry}>
              <strong>{t(`about.${what}`)}</strong>
              <a href={address} rel="noreferrer">
                {from}
              </a>
              <span className="wb-soft">{terms === 'public_domain' ? t('about.public_domain') : terms}</span>
              {note && <span className={`${styles.note} wb-soft`}>{t(`about.${note}`)}</span>}
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
