import type { Shipment } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { IconDownload, IconEye, IconFileText, IconTag } from '../../icons.ts';
import { Panel } from '../../panel.tsx';
import css from './carrier-papers.module.css';

type File = Shipment['files'][number];

/** Types a browser shows by itself; what it cannot show is only kept. */
const endings: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'image/png': 'png', 'image/gif': 'gif' };
const printerTypes: Readonly<Record<string, string>> = { 'application/zpl': 'zpl' };

function Paper({ file, name, saved }: { readonly file: File; readonly name: string; readonly saved: string }) {
  const { t } = useTranslation();
  const Icon = file.kind === 'label' || file.kind === 'labels' ? IconTag : IconFileText;
  const shown = endings[file.media_type];
  const ending = shown ?? printerTypes[file.media_type] ?? 'bin';
  return (
    <li className={css.paper}>
      <Icon size={20} aria-hidden="true" />
      <span className={css.name}>{name}</span>
      <span className={css.type}>{ending.toUpperCase()}</span>
      <span className={css.actions}>
        {shown !== undefined && (
          <a href={file.url} target="_blank" rel="noopener" aria-label={t('freight.papers.view_name', { name })}>
            <IconEye size={16} aria-hidden="true" />
            {t('freight.papers.view')}
          </a>
        )}
        <a href={file.url} download={`${saved}.${ending}`} aria-label={t('freight.papers.download_name', { name })}>
          <IconDownload size={16} aria-hidden="true" />
          {t('freight.papers.download')}
        </a>
        {file.zpl_url !== null && (
          <a href={file.zpl_url} download={`${saved}.zpl`} aria-label={t('freight.papers.zpl_name', { name })}>
            {t('freight.papers.zpl')}
          </a>
        )}
      </span>
    </li>
  );
}

/** The papers that the carrier sent, each to view and to keep; nothing where it sent none. */
export function CarrierPapers({ shipment }: { readonly shipment: Pick<Shipment, 'files' | 'bol_number' | 'units'> }) {
  const { t } = useTranslation();
  const { files, bol_number: number, units } = shipment;
  if (files.length === 0) return null;
  function nameOf({ kind, parcel }: File): string {
    const name = t(`freight.papers.kinds.${kind}`);
    return parcel === null ? name : t('freight.papers.of_parcel', { name, number: parcel + 1, count: units });
  }
  return (
    <Panel title={t('freight.papers.title')} flush>
      <ul className={css.papers}>
        {files.map((file) => (
          <Paper
            key={file.id}
            file={file}
            name={nameOf(file)}
            saved={[number, file.kind, ...(file.parcel === null ? [] : [file.parcel + 1])].join('-')}
          />
        ))}
      </ul>
    </Panel>
  );
}
