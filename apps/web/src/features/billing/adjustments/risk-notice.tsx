import { useQuery } from '@tanstack/react-query';
import { endpoints, type AdjustmentRisk, type BillFacts } from '@waybill/contract';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { useChargedFormats, useFormats } from '../../../lib/format/use-formats.ts';
import type { Formats } from '../../../lib/format/formats.ts';
import { Notice } from '../../../ui/notice.tsx';
import { RouteLink } from '../../../ui/route-link.tsx';

/** So many corrections are a history; one of the same product or lane counts at once. */
const history = 3;
const fresh = 5 * 60_000;

function factWords(t: TFunction, facts: BillFacts, { mass, number }: Formats): string {
  const { weight_lb: weight, freight_class: freightClass, height_in: height } = facts;
  const both = <T,>(fact: { booked: T | null; billed: T | null } | null, words: (value: T) => string) =>
    fact === null || fact.booked === null || fact.billed === null
      ? null
      : { booked: words(fact.booked), billed: words(fact.billed) };
  const said = [
    ['weight', both(weight, (value) => mass(value))],
    ['height', both(height, (value) => number(value, 0))],
    ['class', both(freightClass, String)],
  ] as const;
  return said.flatMap(([key, words]) => (words === null ? [] : [t(`adjustments.risk.${key}`, words)])).join(', ');
}

const known = ['reweigh', 'reclass', 'dims', 'accessorial'] as const;

function checkWords(t: TFunction, { cause }: AdjustmentRisk): string {
  const one = known.find((name) => name === cause) ?? 'other';
  return t(`adjustments.risk.check.${one}`);
}

type Props = {
  readonly products: readonly string[];
  readonly origin: string;
  readonly destination: string;
};

/** Says before a booking that bills came out higher than quotes, how much, and what to check; else nothing. */
export function RiskNotice({ products, origin, destination }: Props) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const formats = useFormats();
  const query = { products: products.join(',').slice(0, 400), origin, destination };
  const risk = useQuery({ ...apiQuery(endpoints.adjustments.risk, { query }), staleTime: fresh }).data?.data;
  if (risk === undefined) return null;
  const { count, days, total, same_product: product, same_lane: lane, latest } = risk;
  const alike = product + lane > 0;
  if (count < history && !alike) return null;
  const facts = latest === null ? '' : factWords(t, latest.facts, formats);
  const words = [
    t('adjustments.risk.sum', { amount: money(total) }),
    product > 0 ? t('adjustments.risk.product', { count: product }) : '',
    lane > 0 ? t('adjustments.risk.lane', { count: lane }) : '',
    facts === '' ? '' : t('adjustments.risk.latest', { facts }),
    checkWords(t, risk),
  ];
  return (
    <Notice
      tone="care"
      title={count < history ? t('adjustments.risk.like_this') : t('adjustments.risk.title', { count, days })}
      action={
        latest !== null && (
          <RouteLink to="invoices.detail" params={{ id: latest.invoice_id }}>
            {t('adjustments.risk.see', { number: latest.number })}
          </RouteLink>
        )
      }
    >
      {words.filter(Boolean).join(' ')}
    </Notice>
  );
}
