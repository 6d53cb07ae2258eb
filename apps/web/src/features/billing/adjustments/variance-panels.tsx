import { useQuery } from '@tanstack/react-query';
import { endpoints, type InvoiceVariance } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { apiQuery } from '../../../lib/api/query.ts';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Panel } from '../../../ui/panel.tsx';
import css from './adjustments.module.css';
import { FactTiles } from './facts.tsx';
import { Papers } from './papers.tsx';
import { VarianceTable } from './variance-table.tsx';
import { Waterfall } from './waterfall.tsx';

/** What an invoice was corrected by; asked only for one that was. */
export function useVariance(invoice: { readonly id: string; readonly corrected: boolean }) {
  return useQuery({
    ...apiQuery(endpoints.adjustments.variance, { params: { id: invoice.id } }),
    enabled: invoice.corrected,
  });
}

/** Which story a correction tells: weight and class together have one of their own. */
function storyOf({ cause, findings }: InvoiceVariance) {
  const causes = new Set(findings.map((one) => one.cause));
  return causes.has('reweigh') && causes.has('reclass') ? 'reweigh_reclass' : cause;
}

function Headline({ variance }: { readonly variance: InvoiceVariance }) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const { quoted, billed } = variance;
  const amount = money({ amount: Math.abs(billed.amount - quoted.amount), currency: billed.currency });
  const more = billed.amount > quoted.amount;
  return (
    <Panel flush>
      <div className={css.headline}>
        <h2>
          {billed.amount === quoted.amount
            ? t('adjustments.same')
            : t(more ? 'adjustments.more' : 'adjustments.less', { amount })}
        </h2>
        <p className={css.story}>{t(`adjustments.story.${storyOf(variance)}`)}</p>
      </div>
      <FactTiles facts={variance.facts} />
    </Panel>
  );
}

type Props = {
  readonly invoiceId: string;
  readonly query: ReturnType<typeof useVariance>;
};

/** Why an invoice asks for something else than was quoted: in words, line by line, as a picture, and with proof. */
export function VariancePanels({ invoiceId, query }: Props) {
  const { t } = useTranslation();
  const variance = query.data?.data;
  if (query.isError) return <LoadFailed message={t('adjustments.failed')} retry={() => void query.refetch()} />;
  if (!variance) return null;
  return (
    <div className={css.stack}>
      <Headline variance={variance} />
      <VarianceTable variance={variance} />
      <Waterfall quoted={variance.quoted} billed={variance.billed} findings={variance.findings} />
      <Panel title={t('adjustments.evidence.title')}>
        {variance.evidence.length === 0 ? (
          <p className="wb-soft">{t('adjustments.evidence.none')}</p>
        ) : (
          <Papers
            papers={variance.evidence}
            read={(file) => call(endpoints.adjustments.evidence, { params: { id: invoiceId, file } })}
          />
        )}
      </Panel>
    </div>
  );
}
