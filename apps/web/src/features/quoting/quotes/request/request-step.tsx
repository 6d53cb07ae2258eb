import { Button } from '@mantine/core';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../../lib/session/use-user.ts';
import { IconClock } from '../../../../ui/icons.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { RouteLink } from '../../../../ui/route-link.tsx';
import { useCallUs } from '../../../../lib/language/use-call-us.ts';
import { findingText } from '../../../../lib/language/finding-text.ts';
import { findingsOf } from '../details/mode/mode-findings.ts';
import { usePickup } from '../details/pickup/use-pickup.ts';
import { StepProblems } from '../details/step-problems.tsx';
import { useFindings } from '../details/use-findings.ts';
import { changeSales, noProblems, useQuoteForm, useDraft } from '../draft/quote-form.ts';
import { useStep } from '../frame/use-step.ts';
import { ContactPanel } from './contact-panel.tsx';
import { LoadSummary } from './load-summary.tsx';
import css from './request-step.module.css';
import { salesBody, salesProblems } from './sales-body.ts';
import { useAskSales } from './use-ask-sales.ts';
import { SalesNotesPanel } from './sales-notes-panel.tsx';

/** Whoever asks is answered, unless somebody else is named. */
function useOwnContact(): void {
  const quoteForm = useQuoteForm();
  const user = useUser();
  useEffect(() => {
    const { name, email } = quoteForm.draft.get().sales;
    if (user !== null && name === '' && email === '') changeSales(quoteForm, { name: user.name, email: user.email });
  }, [quoteForm, user]);
}

/** Step Request Quote: sales price what is typed, whatever online quoting makes of it. Nothing is typed again. */
export function RequestStep() {
  const { t } = useTranslation();
  const quoteForm = useQuoteForm();
  const { goTo } = useStep();
  const pickup = usePickup();
  const { all: findings } = useFindings(pickup, findingsOf);
  const details = useDraft((draft) => draft.details);
  const sales = useDraft((draft) => draft.sales);
  useOwnContact();
  useEffect(() => quoteForm.problems.set(() => noProblems), [quoteForm]);
  const reasons = useMemo(() => findings.filter(({ severity }) => severity === 'refused'), [findings]);
  const withNumber = useCallUs(reasons.map(findingText));
  const missing = useMemo(
    () => salesProblems(salesBody(details, sales, { date: pickup.date, reasons })).details.length > 0,
    [details, sales, pickup.date, reasons],
  );
  const { ask, sending } = useAskSales(pickup.date, reasons);
  const change = (
    <Button variant="subtle" size="compact-sm" onClick={() => void goTo('details')}>
      {t('quote_requests.step.change')}
    </Button>
  );
  return (
    <form
      className={css.step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!missing) ask();
      }}
    >
      <StepProblems />
      {reasons.length === 0 ? (
        <Notice tone="move" title={t('quote_requests.step.why_asked')} />
      ) : (
        <Notice tone="care" title={t('quote_requests.step.why')}>
          <ul className={css.reasons}>
            {reasons.map((finding) => (
              <li key={finding.code}>{withNumber(findingText(finding))}</li>
            ))}
          </ul>
        </Notice>
      )}
      {missing && (
        <Notice tone="care" title={t('quote_requests.step.missing_title')}>
          <p>{t('quote_requests.step.missing_text')}</p>
          <Button mt={8} onClick={() => void goTo('details')}>
            {t('quote_requests.step.complete')}
          </Button>
        </Notice>
      )}
      <div className={css.columns}>
        <LoadSummary details={details} date={sales.pickup_date ?? pickup.date} change={change} />
        <div className={css.typed}>
          <ContactPanel />
          <SalesNotesPanel date={pickup.date} today={pickup.today} />
          <div className={css.send}>
            <p className={css.promise}>
              <IconClock size={16} aria-hidden="true" />
              {t('quote_requests.step.promise')}
            </p>
            <Button type="submit" variant="filled" h={44} fz={16} loading={sending} aria-disabled={missing}>
              {t('quote_requests.step.send')}
            </Button>
            <RouteLink to="quote.requests" className={css.all}>
              {t('quote_requests.list.tab')}
            </RouteLink>
          </div>
        </div>
      </div>
    </form>
  );
}
