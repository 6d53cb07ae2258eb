import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, joinStaffBody, type StaffInvitationView } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { apiQuery } from '../../../lib/api/query.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { goHome } from '../../../lib/routes/navigator.ts';
import { login } from '../../../lib/session/actions.ts';
import { FormErrors } from '../../../ui/form-errors.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { notifyDone } from '../../../ui/notify.ts';
import { Card, InvitationOver, JoiningFields } from '../sign-in/public.ts';
import css from './staff-roles.module.css';

/** What the mailed link proves an invitation with. */
export type JoinLink = { readonly id: string; readonly expires: number; readonly signature: string };
const { invitation, accept } = endpoints.roleManagement;

function JoinForm({ link, view }: { readonly link: JoinLink; readonly view: StaffInvitationView }) {
  const { t } = useTranslation();
  const { id, ...proof } = link;
  const { email } = view;
  const contract = useContractForm({
    schema: joinStaffBody,
    initialValues: { ...proof, name: '', password: '', password_confirmation: '' },
    send: async (body) => {
      await call(accept, { params: { id }, body });
      await login({ email, password: body.password });
      notifyDone({ title: t('staff_roles.join.welcome', { name: body.name }) });
      await goHome();
    },
  });
  const { form, sending } = contract;
  const roles = view.roles.map((role) => t(`roles.${role}`)).join(', ');
  return (
    <Card title={t('staff_roles.join.title')} text={t('staff_roles.join.text', { inviter: view.invited_by, roles })}>
      <form onSubmit={contract.submit} noValidate className={css.form}>
        <FormErrors of={contract} />
        <JoiningFields form={form} email={email} sending={sending} />
      </form>
    </Card>
  );
}

/** Joining the staff by the link of an invitation mail: name and password. */
export function JoinStaff({ link }: { readonly link: JoinLink }) {
  const { t } = useTranslation();
  const { id, ...query } = link;
  const asked = useQuery({ ...apiQuery(invitation, { params: { id }, query }), refetchOnWindowFocus: false });
  if (asked.isPending) return <Skeleton height={420} radius="md" role="status" aria-label={t('common.loading')} />;
  if (asked.data) return <JoinForm link={link} view={asked.data.data} />;
  if (asked.error.status < 400 || asked.error.status >= 429) {
    return <LoadFailed message={asked.error.message} retry={() => void asked.refetch()} />;
  }
  return <InvitationOver />;
}
