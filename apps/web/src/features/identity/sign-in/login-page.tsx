import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { loginBody } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFirstFocus } from '../../../lib/forms/use-first-focus.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { go } from '../../../lib/routes/navigator.ts';
import { login } from '../../../lib/session/actions.ts';
import { goOn, returnSearch } from '../../../lib/session/after-sign-in.ts';
import { guestQuotePath, newestTicket } from '../../../lib/session/quote-ticket.ts';
import { safeReturn } from '../../../lib/session/return-to.ts';
import { FormErrors } from '../../../ui/form-errors.tsx';
import { useAddressQuery } from '../../../lib/routes/use-address.ts';
import { IconMail } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { RouteLink } from '../../../ui/route-link.tsx';
import { Card } from './card.tsx';
import styles from './card.module.css';

/** Whether the person was sent here by a verification link, which goes on once they are signed in. */
function isVerification(target: string | undefined): boolean {
  return /^\/(email\/verify|verify-email)\//.test(safeReturn(target) ?? '');
}

/** Opening an account instead; what was quoted without one comes along there too. */
function SignUpLink({ target }: { readonly target: string | undefined }) {
  const { t } = useTranslation();
  const id = safeReturn(target) === guestQuotePath ? newestTicket()?.id : undefined;
  return (
    <RouteLink to="signup" search={id === undefined ? {} : { quote: id }}>
      {t('sign_in.open_account')}
    </RouteLink>
  );
}

/** Signing in; afterwards back to where the person was going. */
export function LoginPage() {
  const { t } = useTranslation();
  const firstFocus = useFirstFocus();
  const search = useAddressQuery();
  const contract = useContractForm({
    schema: loginBody,
    initialValues: { email: '', password: '', remember: false },
    send: async (credentials) => {
      if ((await login(credentials)) === null) return go('two-factor-challenge', {}, { search: returnSearch(search) });
      return goOn(search);
    },
  });
  const { form, submit, sending } = contract;
  return (
    <Card
      title={t('sign_in.welcome')}
      text={t('sign_in.welcome_text')}
      foot={
        <>
          <span className="wb-soft">{t('sign_in.new_here')}</span>
          <SignUpLink target={search['return']} />
          <RouteLink className={styles.quote} to="public-quote">
            {t('public_quote.without_account')}
          </RouteLink>
        </>
      }
    >
      {isVerification(search['return']) && (
        <div className={styles.notice}>
          <Notice tone="move" icon={IconMail} title={t('sign_in.verify_login_first')}>
            {t('sign_in.verify_login_first_text')}
          </Notice>
        </div>
      )}
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
