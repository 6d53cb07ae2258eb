import { Button } from '@mantine/core';
import { endpoints, type StaffInvitation } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../../../lib/api/problem.ts';
import { useApiMutation } from '../../../lib/api/query.ts';
import { localDay } from '../../../lib/format/today.ts';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { notifyDone, notifyRefused } from '../../../ui/notify.ts';
import { Panel } from '../../../ui/panel.tsx';
import { roleReads } from './reads.ts';
import css from './staff-roles.module.css';

const { resend, revoke } = endpoints.roleManagement;

/** Sends an invitation again or takes it back, and says how that went. */
function useInvitationChanges() {
  const { t } = useTranslation();
  const sending = useApiMutation(resend, { refreshes: roleReads });
  const revoking = useApiMutation(revoke, { refreshes: roleReads });
  const refused = (problem: ApiProblem): void =>
    notifyRefused({ title: t('staff_roles.failed'), text: problem.message });
  return {
    resend: ({ id, email }: StaffInvitation): void =>
      sending.mutate(
        { params: { id } },
        { onSuccess: () => notifyDone({ title: t('staff_roles.resent', { email }) }), onError: refused },
      ),
    revoke: ({ id, email }: StaffInvitation): void =>
      revoking.mutate(
        { params: { id } },
        { onSuccess: () => notifyDone({ title: t('staff_roles.revoked', { email }) }), onError: refused },
      ),
  };
}

/** Who was asked to join the staff and has not come yet; nothing where nobody was. */
export function InvitationsPanel({ invitations }: { readonly invitations: readonly StaffInvitation[] }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const changes = useInvitationChanges();
  const [asked, setAsked] = useState<StaffInvitation | null>(null);
  if (invitations.length === 0) return null;
  const open = invitations.filter(({ status }) => status === 'open').length;
  return (
    <div className={css.invited}>
      <Panel title={t('staff_roles.invited')} note={t('staff_roles.invited_note', { count: open })} flush>
        <ul className={css.list}>
          {invitations.map((one) => (
            <li key={one.id} className={css.line}>
              <span className={css.lines}>
                <b>{one.email}</b>
                <span className={css.soft}>
                  {t(one.status === 'open' ? 'staff_roles.invited_line' : 'staff_roles.expired_line', {
                    name: one.invited_by,
                    date: date(localDay(one.expires_at)),
                  })}
                </span>
              </span>
              <span className={css.soft}>{one.roles.map((role) => t(`roles.${role}`)).join(', ')}</span>
              <span className={css.actions}>
                <Button
                  size="compact-sm"
                  aria-label={t('staff_roles.resend_name', { email: one.email })}
                  onClick={() => changes.resend(one)}
                >
                  {t('staff_roles.resend')}
                </Button>
                <Button
                  size="compact-sm"
                  aria-label={t('staff_roles.revoke_name', { email: one.email })}
                  onClick={() => setAsked(one)}
                >
                  {t('staff_roles.revoke')}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      </Panel>
      {asked && (
        <ConfirmDialog
          opened
          title={t('staff_roles.revoke_title', { email: asked.email })}
          confirm={t('staff_roles.revoke')}
          onConfirm={() => {
            changes.revoke(asked);
            setAsked(null);
          }}
          onCancel={() => setAsked(null)}
        >
          <p>{t('staff_roles.revoke_text')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
