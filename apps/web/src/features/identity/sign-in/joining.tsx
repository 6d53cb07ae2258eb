import { Button, PasswordInput, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Card } from './card.tsx';

type Typed = { readonly name: string; readonly password: string; readonly password_confirmation: string };

type Props<V> = {
  readonly form: UseFormReturnType<V>;
  /** The address that the invitation went to. */
  readonly email: string;
  readonly sending: boolean;
  /** What else is asked of whoever joins. */
  readonly children?: ReactNode;
};

/** What somebody invited says of themselves, and the button that lets them in. */
export function JoiningFields<V extends Typed>({ form, email, sending, children }: Props<V>) {
  const { t } = useTranslation();
  const shared = form as unknown as UseFormReturnType<Typed>;
  const toggle = { 'aria-label': t('sign_in.show_password') };
  return (
    <>
      <TextInput
        label={t('account_users.accept.email')}
        description={t('account_users.accept.email_hint')}
        type="email"
        autoComplete="username"
        readOnly
        value={email}
        error={shared.errors['email']}
        data-path="email"
      />
      <TextInput
        label={t('account_users.accept.name')}
        autoComplete="name"
        autoCapitalize="words"
        {...shared.getInputProps('name')}
      />
      <PasswordInput
        label={t('sign_in.password')}
        description={t('sign_in.password_rule')}
        autoComplete="new-password"
        visibilityToggleButtonProps={toggle}
        {...shared.getInputProps('password')}
      />
      <PasswordInput
        label={t('account_users.accept.password_again')}
        autoComplete="new-password"
        visibilityToggleButtonProps={toggle}
        {...shared.getInputProps('password_confirmation')}
      />
      {children}
      <Button type="submit" variant="filled" fullWidth loading={sending}>
        {t(sending ? 'account_users.accept.submitting' : 'account_users.accept.submit')}
      </Button>
    </>
  );
}

/** An invitation that can no longer be accepted, whatever the reason. */
export function InvitationOver() {
  const { t } = useTranslation();
  return (
    <Card title={t('account_users.accept.over_title')} text={t('account_users.accept.over_text')}>
      <LinkButton to="login" fullWidth>
        {t('account_users.accept.to_login')}
      </LinkButton>
    </Card>
  );
}
