import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, resetPasswordBody } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { go } from '../../../lib/routes/navigator.ts';
import { FormErrors } from '../../../ui/form-errors.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { NewPasswordFields } from '../../../ui/new-password-fields.tsx';
import { useAddressParams, useAddressQuery } from '../../../lib/routes/use-address.ts';
import { notifyDone } from '../../../ui/notify.ts';
import { Card } from './card.tsx';
import styles from './card.module.css';

function ResetForm({ token, email }: { readonly token: string; readonly email: string }) {
  const { t } = useTranslation();
  const contract = useContractForm({
    schema: resetPasswordBody,
    initialValues: { token, email, password: '', password_confirmation: '' },
    send: async (body) => {
      const { message } = await call(endpoints.session.resetPassword, { body });
      notifyDone({ title: message, text: t('sign_in.reset_done') });
      await go('login', {}, { replace: true });
    },
  });
  return (
    <Card title={t('sign_in.reset_title')} text={t('sign_in.reset_text')}>
      <form onSubmit={contract.submit} noValidate>
        <FormErrors of={contract} />
        <div className={styles.fields}>
          <TextInput
            label={t('sign_in.email')}
            type="email"
            autoComplete="username"
            {...contract.form.getInputProps('email')}
          />
          <NewPasswordFields form={contract.form} />
          <Button type="submit" variant="filled" fullWidth loading={contract.sending}>
            {t(contract.sending ? 'sign_in.reset_submitting' : 'sign_in.reset_submit')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** Whether a mailed token is known to be over. Until it is known, and when it cannot be told, the form is shown. */
function useIsOver(token: string, email: string): boolean {
  const asked = useQuery({
    queryKey: ['reset-token', token, email],
    queryFn: () => call(endpoints.session.checkResetToken, { body: { token, email } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: email !== '',
  });
  return asked.data?.data.works === false;
}

/** A link that can set no password: it was used, or is too old. */
function NoLink({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  return (
    <Card title={t('sign_in.reset_title')} text={text}>
      <LinkButton to="forgot-password" variant="filled" fullWidth>
        {t('sign_in.reset_ask_again')}
      </LinkButton>
    </Card>
  );
}

function MailedLink({ token, email }: { readonly token: string; readonly email: string }) {
  const { t } = useTranslation();
  if (useIsOver(token, email)) return <NoLink text={t('sign_in.reset_over')} />;
  return <ResetForm token={token} email={email} />;
}

/** Sets a new password by the token of a mailed link, `/reset-password/{token}?email=` or `?token=&email=`. */
export function ResetPasswordPage() {
  const { t } = useTranslation();
  const params = useAddressParams();
  const search = useAddressQuery();
  const token = params['token'] ?? search['token'];
  if (token) return <MailedLink token={token} email={search['email'] ?? ''} />;
  return <NoLink text={t('sign_in.reset_no_token')} />;
}
