import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpoints, type OfferedPart } from '@waybill/contract';
import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { Suggest, SuggestionLines } from '../../../ui/suggest/suggest.tsx';
import type { Typed } from '../../../ui/suggest/use-typed.ts';
import { itemNumber, ruleWords } from './rule-words.ts';

type Props = {
  readonly typed: Typed;
  /** Told the item as it is written, and its own class where it has one. */
  readonly onPick: (item: string, freightClass: OfferedPart['freight_class']) => void;
  readonly children: ReactElement;
};

/** Fewer digits or letters are looked for nowhere. */
export const fewestForNmfc = 2;

/** Items of the shared catalog whose number or words fit what is typed into a field of the classification's item. */
export function NmfcSuggest({ typed, onPick, children }: Props) {
  const { t } = useTranslation();
  const mayLook = useUser()?.abilities.includes('product.read') ?? false;
  const found = useQuery({
    ...apiQuery(endpoints.parts.suggest, { query: { search: typed.sought, numbered: 'true' } }),
    enabled: mayLook && typed.sought !== '',
    placeholderData: keepPreviousData,
  });
  const offered = found.data?.data;
  const items = useMemo(() => (typed.sought === '' ? [] : (offered ?? [])), [offered, typed.sought]);
  return (
    <Suggest
      label={t('parts.suggestions')}
      items={items}
      keyOf={({ id }) => id}
      renderItem={(part) => (
        <SuggestionLines name={`${itemNumber(part) ?? ''} ${part.description}`} detail={ruleWords(part, t)} />
      )}
      open={typed.open}
      onPick={(part) => onPick(itemNumber(part) ?? '', part.freight_class)}
      onClose={typed.onClose}
    >
      {children}
    </Suggest>
  );
}
