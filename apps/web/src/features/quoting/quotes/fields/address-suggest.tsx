import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpoints, type Address } from '@waybill/contract';
import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../../lib/api/query.ts';
import { useUser } from '../../../../lib/session/use-user.ts';
import { Suggest, SuggestionLines } from '../../../../ui/suggest/suggest.tsx';
import type { Typed } from '../../../../ui/suggest/use-typed.ts';

/** As many as a person takes in at a glance. */
const shown = 6;

/** Those whose name begins so, then those that have it in their name, then the others. */
function bestOf(found: readonly Address[], sought: string): readonly Address[] {
  const start = sought.toLowerCase();
  const rank = ({ company }: Address): number => {
    const at = company.toLowerCase().indexOf(start);
    return at === 0 ? 0 : at > 0 ? 1 : 2;
  };
  return found.toSorted((one, other) => rank(one) - rank(other)).slice(0, shown);
}

type Props = {
  readonly typed: Typed;
  /** Only addresses of this postal code. */
  readonly postalCode?: string;
  readonly onPick: (address: Address) => void;
  readonly children: ReactElement;
};

/** An address in one line. */
function placeOf({ street_lines: [street = ''], city, state, postal_code: code }: Address): string {
  return `${street}, ${city}, ${state} ${code}`;
}

/** Addresses of the book that fit what is typed, by company, contact or place. */
export function AddressSuggest({ typed, postalCode, onPick, children }: Props) {
  const { t } = useTranslation();
  const mayLook = useUser()?.abilities.includes('address.read') ?? false;
  const search = [typed.sought, postalCode].filter(Boolean).join(' ').slice(0, 60);
  const found = useQuery({
    ...apiQuery(endpoints.addressBook.list, { query: { search, per_page: 20 } }),
    enabled: mayLook && typed.sought !== '',
    placeholderData: keepPreviousData,
  });
  const addresses = found.data?.data;
  const items = useMemo(
    () => (typed.sought === '' ? [] : bestOf(addresses ?? [], typed.sought)),
    [addresses, typed.sought],
  );
  return (
    <Suggest
      label={t('quotes.lane.addresses')}
      items={items}
      keyOf={({ id }) => id}
      renderItem={(address) => <SuggestionLines name={address.company} detail={placeOf(address)} />}
      open={typed.open}
      onPick={onPick}
      onClose={typed.onClose}
    >
      {children}
    </Suggest>
  );
}
