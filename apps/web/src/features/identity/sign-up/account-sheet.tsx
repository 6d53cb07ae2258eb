import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './account-sheet.module.css';
import type { AddressValues, SignUpValues } from './values.ts';

function Lines({ of }: { readonly of: readonly string[] }) {
  const { t } = useTranslation();
  const given = of.map((line) => line.trim()).filter(Boolean);
  if (given.length === 0) return <span className={styles.blank}>{t('sign_up.sheet.empty')}</span>;
  return given.join('\n');
}

function Box({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.box}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function addressLines({ street_lines: street, city, state, postal_code: code, country }: AddressValues): string[] {
  const place = [city, [state.toUpperCase(), code.toUpperCase()].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [...street, place === '' ? '' : `${place} ${country}`];
}

/** The account as it fills up: a blank waybill whose boxes take what is typed. */
export function AccountSheet({ values }: { readonly values: SignUpValues }) {
  const { t } = useTranslation();
  const { accounting_contact: contact, preferences } = values;
  const same = [t('sign_up.sheet.same')];
  const billing = values.same_contact ? [] : [contact.name, contact.email, contact.phone];
  const place = values.same_address ? same : addressLines(values.accounting_address);
  return (
    <section className={styles.sheet} aria-label={t('sign_up.sheet.title')}>
      <h2 className={styles.head}>{t('sign_up.sheet.title')}</h2>
      <dl className={styles.boxes}>
        <Box label={t('sign_up.steps.company')}>
          <Lines of={[values.company]} />
        </Box>
        <Box label={t('sign_up.contact')}>
          <Lines of={[values.name, values.email, values.phone]} />
        </Box>
        <Box label={t('sign_up.steps.address')}>
          <Lines of={addressLines(values.address)} />
        </Box>
        <Box label={t('sign_up.steps.accounting')}>
          <Lines of={[...billing, ...place]} />
        </Box>
        <Box label={t('sign_up.steps.preferences')}>
          <Lines
            of={[
              `${t(`profile.${preferences.unit_system}`)} · ${preferences.currency}`,
              t(`profile.language_${preferences.language}`),
            ]}
          />
        </Box>
      </dl>
    </section>
  );
}
