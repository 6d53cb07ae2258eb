import { Button, TextInput } from '@mantine/core';
import { endpoints, forgotPasswordBody } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { useFirstFocus } from '../../../lib/forms/use-first-focus.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { FormErrors } from '../../../ui/form-errors.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RouteLink } from '../../../ui/route-link.tsx';
import { Card } from './card.tsx';
import styles from './card.module.css';

type Sent = { readonly email: string; readonly message: string };

function LinkSent({ email, message }: Sent) {
  const { t } = useTranslation();
  return (
    <Card title={t('sign_in.forgot_sent')} text={t('sign_in.forgot_sent_hint', { email })}>
      <div className={styles.fields}>
        <Notice tone="go" title={message} live />
        <LinkButton to="login" fullWidth>
          {t('sign_in.back_to_login')}
        </LinkButton>
      </div>
    </Card>
  );
}

/** Asks for a link that sets a new password. The answer is the same for addresses we do not know. */
export function ForgotPasswordPage() {
  const { t } = useTranslation();
  const firstFocus = useFirstFocus();
  const [sent, setSent] = useState<Sent | null>(null);
  const contract = useContractForm({
    schema: forgotPasswordBody,
    initialValues: { email: '' },
    send: async (body) => {
      const { message } = await call(endpoints.session.forgotPassword, { body });
      setSent({ email: body.email, message });
    },
  });
  if (sent) return <LinkSent {...sent} />;
  return (
    <Card
      title={t('sign_in.forgot_title')}
      text={t('sign_in.forgot_text')}
      foot={<RouteLink to="login">{t('sign_in.back_to_login')}</RouteLink>}
    >
      <form onSubmit={contract.submit} noValidate>
        <FormErrors of={contract} />
        <div className={styles.fields}>
          <TextInput
            label={t('sign_in.email')}
            type="email"
            autoComplete="username"
            ref={firstFocus}
            {...contract.form.getInputProps('email')}
          />
          <Button type="submit" variant="filled" fullWidth loading={contract.sending}>
            {t(contract.sending ? 'sign_in.forgot_submitting' : 'sign_in.forgot_submit')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
