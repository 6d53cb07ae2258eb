import { Button } from '@mantine/core';
import { type Answer, endpoints, twoFactorConfirmBody } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { FormErrors } from '../../../ui/form-errors.tsx';
import { CodeField } from './code-field.tsx';
import { CopyButton } from './copy-button.tsx';
import styles from './two-factor.module.css';

type Secret = Answer<typeof endpoints.twoFactor.start>['data'];
type Props = {
  /** Null while it is being made. */
  readonly secret: Secret | null;
  readonly onCodes: (codes: readonly string[]) => void;
};

function inFours(key: string): string {
  return key.match(/.{1,4}/g)?.join(' ') ?? key;
}

/** The picture to scan, the same as a key to type, and the first code. */
export function ScanSteps({ secret, onCodes }: Props) {
  const { t } = useTranslation();
  const contract = useContractForm({
    schema: twoFactorConfirmBody,
    initialValues: { code: '' },
    send: async (body) => {
      const { data } = await call(endpoints.twoFactor.confirm, { body });
      onCodes(data.recovery_codes);
    },
  });
  return (
    <form onSubmit={contract.submit} noValidate>
      <FormErrors of={contract} />
      <ol className={styles.steps}>
        <li>
          <p className={styles.stepTitle}>{t('two_factor.scan')}</p>
          {secret === null ? (
            <span className={styles.waiting} role="status" aria-label={t('common.loading')} />
          ) : (
            <img
              className={styles.picture}
              src={`data:image/svg+xml;utf8,${encodeURIComponent(secret.svg)}`}
              alt={t('two_factor.scan_alt')}
            />
          )}
          <div className={styles.key}>
            <span className={styles.hint}>{t('two_factor.type_key')}</span>
            <CopyButton text={secret?.secret_key ?? ''} label={t('two_factor.copy')} />
            <code>{secret === null ? '\u00a0' : inFours(secret.secret_key)}</code>
          </div>
        </li>
        <li>
          <p className={styles.stepTitle}>{t('two_factor.first_code')}</p>
          <CodeField label={t('two_factor.code')} form={contract.form} onWhole={contract.submit} />
        </li>
      </ol>
      <Button type="submit" variant="filled" fullWidth loading={contract.sending} disabled={secret === null}>
        {t(contract.sending ? 'two_factor.turning_on' : 'two_factor.turn_on')}
      </Button>
    </form>
  );
}
