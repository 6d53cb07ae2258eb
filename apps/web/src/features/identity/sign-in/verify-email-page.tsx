import { Button } from '@mantine/core';
import { endpoints } from '@waybill/contract';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../../../lib/api/problem.ts';
import { useApiMutation } from '../../../lib/api/query.ts';
import { goHome } from '../../../lib/routes/navigator.ts';
import { refreshUser } from '../../../lib/session/actions.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { Notice } from '../../../ui/notice.tsx';
import { RouteLink } from '../../../ui/route-link.tsx';
import { Card } from './card.tsx';
import styles from './card.module.css';

type Said = { readonly tone: 'go' | 'care' | 'stop'; readonly title: string; readonly text?: ReactNode };

/** Says that the email address has to be confirmed first, and sends the link again. */
export function VerifyEmailPage() {
  const { t } = useTranslation();
  const user = useUser();
  const [said, setSaid] = useState<Said | null>(null);
  const resend = useApiMutation(endpoints.session.resendVerification);
  const email = user?.pending_email ?? user?.email ?? '';

  async function check(): Promise<void> {
    const person = await refreshUser().catch(() => null);
    if (person?.email_verified_at && person.pending_email === undefined) await goHome();
    else if (person) setSaid({ tone: 'care', title: t('sign_in.verify_not_yet') });
  }

  function sendAgain(): void {
    resend.mutate(
      {},
      {
        onSuccess: () =>
          setSaid({ tone: 'go', title: t('sign_in.verify_resent'), text: t('sign_in.verify_resent_text', { email }) }),
        onError: (problem) =>
          setSaid({ tone: 'stop', title: t('sign_in.verify_failed'), text: <Reasons of={problem} /> }),
      },
    );
  }

  return (
    <Card
      title={t('sign_in.verify_title')}
      text={t('sign_in.verify_text', { email })}
      foot={<RouteLink to="profile">{t('sign_in.verify_wrong_address')}</RouteLink>}
    >
      <div className={styles.fields}>
        {said && (
          <Notice tone={said.tone} title={said.title} live>
            {said.text}
          </Notice>
        )}
        <p className="wb-soft">{t('sign_in.verify_why')}</p>
        <Button variant="filled" fullWidth onClick={() => void check()}>
          {t('sign_in.verify_check')}
        </Button>
        <Button fullWidth loading={resend.isPending} onClick={sendAgain}>
          {t(resend.isPending ? 'sign_in.verify_resending' : 'sign_in.verify_resend')}
        </Button>
      </div>
    </Card>
  );
}

/** The reasons a refusal lists, else its one message. */
function Reasons({ of }: { readonly of: ApiProblem }) {
  const listed = Object.values(of.errors).flat();
  if (listed.length === 0) return of.message;
  return (
    <ul className={styles.reasons}>
      {listed.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}
