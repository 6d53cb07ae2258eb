import { ActionIcon, Button } from '@mantine/core';
import { endpoints, type StaffCarrier, type TariffOverview, type TariffVersion } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { ownZone } from '../../../../lib/format/zones.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import layout from '../../../../ui/page-layout.module.css';
import { ToneChip } from '../../../../ui/freight/status/status-chip.tsx';
import { IconDownload } from '../../../../ui/icons.ts';
import { notifyDone } from '../../../../ui/notify.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { scrolledByKeys } from '../../../../ui/scrolled-by-keys.ts';
import { tariffReads, useOutrun, useRefused } from '../reads.ts';
import css from './tariffs.module.css';
import { tariffFileAddress } from './use-tariff-file.ts';

type Props = { readonly carrier: StaffCarrier; readonly tariffs: TariffOverview };
const tones = { in_force: 'go', coming: 'move', past: 'off', replaced: 'off' } as const;

function Row({
  carrier,
  version,
  onBack,
}: {
  readonly carrier: StaffCarrier;
  readonly version: TariffVersion;
  readonly onBack: () => void;
}) {
  const { t } = useTranslation();
  const { longDate, dateTime } = useChargedFormats();
  const { version: number, effective_from: from, effective_until: until, source, based_on: base } = version;
  const valid =
    until === null
      ? t('carrier_tariffs.from_on', { date: longDate(from) })
      : t('carrier_tariffs.from_to', { from: longDate(from), to: longDate(until) });
  return (
    <tr>
      <th scope="row">
        <span className={css.number}>{number}</span>
        <ToneChip tone={tones[version.state]}>{t(`carrier_tariffs.states.${version.state}`)}</ToneChip>
      </th>
      <td>
        {valid}
        {version.replaced_by !== null && (
          <span className={css.soft}>{t('carrier_tariffs.replaced_by', { version: version.replaced_by })}</span>
        )}
      </td>
      <td>
        {t(`carrier_tariffs.sources.${source}`)}
        <span className={css.soft}>
          {source === 'version' && base !== null
            ? t('carrier_tariffs.source_base', { version: base })
            : (version.file_name ?? '')}
        </span>
      </td>
      <td className={css.why}>{version.note ?? '–'}</td>
      <td>
        {version.published_by ?? '–'}
        <span className={css.soft}>{dateTime(version.created_at, ownZone())}</span>
      </td>
      <td className={css.button}>
        <span className={css.actions}>
          <ActionIcon
            component="a"
            href={tariffFileAddress(carrier.id, version.id)}
            download
            variant="subtle"
            size={32}
            aria-label={t('carrier_tariffs.download_version', { version: number })}
          >
            <IconDownload size={16} aria-hidden="true" />
          </ActionIcon>
          <Button
            size="compact-sm"
            aria-label={t('carrier_tariffs.bring_back_version', { version: number })}
            onClick={onBack}
          >
            {t('carrier_tariffs.bring_back')}
          </Button>
        </span>
      </td>
    </tr>
  );
}

/** Every version that was published, the newest first; any of them can be downloaded and brought back. */
export function VersionsPanel({ carrier, tariffs: { versions, draft } }: Props) {
  const { t } = useTranslation();
  const outrun = useOutrun('tariff');
  const refused = useRefused();
  const { mutateAsync, isPending } = useApiMutation(endpoints.carrierTariffs.bringBack, { refreshes: tariffReads });
  const [asking, setAsking] = useState<TariffVersion | null>(null);
  const bring = (version: TariffVersion) =>
    mutateAsync({ params: { id: carrier.id }, body: { revision: draft?.revision ?? null, version: version.id } })
      .then(() => notifyDone({ title: t('carrier_tariffs.brought_back', { version: version.version }) }), outrun)
      .catch(refused)
      .finally(() => setAsking(null));
  const ask = (version: TariffVersion): void => {
    if (draft === null) void bring(version);
    else setAsking(version);
  };
  return (
    <Panel title={t('carrier_tariffs.versions')} note={t('carrier_tariffs.versions_note')} flush>
      {versions.length === 0 && <p className={layout.none}>{t('carrier_tariffs.no_versions')}</p>}
      {versions.length > 0 && (
        <div className={css.scroll} {...scrolledByKeys} aria-label={t('carrier_tariffs.versions')}>
          <table className={css.table} aria-label={t('carrier_tariffs.versions')} data-flush="">
            <thead>
              <tr>
                <th scope="col">{t('carrier_tariffs.version')}</th>
                <th scope="col">{t('carrier_tariffs.valid')}</th>
                <th scope="col">{t('carrier_tariffs.source')}</th>
                <th scope="col">{t('carrier_tariffs.note')}</th>
                <th scope="col">{t('carrier_tariffs.by')}</th>
                <th scope="col">
                  <span className="wb-only-heard">{t('staff_carriers.actions')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {versions.map((version) => (
                <Row key={version.id} carrier={carrier} version={version} onBack={() => ask(version)} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {asking !== null && (
        <ConfirmDialog
          opened
          title={t('carrier_tariffs.replace_title')}
          confirm={t('carrier_tariffs.replace')}
          working={isPending}
          onConfirm={() => void bring(asking)}
          onCancel={() => setAsking(null)}
        >
          {t('carrier_tariffs.replace_text', { version: asking.version })}
        </ConfirmDialog>
      )}
    </Panel>
  );
}
