import { Button, Group } from '@mantine/core';
import { endpoints, type User } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import { refreshUser } from '../../../lib/session/actions.ts';
import { IconMail } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { notifyDone, notifyRefused } from '../../../ui/notify.ts';

/** Says where the link for a new address went, and which address is in use until it is opened. */
export function PendingEmail({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  const resend = useApiMutation(endpoints.session.resendVerification);
  const cancel = useApiMutation(endpoints.emailChanges.cancel);
  const { email, pending_email: pending } = user;
  if (pending === undefined) return null;
  const onError = ({ message }: { readonly message: string }) => notifyRefused({ title: message });
  const sent = () =>
    notifyDone({ title: t('sign_in.verify_resent'), text: t('sign_in.verify_resent_text', { email: pending }) });
  async function kept(): Promise<void> {
    await refreshUser();
    notifyDone({ title: t('profile.email_kept', { email }) });
  }
  return (
    <Notice tone="move" icon={IconMail} title={t('profile.pending_title', { email: pending })} live>
      <p>{t('profile.pending_text', { email })}</p>
      <Group gap="xs" mt="xs">
        <Button loading={resend.isPending} onClick={() => resend.mutate({}, { onSuccess: sent, onError })}>
          {t('sign_in.verify_resend')}
        </Button>
        <Button loading={cancel.isPending} onClick={() => cancel.mutate({}, { onSuccess: () => void kept(), onError })}>
          {t('profile.keep_email', { email })}
        </Button>
      </Group>
    </Notice>
  );
}
