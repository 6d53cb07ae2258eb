import { TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpoints, type KnownParty } from '@waybill/contract';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../../lib/api/query.ts';
import { useUser } from '../../../../lib/session/use-user.ts';
import { Suggest, SuggestionLines } from '../../../../ui/suggest/suggest.tsx';
import { useTyped } from '../../../../ui/suggest/use-typed.ts';
import css from './book-step.module.css';

type Props = {
  /** Those that are known there, the latest first: shown before anything is typed. */
  readonly known: readonly KnownParty[];
  readonly postalCode: string;
  readonly label: string;
  readonly onPick: (party: KnownParty) => void;
  readonly onClose: () => void;
};

/** Another company of this postal code: the latest ones at once, and of the address book what fits what is typed. */
export function PartyPicker({ known, postalCode, label, onPick, onClose }: Props) {
  const { t } = useTranslation();
  const typed = useTyped(2);
  const mayLook = useUser()?.abilities.includes('address.read') ?? false;
  const search = `${typed.sought} ${postalCode}`.slice(0, 60);
  const found = useQuery({
    ...apiQuery(endpoints.addressBook.list, { query: { search, per_page: 20 } }),
    enabled: mayLook && typed.sought !== '',
    placeholderData: keepPreviousData,
  });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const addresses = found.data?.data;
  const items = useMemo(
    (): readonly KnownParty[] => (typed.sought === '' ? known : (addresses ?? []).slice(0, 6)),
    [typed.sought, known, addresses],
  );
  return (
    <div ref={box} className={css.wide}>
      <Suggest
        label={label}
        items={items}
        keyOf={({ company, street_lines: lines }) => `${company} ${lines.join(' ')}`}
        renderItem={({ company, street_lines: lines }) => <SuggestionLines name={company} detail={lines.join(', ')} />}
        open
        onPick={onPick}
        onClose={onClose}
      >
        <TextInput
          label={label}
          description={t('quotes.book.change_hint', { code: postalCode })}
          autoComplete="off"
          onChange={({ currentTarget }) => typed.onType(currentTarget.value)}
          onBlur={onClose}
        />
      </Suggest>
    </div>
  );
}
