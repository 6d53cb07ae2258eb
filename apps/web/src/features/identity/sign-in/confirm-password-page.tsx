import { useTranslation } from 'react-i18next';
import { goHome, goToPath } from '../../../lib/routes/navigator.ts';
import { useAddressQuery } from '../../../lib/routes/use-address.ts';
import { safeReturn } from '../../../lib/session/return-to.ts';
import { Card } from './card.tsx';
import { ConfirmPasswordForm } from './confirm-password-form.tsx';

/** Asks for the password before a page that needs it freshly typed; afterwards on to that page. */
export function ConfirmPasswordPage() {
  const { t } = useTranslation();
  const search = useAddressQuery();
  const back = safeReturn(search['return']);
  return (
    <Card title={t('sign_in.confirm_title')} text={t('sign_in.confirm_text')}>
      <ConfirmPasswordForm
        onConfirmed={() => (back === null ? goHome() : goToPath(back))}
        onCancel={() => void goHome()}
      />
    </Card>
  );
}
