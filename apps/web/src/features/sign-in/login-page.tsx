import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { endpoints } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFirstFocus } from '../../lib/forms/use-first-focus.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { goHome, goToPath } from '../../lib/routes/navigator.ts';
import { login } from '../../lib/session/actions.ts';
import { safeReturn } from '../../lib/session/return-to.ts';
import { FormErrors } from '../../ui/form-errors.tsx';
import { useAddressQuery } from '../../lib/routes/use-address.ts';
import { RouteLink } from '../../ui/route-link.tsx';
import { Card } from './card.tsx';
import styles from './card.module.css';

/** Signing in; afterwards back to where the person was going. */
export function LoginPage() {
  const { t } = useTranslation();
  const firstFocus = useFirstFocus();
  const search = useAddressQuery();
  const contract = useContractForm({
    schema: endpoints.session.login.body,
    initialValues: { email: '', password: '', remember: false },
    send: async (credentials) => {
      await login(credentials);
      const back = safeReturn(search['return']);
      await (back === null ? goHome() : goToPath(back));
    },
  });
  const { form, submit, sending } = contract;
  return (
    <Card title={t('sign_in.welcome')} text={t('sign_in.welcome_text')}>
      <form onSubmit={submit} noValidate>
        <FormErrors of={contract} />
        <div className={styles.fields}>
          <TextInput
            label={t('sign_in.email')}
            type="email"
            autoComplete="username"
            ref={firstFocus}
            {...form.getInputProps('email')}
          />
          <PasswordInput
            label={t('sign_in.password')}
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': t('sign_in.show_password') }}
            {...form.getInputProps('password')}
          />
          <div className={styles.between}>
            <Checkbox label={t('sign_in.remember')} {...form.getInputProps('remember', { type: 'checkbox' })} />
            <RouteLink to="forgot-password">{t('sign_in.forgot')}</RouteLink>
          </div>
          <Button type="submit" variant="filled" fullWidth loading={sending}>
            {t(sending ? 'sign_in.submitting' : 'sign_in.submit')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
