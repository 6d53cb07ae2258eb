import { useNavigate } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { ownZone } from '../../../lib/format/zones.ts';
import { useAddressQuery } from '../../../lib/routes/use-address.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportButton } from '../../../ui/export/export-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useList } from '../../../ui/table/use-list.ts';
import { grouped, placeOf, queryOf, trailFilters, type TrailRow } from './query.ts';
import { Chosen } from './chosen.tsx';
import { useTrailColumns } from './columns.tsx';
import { TrailFilters, type Narrow } from './filter-bar.tsx';
import { Turner } from './turner.tsx';

const everyMs = 15_000;

function useSealWords(seal: { readonly run: number; readonly sealed_at: string } | null | undefined, waiting: number) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  if (seal === undefined) return '';
  if (seal === null) return t('audit_trail.never_sealed');
  const until = t('audit_trail.sealed_until', { time: dateTime(seal.sealed_at, ownZone()), run: seal.run });
  return `${until} · ${t('audit_trail.waiting', { count: waiting })}`;
}

/** Who did what to whom, of everybody; narrowed by the address, so that a view can be kept and sent. */
export function AuditTrailPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const address = useAddressQuery();
  const list = useList(trailFilters, '');
  const asked = queryOf(list);
  const place = placeOf(address);
  const atTheEnd = Object.keys(place).length === 0;
  const query = useQuery({
    ...apiQuery(endpoints.auditTrail.list, { query: { ...asked, ...place, per_page: list.perPage } }),
    // Whoever looks at one action sees each entry of it.
    select: (answer) => {
      const rows: TrailRow[] = asked.action === undefined ? grouped(answer.data) : answer.data;
      return { ...answer, data: rows };
    },
    // Only the newest page moves on; one that is being read through stands still.
    refetchInterval: atTheEnd ? everyMs : false,
  });
  const choices = useQuery({ ...apiQuery(endpoints.auditTrail.choices), refetchInterval: everyMs }).data?.data;
  const goTo = (changes: Readonly<Record<string, string | undefined>>): void => {
    const next = { ...address, older: undefined, newer: undefined, page: undefined, ...changes };
    const set = Object.entries(next).filter(([, value]) => value !== undefined && value !== '');
    void navigate({ to: '.', search: Object.fromEntries(set) });
  };
  const narrow: Narrow = goTo;
  const sealWords = useSealWords(choices?.seal, choices?.waiting ?? 0);
  const columns = useTrailColumns();
  return (
    <>
      <PageHeader
        title={t('titles.audit_trail')}
        note={[t('audit_trail.note'), sealWords].filter((part) => part !== '').join(' ')}
        actions={
          <ExportButton
            endpoint={endpoints.auditTrail.export}
            words="imports"
            label={t('audit_trail.export')}
            name="audit-trail"
            query={asked}
            disabled={query.data?.data.length === 0}
          />
        }
      />
      <TrailFilters filters={list.filters} actions={choices?.actions ?? []} narrow={narrow} />
      <Chosen filters={list.filters} named={query.data?.named} narrow={narrow} />
      <DataTable
        label={t('titles.audit_trail')}
        columns={columns}
        query={query}
        list={list}
        rowKey={(row) => row.id}
        rowLink={(row) =>
          row.alike === undefined
            ? { to: 'admin.audit.detail', params: { id: row.id } }
            : { to: 'admin.audit', search: { by: 'system', action: row.action } }
        }
        empty={<EmptyState title={t('audit_trail.empty_title')} text={t('audit_trail.empty_text')} />}
        failed={t('audit_trail.failed')}
        pager={<Turner page={query.data} goTo={goTo} />}
      />
    </>
  );
}
