import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { addressInput, endpoints, type Quote } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../lib/api/call.ts';
import { ApiProblem } from '../../../../lib/api/problem.ts';
import { queryKey } from '../../../../lib/api/query.ts';
import { withoutEmpty } from '../../../../lib/forms/values.ts';
import { useUser } from '../../../../lib/session/use-user.ts';
import { IconPlus } from '../../../../ui/icons.ts';
import { notifyDone, notifyRefused } from '../../../../ui/notify.ts';
import { endOf, type ShipmentEnd } from './lift-gate.ts';
import type { BookingForm } from './use-booking.ts';

type Props = { readonly form: BookingForm; readonly end: ShipmentEnd; readonly quote: Quote };

/** Keeps a company that is not in the address book there. One button is one entry, however often it is pressed. */
export function SaveParty({ form, end, quote }: Props) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const mayWrite = useUser()?.abilities.includes('address.write') ?? false;
  const [id] = useState(() => crypto.randomUUID());
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');
  if (!mayWrite || state === 'saved') return null;

  async function save(): Promise<void> {
    setState('saving');
    const { first_come_first_serve: _first, ...party } = form.values[end];
    const site_type = quote.request[endOf[end]].site_type;
    try {
      const typed = addressInput.parse(withoutEmpty({ ...party, site_type }));
      await call(endpoints.addressBook.create, { body: { ...typed, id } });
      for (const read of [endpoints.recents.parties, endpoints.addressBook.list])
        void cache.invalidateQueries({ queryKey: queryKey(read) });
      setState('saved');
      notifyDone({ title: t('quotes.book.saved_to_book', { company: party.company }) });
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      setState('idle');
      notifyRefused({ title: t('quotes.book.not_saved_to_book'), text: problem.message });
    }
  }
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconPlus size={16} aria-hidden="true" />}
      aria-label={t(`quotes.book.save_${end}`)}
      loading={state === 'saving'}
      onClick={() => void save()}
    >
      {t('quotes.book.save_to_book')}
    </Button>
  );
}
