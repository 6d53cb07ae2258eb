import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, type AuditFind } from '@waybill/contract';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import layout from '../../../ui/page-layout.module.css';
import { IconSearch } from '../../../ui/icons.ts';
import { Suggest } from '../../../ui/suggest/suggest.tsx';
import { useSearchHint } from '../../../ui/table/use-search-hint.ts';
import css from './audit-trail.module.css';
import { subjectWords } from './words.ts';

const nothing: readonly AuditFind[] = [];
const shortest = 2;

/** One field that finds people, accounts and records; what is picked becomes a filter. */
export function FindField({ onPick }: { readonly onPick: (found: AuditFind) => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const hint = useSearchHint(t('audit_trail.search'));
  const search = useDeferredValue(typed.trim());
  const long = search.length >= shortest;
  const query = useQuery({ ...apiQuery(endpoints.auditTrail.finds, { query: { search } }), enabled: long });
  const found = query.data?.data ?? nothing;
  const none = long && query.isSuccess && !query.isPlaceholderData && found.length === 0;
  return (
    <Suggest
      label={t('audit_trail.search')}
      items={found}
      keyOf={({ kind, id }) => `${kind}:${id}`}
      renderItem={({ kind, label, note }) => (
        <span className={css.found}>
          <span>{label}</span>
          <span className="wb-soft">
            {t(`audit_trail.find.${kind}`)}
            {note !== '' && ` · ${kind === 'record' ? subjectWords(note) : note}`}
          </span>
        </span>
      )}
      open={long}
      onPick={(one) => {
        onPick(one);
        setTyped('');
      }}
      onClose={() => undefined}
    >
      <TextInput
        className={layout.search ?? ''}
        type="search"
        maxLength={80}
        autoComplete="off"
        aria-label={t('audit_trail.search')}
        placeholder={hint}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        error={none ? t('audit_trail.none_found') : undefined}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Escape' && setTyped('')}
      />
    </Suggest>
  );
}
