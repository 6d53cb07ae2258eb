import { Button, Checkbox, Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { acceptInvitationBody, endpoints, type InvitationView } from '@waybill/contract';
import { languages } from '@waybill/phrases';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { apiQuery } from '../../../lib/api/query.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { setLanguage } from '../../../lib/language/i18n.ts';
import { go, goHome } from '../../../lib/routes/navigator.ts';
import { useAddressQuery } from '../../../lib/routes/use-address.ts';
import { login, logout } from '../../../lib/session/actions.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { FormErrors } from '../../../ui/form-errors.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { notifyDone } from '../../../ui/notify.ts';
import { Card, InvitationOver, JoiningFields } from '../sign-in/public.ts';
import { JoinStaff } from '../staff-roles/public.ts';
import css from './users.module.css';

const disclaimerParts = ['carriers', 'prices', 'liability', 'goods', 'terms'] as const;

const { invitation: show, accept } = endpoints.accountUsers;
type Link = { readonly id: string; readonly expires: number; readonly signature: string };

/** The invitation of the address, to an account or (`staff`) to the staff. */
function useLink(): { readonly link: Link; readonly staff: boolean } | null {
  const { invitation, staff, expires, signature } = useAddressQuery();
  const id = staff ?? invitation;
  if (!id || !expires || !signature) return null;
  return { link: { id, expires: Number(expires), signature }, staff: staff !== undefined };
}

/** Nobody invited this visitor: they may open an account of their own. */
function ToSignUp() {
  useEffect(() => void go('signup', {}, { replace: true }), []);
  return <Skeleton height={320} maw={480} mx="auto" />;
}

function SignedIn({ name }: { readonly name: string }) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  // Logging out leads to the log in page; here the address with the invitation has to stay.
  const here = location.href;
  return (
    <Card title={t('account_users.accept.signed_in_title', { name })} text={t('account_users.accept.signed_in_text')}>
      <Button variant="filled" fullWidth onClick={() => void logout(cache).then(() => location.assign(here))}>
        {t('account_users.accept.log_out')}
      </Button>
    </Card>
  );
}

function AcceptForm({ link, view }: { readonly link: Link; readonly view: InvitationView }) {
  const { t } = useTranslation();
  const { email, account_name: account } = view;
  const { id, ...proof } = link;
  const contract = useContractForm({
    schema: acceptInvitationBody,
    initialValues: { ...proof, name: '', password: '', password_confirmation: '', disclaimer_accepted: false },
    send: async (body) => {
      await call(accept, { params: { id }, body });
      await login({ email, password: body.password });
      notifyDone({ title: t('account_users.accept.welcome', { account }) });
      await goHome();
    },
  });
  const { form, sending } = contract;
  const text = t('account_users.accept.text', { inviter: view.invited_by, role: t(`roles.${view.account_role}`) });
  return (
    <Card title={t('account_users.accept.title', { account })} text={text}>
      <form onSubmit={contract.submit} noValidate>
        <FormErrors of={contract} />
        <div className={css.fields}>
          <JoiningFields form={form} email={email} sending={sending}>
            <div>
              <Checkbox
                label={t('account_users.accept.disclaimer')}
                {...form.getInputProps('disclaimer_accepted', { type: 'checkbox' })}
              />
              <details className={css.disclaimer}>
                <summary>{t('account_users.accept.disclaimer_read')}</summary>
                {disclaimerParts.map((part) => (
                  <p key={part}>{t(`sign_up.disclaimer_text.${part}`)}</p>
                ))}
              </details>
            </div>
          </JoiningFields>
        </div>
      </form>
    </Card>
  );
}

function Invited({ link }: { readonly link: Link }) {
  const { t } = useTranslation();
  const { id, ...query } = link;
  const asked = useQuery({ ...apiQuery(show, { params: { id }, query }), refetchOnWindowFocus: false });
  if (asked.isPending) return <Skeleton height={420} radius="md" role="status" aria-label={t('common.loading')} />;
  if (asked.data) return <AcceptForm link={link} view={asked.data.data} />;
  const over = asked.error.status >= 400 && asked.error.status < 429;
  if (over) return <InvitationOver />;
  return <LoadFailed message={asked.error.message} retry={() => void asked.refetch()} />;
}

/** Opens the page in the language of the invitation; the person can choose another one on it. */
function useLanguageOfLink(): void {
  const asked = useAddressQuery()['lang'];
  const language = languages.find((one) => one === asked);
  useEffect(() => {
    if (language !== undefined) void setLanguage(language);
  }, [language]);
}

/** Joining an account (or the staff) by the link of an invitation mail: name, password, and of customers the disclaimer. */
export function RegisterPage() {
  const invited = useLink();
  const user = useUser();
  useLanguageOfLink();
  if (invited === null) return <ToSignUp />;
  if (user !== null) return <SignedIn name={user.name} />;
  return invited.staff ? <JoinStaff link={invited.link} /> : <Invited link={invited.link} />;
}
