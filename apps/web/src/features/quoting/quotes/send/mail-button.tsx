import { Button } from '@mantine/core';
import type { Quote } from '@waybill/contract';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { later } from '../../../../lib/later.tsx';
import { useUser } from '../../../../lib/session/use-user.ts';
import { IconMail } from '../../../../ui/icons.ts';
import { useQuoteForm } from '../draft/quote-form.ts';

const dialog = later(() => import('./mail-quote-dialog.tsx').then((part) => part.MailQuoteDialog));

type Props = {
  readonly quote: Quote;
  readonly insured: boolean;
  /** The rate that is chosen in the dialog; all of them when missing. */
  readonly rate?: string;
};

/** Mails a quote as PDF, for who may quote. */
export function MailButton({ quote, insured, rate }: Props) {
  const { t } = useTranslation();
  const { channel } = useQuoteForm();
  const mayQuote = useUser()?.abilities.includes('quote.create') ?? false;
  const [opened, setOpened] = useState(false);
  if (channel.guest || !mayQuote || quote.rates.length === 0) return null;
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconMail size={16} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        {t(rate === undefined ? 'quote_lists.mail.button' : 'quote_lists.mail.button_rate')}
      </Button>
      <Suspense>
        {opened && (
          <dialog.Part quote={quote} insured={insured} rateId={rate ?? null} onClose={() => setOpened(false)} />
        )}
      </Suspense>
    </>
  );
}
