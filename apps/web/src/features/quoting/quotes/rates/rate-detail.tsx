import { Button } from '@mantine/core';
import { type Quote, type Rate, ratedValue, rateLines, ratePrice } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { ChargeLines } from '../../../../ui/freight/charges/charge-lines.tsx';
import { LiabilityBar } from '../../../../ui/freight/liability/liability-bar.tsx';
import { WhatCouldChange } from '../../../../ui/freight/liability/what-could-change.tsx';
import { HeldLock, useHeldMarks } from '../../../billing/credit-holds/public.ts';
import { findingText } from '../../../../lib/language/finding-text.ts';
import { endsOn } from '../frame/quote-days.ts';
import { PdfButton } from '../pdf/pdf-button.tsx';
import { MailButton } from '../send/mail-button.tsx';
import { nearClasses } from './near-classes.ts';
import css from './rate-detail.module.css';

// Boxes have no class that a new measurement could change.
const none: ReturnType<typeof nearClasses> = [];

type Props = {
  readonly quote: Quote;
  readonly rate: Rate;
  readonly insured: boolean;
  /** Null when this rate cannot be booked from here. */
  readonly onBook: (() => void) | null;
  /** Null where nobody else can book it either, or nobody else has to. */
  readonly onSend: (() => void) | null;
};

/** Everything behind a price: its arithmetic, who pays if something happens, and what could still change it. */
export function RateDetail({ quote, rate, insured, onBook, onSend }: Props) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const heldMarks = useHeldMarks();
  const numbers = Object.fromEntries(quote.request.items.map((_, index) => [String(index + 1), index + 1]));
  const fuel = rate.charges.find(({ kind }) => kind === 'fuel')?.basis;
  const covered = insured && rate.total_with_insurance !== null;
  return (
    <div className={css.detail}>
      <div className={css.charges}>
        <ChargeLines lines={rateLines(rate, insured)} itemNumbers={numbers} />
      </div>
      <div className={css.side}>
        <LiabilityBar liability={rate.liability} declared={ratedValue(quote)} insured={covered} />
        {rate.findings.map((finding) => (
          <p key={finding.code} className={css.finding}>
            {findingText(finding)}
          </p>
        ))}
        <WhatCouldChange
          near={quote.request.mode === 'parcel' ? none : nearClasses(quote.request.items)}
          {...(fuel?.type === 'fuel' ? { fuel: { basisPoints: fuel.basisPoints, until: endsOn(quote) } } : {})}
        />
        <PdfButton quote={quote} insured={insured} rate={rate.id} />
        <MailButton quote={quote} insured={insured} rate={rate.id} />
        {onSend !== null && (
          <Button variant="filled" className={css.book ?? ''} onClick={onSend}>
            {t('quote_lists.send.button')}
          </Button>
        )}
        {onBook !== null && (
          <Button
            variant="filled"
            className={css.book ?? ''}
            leftSection={heldMarks && <HeldLock />}
            {...heldMarks}
            onClick={onBook}
          >
            {t('quotes.book_for', { price: money(ratePrice(rate, insured)) })}
          </Button>
        )}
      </div>
    </div>
  );
}
