import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { goHome } from '../../../lib/routes/navigator.ts';
import { useAddressQuery } from '../../../lib/routes/use-address.ts';
import { logout, refreshUser } from '../../../lib/session/actions.ts';
import { session } from '../../../lib/session/store.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Card } from './card.tsx';

function Continue() {
  const { t } = useTranslation();
  const user = useUser();
  if (user) {
    return (
      <Button variant="filled" fullWidth onClick={() => void goHome()}>
        {t('sign_in.verified_go')}
      </Button>
    );
  }
  return (
    <LinkButton to="login" variant="filled" fullWidth>
      {t('sign_in.verified_login')}
    </LinkButton>
  );
}

function AskAgain() {
  const { t } = useTranslation();
  return (
    <LinkButton to="verify-email" variant="filled" fullWidth>
      {t('sign_in.verified_again')}
    </LinkButton>
  );
}

function ToProfile() {
  const { t } = useTranslation();
  return (
    <LinkButton to="profile" variant="filled" fullWidth>
      {t('sign_in.to_profile')}
    </LinkButton>
  );
}

function ChangePerson() {
  const { t } = useTranslation();
  const cache = useQueryClient();
  return (
    <Button variant="filled" fullWidth onClick={() => void logout(cache)}>
      {t('sign_in.log_out')}
    </Button>
  );
}

type Way = { readonly words: 'expired' | 'altered' | 'replaced' | 'other_person' | 'already' | 'taken' | 'too_many' };

/** Every way in which a link does not confirm an address, with what to do about it. */
const ways: Readonly<Record<string, Way & { readonly action: () => ReactNode }>> = {
  expired: { words: 'expired', action: AskAgain },
  altered: { words: 'altered', action: AskAgain },
  replaced: { words: 'replaced', action: AskAgain },
  other_person: { words: 'other_person', action: ChangePerson },
  taken: { words: 'taken', action: ToProfile },
  already: { words: 'already', action: Continue },
  too_many_attempts: { words: 'too_many', action: AskAgain },
};

function LinkFailed({ problem }: { readonly problem: string }) {
  const { t } = useTranslation();
  const user = useUser();
  const email = (problem === 'expired' ? user?.pending_email : undefined) ?? user?.email ?? t('sign_in.your_address');
  const { words, action: Action } = ways[problem] ?? { words: 'altered' as const, action: AskAgain };
  return (
    <Card title={t(`sign_in.link_${words}`)} text={t(`sign_in.link_${words}_text`, { email })}>
      <Action />
    </Card>
  );
}

/** Where a verification link ends: well, or with a page for each way it can be wrong. */
export function EmailVerifiedPage() {
  const { t } = useTranslation();
  const search = useAddressQuery();
  useEffect(() => {
    if (session.user) refreshUser().catch(() => undefined);
  }, []);
  const { problem } = search;
  if (problem !== undefined) return <LinkFailed problem={problem} />;
  return (
    <Card title={t('sign_in.verified_title')} text={t('sign_in.verified_text')}>
      <Continue />
    </Card>
  );
}
