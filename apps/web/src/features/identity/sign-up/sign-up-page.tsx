import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldText } from '../../../lib/language/text.ts';
import { guestQuotePath } from '../../../lib/session/quote-ticket.ts';
import { IconFileText } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RouteLink } from '../../../ui/route-link.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { AccountSheet } from './account-sheet.tsx';
import { CheckEmailDialog } from './check-email-dialog.tsx';
import { ProblemsDialog } from './problems-dialog.tsx';
import styles from './sign-up.module.css';
import { stepOf, steps } from './steps.ts';
import { StepFields } from './steps/step-fields.tsx';
import { useSignUp, type SigningUp } from './use-sign-up.ts';

/** After a move to another step: the field that was asked for has the focus, else the first one of the step. */
function useFocusOnStep(step: string) {
  const box = useRef<HTMLFormElement>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const shown = useRef(step);
  useEffect(() => {
    const moved = shown.current !== step;
    shown.current = step;
    const asked =
      wanted === null ? null : box.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(wanted)}"]`);
    const first = moved ? box.current?.querySelector<HTMLElement>('input:not([type="hidden"])') : null;
    (asked ?? first)?.focus();
    if (asked) setWanted(null);
    if (moved) window.scrollTo({ top: 0 });
  }, [step, wanted]);
  return { box, focusOn: setWanted };
}

function Head({ startOver }: Pick<SigningUp, 'startOver'>) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <PageHeader
        title={t('sign_up.title')}
        note={t('sign_up.note')}
        actions={
          <Button variant="subtle" onClick={() => setAsking(true)}>
            {t('sign_up.start_over')}
          </Button>
        }
      />
      <ConfirmDialog
        opened={asking}
        title={t('sign_up.start_over_title')}
        confirm={t('sign_up.start_over')}
        onConfirm={() => {
          setAsking(false);
          startOver();
        }}
        onCancel={() => setAsking(false)}
      >
        {t('sign_up.start_over_text')}
      </ConfirmDialog>
    </>
  );
}

/** The buttons under a step: back, and on or done. */
function Ends({ signingUp }: { readonly signingUp: SigningUp }) {
  const { t } = useTranslation();
  const { step, goTo, contract } = signingUp;
  const before = steps[steps.indexOf(step) - 1];
  const last = step === 'finish';
  const words = contract.sending ? 'sign_up.submitting' : 'sign_up.submit';
  return (
    <div className={styles.ends}>
      {before && <Button onClick={() => void goTo(before)}>{t('sign_up.back')}</Button>}
      <Button type="submit" variant="filled" loading={contract.sending}>
        {t(last ? words : 'sign_up.next')}
      </Button>
    </div>
  );
}

/** Opening an account for a company, step by step. */
export function SignUpPage() {
  const { t } = useTranslation();
  const signingUp = useSignUp();
  const { contract, step, goTo, next, problems, sentTo, quote } = signingUp;
  const { form } = contract;
  const { box, focusOn } = useFocusOnStep(step);

  function openField(path: string): void {
    problems.close();
    focusOn(path);
    void goTo(stepOf(path));
  }

  return (
    <>
      <Head startOver={signingUp.startOver} />
      <Stepper
        label={t('sign_up.steps.label')}
        at={step}
        done={t('sign_up.steps.done')}
        place={t('sign_up.steps.of', { number: steps.indexOf(step) + 1 })}
        steps={steps.map((name, index) => ({
          name,
          words: t(`sign_up.steps.${name}`),
          open: index < steps.indexOf(step) ? () => void goTo(name) : undefined,
        }))}
      />
      {quote !== null && (
        <div className={styles.carried}>
          <Notice tone="go" icon={IconFileText} title={t('sign_up.quote_title', { number: quote.number })}>
            {t('sign_up.quote_text')}
          </Notice>
        </div>
      )}
      <div className={styles.columns}>
        <form
          ref={box}
          noValidate
          aria-label={t(`sign_up.heads.${step}`)}
          onSubmit={(event) => {
            event.preventDefault();
            next();
          }}
        >
          <Panel title={t(`sign_up.heads.${step}`)} foot={<Ends signingUp={signingUp} />}>
            <p className={styles.lead}>{t(`sign_up.texts.${step}`)}</p>
            <StepFields step={step} form={form} />
          </Panel>
          <p className={`${styles.account} ${styles.under}`}>
            <span className="wb-soft">{t('sign_up.have_account')}</span>
            <RouteLink to="login" search={quote === null ? {} : { return: guestQuotePath }}>
              {t('sign_up.log_in')}
            </RouteLink>
          </p>
        </form>
        <AccountSheet values={form.values} />
      </div>
      <ProblemsDialog
        opened={problems.open}
        errors={form.errors}
        failure={contract.failure}
        values={form.values}
        taken={form.errors['email'] === fieldText('email_taken')}
        keepPlaces={contract.keepPlaces}
        onOpen={openField}
        onClose={problems.close}
      />
      {sentTo !== null && <CheckEmailDialog email={sentTo} />}
    </>
  );
}
