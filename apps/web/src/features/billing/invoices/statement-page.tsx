import { useQuery } from '@tanstack/react-query';
import { longestStatement } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { localToday } from '../../../lib/format/today.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconAlertCircle, IconReportMoney } from '../../../ui/icons.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { DayRange } from '../../../ui/table/day-range.tsx';
import tools from '../../../ui/table/list-tools.module.css';
import { useList } from '../../../ui/table/use-list.ts';
import { InvoiceTabs } from './list/invoice-tabs.tsx';
import { dayRange } from '../../../lib/format/days.ts';
import { AccountSheet } from './statement/account/account-sheet.tsx';
import { statementQuery } from './statement/api.ts';
import { chosenIn, problemWith, usualPeriods } from './statement/period.ts';
import { StatementFiles } from './statement/statement-files.tsx';
import css from './statement/statement.module.css';

const names = ['from', 'to'] as const;

function Bones() {
  const { t } = useTranslation();
  return (
    <div role="status">
      <span className="wb-only-heard">{t('common.loading')}</span>
      <div className={css.bones} aria-hidden="true" />
    </div>
  );
}

/** An account's statement for the days chosen, each currency by itself, to look at and to have as a file. */
export function StatementPage() {
  const { t } = useTranslation();
  const list = useList(names, '');
  const today = localToday();
  const chosen = chosenIn(list.filters);
  const problem = problemWith(chosen, today);
  const query = useQuery({ ...statementQuery(chosen), enabled: problem === null });
  const shown = problem === null ? query.data?.data : undefined;
  const [from, to] = [chosen.from ?? shown?.from, chosen.to ?? shown?.to];
  const usual = usualPeriods(today);
  const words = from !== undefined && to !== undefined && from <= to ? dayRange(from, to) : '';
  return (
    <>
      <PageHeader
        title={t('titles.statement')}
        note={t('statements.note')}
        actions={<StatementFiles query={chosen} disabled={(shown?.currencies.length ?? 0) === 0} />}
      />
      <InvoiceTabs current="statement" />
      <div className={tools.tools} role="search">
        <DayRange
          label={t('statements.period')}
          words={words}
          from={from}
          to={to}
          usual={(['this_month', 'last_month', 'last_90', 'this_year'] as const).map((name) => ({
            name: t(`statements.usual.${name}`),
            ...usual[name],
          }))}
          names={{ from: t('statements.from'), to: t('statements.to'), wrongWay: t('statements.wrong_way') }}
          onChange={list.filter}
        />
      </div>
      {problem !== null && (
        <Notice
          tone="stop"
          icon={IconAlertCircle}
          title={
            problem === 'too_long' ? t('statements.too_long', { max: longestStatement }) : t('statements.wrong_way')
          }
        />
      )}
      {query.isError && problem === null && (
        <LoadFailed
          message={t('statements.failed')}
          retry={() => void query.refetch()}
          {...(shown ? { shownSince: query.dataUpdatedAt } : {})}
        />
      )}
      {problem === null && query.isPending && <Bones />}
      {shown?.currencies.length === 0 && (
        <EmptyState
          picture={<IconReportMoney size={32} aria-hidden="true" />}
          title={t('statements.nothing')}
          text={t('invoices.empty.open_text')}
          actions={<LinkButton to="invoices">{t('invoices.tabs.open')}</LinkButton>}
        />
      )}
      {shown && (
        <div data-stale={query.isPlaceholderData || undefined} className={css.accounts}>
          {shown.currencies.map((account) => (
            <AccountSheet key={account.opening.currency} account={account} from={shown.from} to={shown.to} />
          ))}
          {shown.currencies.length > 0 && <p className={css.foot}>{t('statements.foot')}</p>}
        </div>
      )}
    </>
  );
}
