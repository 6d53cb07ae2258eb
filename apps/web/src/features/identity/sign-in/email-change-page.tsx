import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, type EmailChangeView } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../../lib/api/problem.ts';
import { apiQuery, useApiMutation } from '../../../lib/api/query.ts';
import { useAddressQuery } from '../../../lib/routes/use-address.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { notifyRefused } from '../../../ui/notify.ts';
import { Card } from './card.tsx';

const { show, takeBack } = endpoints.emailChanges;
type Link = { readonly id: string; readonly signature: string };

function Over() {
  const { t } = useTranslation();
  return (
    <Card title={t('sign_in.change_over')} text={t('sign_in.change_over_text')}>
      <LinkButton to="login" variant="filled" fullWidth>
        {t('sign_in.verified_login')}
      </LinkButton>
    </Card>
  );
}

function Kept({ change }: { readonly change: EmailChangeView }) {
  const { t } = useTranslation();
  const pending = change.status === 'pending';
  const words = { email: change.old_email };
  return (
    <Card
      title={t('sign_in.change_kept', words)}
      text={t(pending ? 'sign_in.change_kept_text' : 'sign_in.change_restored_text', words)}
    >
      <LinkButton to={pending ? 'forgot-password' : 'login'} variant="filled" fullWidth>
        {t(pending ? 'sign_in.new_password_ask' : 'sign_in.verified_login')}
      </LinkButton>
    </Card>
  );
}

function Ask({ change, link, onDone }: { change: EmailChangeView; link: Link; onDone: () => void }) {
  const { t } = useTranslation();
  const taking = useApiMutation(takeBack);
  const pending = change.status === 'pending';
  const words = { email: change.old_email, other: change.new_email };
  const run = (): void =>
    taking.mutate(
      { params: { id: link.id }, body: { signature: link.signature } },
      { onSuccess: onDone, onError: ({ message }) => notifyRefused({ title: message }) },
    );
  return (
    <Card
      title={t('sign_in.change_title', words)}
      text={t(pending ? 'sign_in.change_pending' : 'sign_in.change_done', words)}
    >
      <Button variant="filled" fullWidth loading={taking.isPending} onClick={run}>
        {t('sign_in.change_keep', words)}
      </Button>
    </Card>
  );
}

/** Where the mail to the old address leads: a change of email is shown, and taken back by a button. */
export function EmailChangePage() {
  const { t } = useTranslation();
  const { change: id = '', signature = '' } = useAddressQuery();
  const [done, setDone] = useState(false);
  const query = useQuery({
    ...apiQuery(show, { params: { id }, query: { signature } }),
    enabled: id !== '' && signature !== '' && !done,
    retry: false,
  });
  const known = query.data?.data;
  if (id === '' || signature === '') return <Over />;
  if (known !== undefined && done) return <Kept change={known} />;
  if (known !== undefined) return <Ask change={known} link={{ id, signature }} onDone={() => setDone(true)} />;
  if (query.error instanceof ApiProblem && query.error.status < 429) return <Over />;
  if (query.isError) return <LoadFailed message={t('sign_in.change_failed')} retry={() => void query.refetch()} />;
  return <Skeleton height={240} maw={480} mx="auto" />;
}
