import type { BillFacts } from '@waybill/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { IconArrowRight } from '../../../ui/icons.ts';
import css from './adjustments.module.css';

type Fact = {
  readonly key: string;
  readonly label: string;
  readonly booked: string;
  readonly billed: string;
  readonly note: string;
};

function useFacts(facts: BillFacts): readonly Fact[] {
  const { t } = useTranslation();
  const { mass, number } = useFormats();
  const byMore = (booked: number, billed: number, words: (amount: number) => string): string =>
    t(billed > booked ? 'adjustments.fact.more' : 'adjustments.fact.less', {
      amount: words(Math.abs(billed - booked)),
    });
  const inches = (value: number): string => `${number(value, 0)} in`;
  const figures = [
    ['weight', facts.weight_lb, (value: number) => mass(value)],
    ['height', facts.height_in, inches],
    ['density', facts.density, (value: number) => t('adjustments.fact.density_unit', { value: number(value, 1) })],
    ['miles', facts.miles, (value: number) => number(value, 0)],
  ] as const;
  const found = figures.flatMap(([key, fact, words]): Fact[] => {
    if (fact === null || fact.booked === null || fact.billed === null) return [];
    return [
      {
        key,
        label: t(`adjustments.fact.${key}`),
        booked: words(fact.booked),
        billed: words(fact.billed),
        note: byMore(fact.booked, fact.billed, words),
      },
    ];
  });
  const { freight_class: freightClass } = facts;
  if (freightClass === null || freightClass.booked === null || freightClass.billed === null) return found;
  const { booked, billed } = freightClass;
  const note = t(Number(billed) > Number(booked) ? 'adjustments.fact.higher' : 'adjustments.fact.lower');
  return [...found, { key: 'class', label: t('adjustments.fact.class'), booked, billed, note }];
}

/** What was booked, and what the carrier found in its place; `none` where it says nothing. */
export function FactTiles({ facts, none }: { readonly facts: BillFacts; readonly none?: ReactNode }) {
  const { t } = useTranslation();
  const shown = useFacts(facts);
  if (shown.length === 0) return none ?? null;
  return (
    <dl className={css.facts} aria-label={t('adjustments.fact.label')}>
      {shown.map(({ key, label, booked, billed, note }) => (
        <div key={key} className={css.fact}>
          <dt>{label}</dt>
          <dd className={css.change}>
            <span className="wb-soft">{booked}</span>
            <IconArrowRight size={14} aria-label={t('adjustments.fact.becomes')} role="img" />
            <b>{billed}</b>
          </dd>
          <dd className={css.note}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
