import type { StatementAccount } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../../../lib/format/use-formats.ts';
import css from './account-sheet.module.css';
import { Movements } from './movements.tsx';

type Props = {
  readonly account: StatementAccount;
  readonly from: string;
  readonly to: string;
};

/** From what was owed to what is owed: each part with its sign. */
function Sums({ account }: Pick<Props, 'account'>) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const parts = ['opening', 'billed', 'paid', 'credited', 'closing'] as const;
  return (
    <dl className={css.sums}>
      {parts.map((part) => (
        <div key={part} className={css.sum} data-part={part}>
          <dt>{t(`statements.${part}`)}</dt>
          <dd>
            {money(account[part]).replace('-', '−')}
            {part === 'closing' && account.closing.amount < 0 && (
              <span className={css.favor}>{t('statements.in_credit')}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What is left by how late it was on the last day. */
function Ages({ aging, credit }: StatementAccount) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  return (
    <dl className={css.ages} aria-label={t('statements.aging')}>
      {aging.map(({ bucket, amount }) => (
        <div key={bucket} data-age={bucket} data-none={amount.amount === 0 || undefined}>
          <dt>
            {bucket === 'current'
              ? t('statements.current')
              : t('statements.late', { days: t(`invoices.summary.bucket.${bucket}`) })}
          </dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
      {credit.amount !== 0 && (
        <div data-credit>
          <dt>{t('statements.credit')}</dt>
          <dd>{money({ ...credit, amount: 0 - credit.amount }).replace('-', '−')}</dd>
        </div>
      )}
    </dl>
  );
}

/** An account in one currency: its sums, every movement, and what is left by age. */
export function AccountSheet({ account, from, to }: Props) {
  const { t } = useTranslation();
  const currency = t(`freight.charges.currency.${account.opening.currency}`);
  return (
    <section className={css.sheet} aria-label={t('statements.account_in', { currency })}>
      <header className={css.head}>
        <h2>{currency}</h2>
        <span className="wb-soft">{t('statements.movements', { count: account.movements.length })}</span>
      </header>
      <Sums account={account} />
      <Movements account={account} from={from} to={to} />
      <Ages {...account} />
    </section>
  );
}
