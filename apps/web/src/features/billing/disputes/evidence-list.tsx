import { Button, FileButton, UnstyledButton } from '@mantine/core';
import { endpoints, type Evidence } from '@waybill/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../../lib/api/address.ts';
import { call } from '../../../lib/api/call.ts';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { ownZone } from '../../../lib/format/zones.ts';
import { showUploaded } from '../../../lib/files/show-uploaded.ts';
import { IconFileText, IconPlus } from '../../../ui/icons.ts';
import css from './disputes.module.css';
import { evidenceAccept } from './use-evidence.ts';

type Props = {
  readonly disputeId: string;
  readonly files: readonly Evidence[];
  /** Whether staff look at them. */
  readonly staff?: boolean;
};

function useShow(disputeId: string, staff: boolean) {
  const { t } = useTranslation();
  const endpoint = staff ? endpoints.staffDisputes.evidence : endpoints.disputes.evidence;
  const show = ({ id, media_type: type }: Evidence): Promise<void> =>
    showUploaded({
      type,
      read: () => call(endpoint, { params: { id: disputeId, file: id } }),
      failed: t('disputes.card.failed'),
    });
  return { path: endpoint.path, show };
}

/** Photos as small pictures, papers as sheets; each opens in a tab of its own. */
export function EvidenceList({ disputeId, files, staff = false }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { path, show } = useShow(disputeId, staff);
  if (files.length === 0) return <p className={css.none}>{t('disputes.card.no_evidence')}</p>;
  return (
    <ul className={css.evidence}>
      {files.map((file) => (
        <li key={file.id}>
          <UnstyledButton
            className={css.file}
            aria-label={t('disputes.card.view', { name: file.name })}
            onClick={() => void show(file)}
          >
            <span className={css.thumb}>
              {file.media_type === 'application/pdf' ? (
                <IconFileText size={32} stroke={1.25} aria-hidden="true" />
              ) : (
                <img src={addressOf(path, { id: disputeId, file: file.id })} alt="" loading="lazy" />
              )}
            </span>
            <span className={css.fileWords}>
              <span className={css.fileName}>{file.name}</span>
              <span className={css.soft}>
                {t('disputes.card.by', { name: file.by.name, date: dateTime(file.created_at, ownZone()) })}
              </span>
            </span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}

type AddProps = {
  readonly label: ReactNode;
  readonly adding: boolean;
  readonly add: (files: readonly File[]) => void;
};

/** Chooses photos and papers and adds them at once. */
export function AddEvidence({ label, adding, add }: AddProps) {
  return (
    <FileButton multiple accept={evidenceAccept} onChange={(files) => files.length > 0 && add(files)}>
      {(props) => (
        <Button
          {...props}
          variant="subtle"
          size="compact-sm"
          loading={adding}
          leftSection={<IconPlus size={14} aria-hidden="true" />}
        >
          {label}
        </Button>
      )}
    </FileButton>
  );
}
