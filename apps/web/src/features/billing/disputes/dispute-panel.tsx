import { useQuery } from '@tanstack/react-query';
import type { Invoice } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { DisputeCard } from './dispute-card.tsx';
import { DisputeFormPanel } from './dispute-form.tsx';
import css from './disputes.module.css';
import { contestableQuery, useMayDispute } from './use-disputes.ts';

/** Beside an invoice: the dispute that is under way or was, and the way to begin one. */
export function DisputePanel({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation();
  const { longDate } = useChargedFormats();
  const may = useMayDispute();
  const query = useQuery(contestableQuery(invoice.id));
  const contestable = query.data?.data;
  if (contestable === undefined) {
    if (query.isError) return <LoadFailed message={query.error.message} retry={() => void query.refetch()} />;
    return <div className={css.bones} aria-hidden="true" />;
  }
  const { disputes, open_to_dispute: open, bar, until } = contestable;
  return (
    <>
      {disputes.map((dispute) => (
        <DisputeCard key={dispute.id} dispute={dispute} until={until} />
      ))}
      {open && may && <DisputeFormPanel key={invoice.id} invoice={invoice} contestable={contestable} />}
      {bar === 'too_late' && disputes.length === 0 && (
        <Panel title={t('disputes.form.too_late_title')}>
          <p className={css.small}>{t('disputes.form.too_late', { date: longDate(until) })}</p>
        </Panel>
      )}
    </>
  );
}
