import { Checkbox } from '@mantine/core';
import { signUpDisclaimer } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { NewPasswordFields } from '../../../../ui/new-password-fields.tsx';
import styles from '../sign-up.module.css';
import type { SignUpForm } from '../values.ts';

const parts = ['carriers', 'prices', 'liability', 'goods', 'terms'] as const;

/** The disclaimer, which must be accepted, and the password. */
export function FinishStep({ form }: { readonly form: SignUpForm }) {
  const { t } = useTranslation();
  const { longDate } = useFormats();
  return (
    <>
      <section className={styles.disclaimer} aria-labelledby="disclaimer">
        <h3 id="disclaimer">
          {t('sign_up.disclaimer')}
          <span className="wb-soft">{t('sign_up.disclaimer_version', { date: longDate(signUpDisclaimer) })}</span>
        </h3>
        <ol>
          {parts.map((part) => (
            <li key={part}>{t(`sign_up.disclaimer_text.${part}`)}</li>
          ))}
        </ol>
      </section>
      <Checkbox
        className={styles.accept ?? ''}
        label={t('sign_up.disclaimer_accept')}
        {...form.getInputProps('disclaimer_accepted', { type: 'checkbox' })}
      />
      {/* Password keepers file the password under the name beside it. */}
      <input type="hidden" name="username" autoComplete="username" value={form.values.email} />
      <div className={`${styles.fields} ${styles.passwords}`}>
        <NewPasswordFields
          form={form}
          labels={{ password: t('sign_up.password'), again: t('sign_up.password_again') }}
        />
      </div>
    </>
  );
}
