import { useQuery } from '@tanstack/react-query';
import { endpoints, type QuoteRow } from '@waybill/contract';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RouteTarget } from '../../../lib/routes/table.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { ConvertedNote } from '../../../ui/converted-note.tsx';
import { IconPlus } from '../../../ui/icons.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ExportButton } from '../../../ui/export/export-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useList } from '../../../ui/table/use-list.ts';
import { QuoteTabs, SaveDialog, useUnsave } from '../quotes/public.ts';
import { quotesQuery } from './api.ts';
import { useQuoteColumns } from './list/columns.tsx';
import { FilterChips } from './list/filter-chips.tsx';
import { filtersOf, quoteFilters, sortsOf, type Kind } from './list/filters.ts';
import { QuoteTools } from './list/tools.tsx';
import css from './list/tools.module.css';

const rowLink = ({ id }: QuoteRow): RouteTarget => ({ to: 'quote.detail', params: { id } });

type Props = {
  readonly kind: Kind;
  readonly title: string;
  /** One line that says what is listed. */
  readonly note: string;
  /** For when there is nothing at all. */
  readonly empty: ReactNode;
};

/** A list of quotes with everything around it: tabs, search, filters, export, and the table itself. */
export function QuotesBoard({ kind, title, note, empty }: Props) {
  const { t } = useTranslation();
  const abilities = useUser()?.abilities;
  const mayQuote = abilities?.includes('quote.create') ?? false;
  const mayBook = abilities?.includes('shipment.book') ?? false;
  const list = useList(quoteFilters, sortsOf[kind][0] ?? '');
  const query = useQuery(quotesQuery(kind, list));
  const [saving, setSaving] = useState<QuoteRow | null>(null);
  const onUnsave = useUnsave();
  const columns = useQuoteColumns(kind, { mayQuote, mayBook, onSave: setSaving, onUnsave });
  const some = (query.data?.data.length ?? 0) > 0;
  return (
    <>
      <PageHeader
        title={title}
        note={note}
        actions={
          <>
            <ExportButton
              endpoint={endpoints.quoteLists.export}
              words="quote_lists"
              label={t('quote_lists.export.start')}
              name={kind === 'saved' ? 'saved-quotes' : 'quotes'}
              query={filtersOf(kind, list)}
              disabled={!some}
            />
            {mayQuote && (
              <LinkButton to="quote" variant="filled" leftSection={<IconPlus size={16} aria-hidden="true" />}>
                {t('quote_lists.new_quote')}
              </LinkButton>
            )}
          </>
        }
      />
      <QuoteTabs />
      <QuoteTools list={list} kind={kind} />
      <FilterChips list={list} />
      <DataTable
        fixed
        label={title}
        columns={columns}
        query={query}
        list={list}
        rowKey={(row) => row.id}
        rowLink={rowLink}
        empty={empty}
        failed={t('quote_lists.failed')}
      />
      <p className={css.note}>
        <ConvertedNote from="USD" />
      </p>
      {saving && <SaveDialog quote={saving} onClose={() => setSaving(null)} />}
    </>
  );
}
