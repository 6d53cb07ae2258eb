import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { ownZone } from '../../../lib/format/zones.ts';
import { useAddressParams } from '../../../lib/routes/use-address.ts';
import layout from '../../../ui/page-layout.module.css';
import { RecordSkeleton } from '../../../ui/record-skeleton.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconCopy } from '../../../ui/icons.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { notifyDone, notifyRefused } from '../../../ui/notify.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RouteLink } from '../../../ui/route-link.tsx';
import { DifferencePanel } from './difference-panel.tsx';
import { EntryPanel, SealPanel } from './side-panels.tsx';
import { actionWords } from './words.ts';

const everyMs = 5_000;

function CopyLink() {
  const { t } = useTranslation();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      notifyDone({ title: t('audit_trail.copied') });
    } catch {
      // Without a safe connection the clipboard is closed.
      notifyRefused({ title: t('audit_trail.copy_failed') });
    }
  };
  return (
    <Button leftSection={<IconCopy size={16} aria-hidden="true" />} onClick={() => void copy()}>
      {t('audit_trail.copy_link')}
    </Button>
  );
}

/** One entry: what was before and what is after, and whether it is what was sealed. */
export function AuditEntryPage() {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { id = '' } = useAddressParams();
  const query = useQuery({
    ...apiQuery(endpoints.auditTrail.show, { params: { id } }),
    // Until it is sealed; then nothing of it can change any more.
    refetchInterval: (state) => (state.state.data?.data.seal === 'waiting' ? everyMs : false),
  });
  const entry = query.data?.data;
  const trail = <RouteLink to="admin.audit">{t('titles.audit_trail')}</RouteLink>;
  if (entry === undefined) {
    const missing = query.error?.status === 404;
    return (
      <>
        <PageHeader trail={trail} title={t('titles.audit_trail')} note={query.isPending && t('common.loading')} />
        {query.isPending && <RecordSkeleton />}
        {missing && <EmptyState title={t('errors.not_found')} />}
        {query.isError && !missing && (
          <LoadFailed message={t('audit_trail.failed')} retry={() => void query.refetch()} />
        )}
      </>
    );
  }
  return (
    <>
      <PageHeader
        trail={trail}
        title={actionWords(entry.action)}
        note={`${dateTime(entry.at, ownZone())} · ${entry.actor.name ?? entry.actor.label}`}
        actions={<CopyLink />}
      />
      <div className={layout.columns}>
        <div className={layout.main}>
          <DifferencePanel entry={entry} />
        </div>
        <div className={layout.aside}>
          <EntryPanel entry={entry} />
          <SealPanel entry={entry} />
        </div>
      </div>
    </>
  );
}
