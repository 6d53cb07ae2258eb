import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { AmountFields } from './amount-fields.tsx';
import css from './pay-bar.module.css';
import { fieldRefused } from './refusal-words.ts';
import { PaymentHeld } from './payment-held.tsx';
import { isHeld, usePay } from './use-pay.ts';
import type { Chosen, Payable } from './use-payable.ts';

type Props = { readonly payable: Payable };

function sumOf(chosen: readonly Chosen[]): number {
  return chosen.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
}

/** What is chosen, in words and as a sum: `30340 $386.40 + 30322 $953.16`. */
function Words({ chosen }: { readonly chosen: readonly Chosen[] }) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const count = chosen.length;
  const parts = chosen.map(
    ({ invoice, amount }) => `${invoice.number} ${money({ ...invoice.balance, amount: amount ?? 0 })}`,
  );
  return (
    <div className={css.words}>
      <p className={css.title} role="status">
        {count === 0 ? t('payments.bar.none') : t('payments.bar.chosen', { count })}
      </p>
      <p className={count === 0 ? 'wb-soft' : css.sum}>
        {count === 0 ? t('payments.bar.none_text') : parts.join('  +  ')}
      </p>
    </div>
  );
}

/** Why the button does nothing; null when it does. */
function useObstacle(chosen: readonly Chosen[]): string | null {
  const { t } = useTranslation();
  if (chosen.length === 0) return t('payments.bar.must_select');
  if (new Set(chosen.map(({ invoice }) => invoice.balance.currency)).size > 1) return t('payments.bar.one_currency');
  return null;
}

/** What the server refused, in its own words: of a field, or as a whole. */
function useRefusal(problem: ReturnType<typeof usePay>['problem']): string | null {
  const { t } = useTranslation();
  if (problem === null || isHeld(problem)) return null;
  return fieldRefused(problem) ?? `${t('payments.bar.failed')}. ${problem.message}`;
}

function useButtonWords(chosen: readonly Chosen[], mixed: boolean): string {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const [first] = chosen;
  if (first === undefined || mixed) return t('payments.bar.pay');
  const sum = money({ amount: sumOf(chosen), currency: first.invoice.balance.currency });
  return t('payments.bar.pay_sum', { count: chosen.length, sum });
}

/** Below the open invoices: what was ticked, how much goes on each, and the way to pay it. */
export function PayBar({ payable }: Props) {
  const { t } = useTranslation();
  const { chosen, clear, type } = payable;
  const [asked, setAsked] = useState(false);
  const [amounts, setAmounts] = useState(false);
  const { busy, problem, forget, pay } = usePay();
  const obstacle = useObstacle(chosen);
  const refusal = useRefusal(problem);
  const wrong = chosen.some(({ amount }) => amount === null);
  const open = amounts && chosen.length > 0;
  const words = useButtonWords(chosen, chosen.length > 0 && obstacle !== null);
  const press = () => {
    setAsked(obstacle !== null);
    if (wrong) setAmounts(true);
    if (obstacle === null && !wrong) pay(chosen);
  };
  const told = (asked ? obstacle : null) ?? refusal;
  return (
    <section className={css.bar} aria-label={t('payments.bar.label')}>
      {open && <AmountFields chosen={chosen} type={type} />}
      <div className={css.row}>
        <Words chosen={chosen} />
        {chosen.length > 0 && (
          <div className={css.tools}>
            <Button
              variant="subtle"
              onClick={() => {
                forget();
                clear();
              }}
            >
              {t('payments.bar.clear')}
            </Button>
            <Button aria-expanded={open} onClick={() => setAmounts(!amounts)}>
              {t(open ? 'payments.bar.amounts_done' : 'payments.bar.amounts')}
            </Button>
          </div>
        )}
        <Button variant="filled" className={css.pay ?? ''} loading={busy} onClick={press}>
          {words}
        </Button>
      </div>
      {isHeld(problem) && (
        <PaymentHeld
          invoices={chosen.map(({ invoice }) => invoice.id)}
          onEnd={(ids) => pay(chosen, ids)}
          onClose={forget}
        />
      )}
      {told !== null && (
        <p className={css.told} role="alert">
          {told}
        </p>
      )}
    </section>
  );
}
