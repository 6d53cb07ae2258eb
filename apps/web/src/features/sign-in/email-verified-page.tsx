import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { goHome } from '../../lib/routes/navigator.ts';
import { refreshUser } from '../../lib/session/actions.ts';
import { session } from '../../lib/session/store.ts';
import { useUser } from '../../lib/session/use-user.ts';
import { useAddressQuery } from '../../lib/routes/use-address.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Card } from './card.tsx';

function LinkFailed() {
  const { t } = useTranslation();
  return (
    <Card title={t('sign_in.verify_title')} text={t('sign_in.verify_bad_link')}>
      <LinkButton to="verify-email" variant="filled" fullWidth>
        {t('sign_in.verified_again')}
      </LinkButton>
    </Card>
  );
}

/** Where a verification link ends, well or with a `problem`. */
export function EmailVerifiedPage() {
  const { t } = useTranslation();
  const user = useUser();
  const search = useAddressQuery();
  useEffect(() => {
    if (session.user) refreshUser().catch(() => undefined);
  }, []);
  if (search['problem'] !== undefined) return <LinkFailed />;
  return (
    <Card title={t('sign_in.verified_title')} text={t('sign_in.verified_text')}>
      {user ? (
        <Button variant="filled" fullWidth onClick={() => void goHome()}>
          {t('sign_in.verified_go')}
        </Button>
      ) : (
        <LinkButton to="login" variant="filled" fullWidth>
          {t('sign_in.verified_login')}
        </LinkButton>
      )}
    </Card>
  );
}
