import { Button, Group, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Address } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { localDay } from '../../../../lib/format/today.ts';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { ToneChip } from '../../../../ui/freight/status/status-chip.tsx';
import {
  IconAlertCircle,
  IconCircleCheck,
  IconPencil,
  IconRosetteDiscountCheck,
  IconTrash,
} from '../../../../ui/icons.ts';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useFocusBack } from '../../../../ui/use-focus-back.ts';
import { addressQuery } from '../api.ts';
import { useVerify } from '../verify/use-verify.ts';
import { VerifyResult } from '../verify/verify-result.tsx';
import css from './address-detail.module.css';
import { AddressFacts } from './address-facts.tsx';

type Act = (address: Address) => void;
type Props = {
  readonly id: string;
  /** What the list knows of it, shown at once. */
  readonly known: Address | undefined;
  readonly onClose: () => void;
  /** Left out for those who may only read. */
  readonly onEdit: Act | null;
  readonly onDelete: Act | null;
};

function Verified({ address }: { readonly address: Address }) {
  const { t } = useTranslation();
  const { longDate } = useFormats();
  return address.verified ? (
    <span className={css.verified}>
      <ToneChip tone="go" icon={IconCircleCheck}>
        {t('address_book.detail.verified')}
      </ToneChip>
      {address.verified_at !== null && t('address_book.verify.on', { when: longDate(localDay(address.verified_at)) })}
    </span>
  ) : (
    <ToneChip tone="wait" icon={IconAlertCircle}>
      {t('address_book.detail.unverified')}
    </ToneChip>
  );
}

type ChangesProps = { readonly address: Address; readonly onEdit: Act; readonly onDelete: Act };

function WriterActions({ address, onEdit, onDelete }: ChangesProps) {
  const { t } = useTranslation();
  const verifying = useVerify(address);
  if (verifying.said !== null) return <VerifyResult address={address} verifying={verifying} />;
  return (
    <Group justify="flex-end" gap="xs">
      {!address.verified && address.country === 'US' && (
        <Button
          className={css.verify ?? ''}
          loading={verifying.asking}
          leftSection={<IconRosetteDiscountCheck size={16} aria-hidden="true" />}
          onClick={verifying.ask}
        >
          {t('address_book.verify.ask')}
        </Button>
      )}
      <Button leftSection={<IconTrash size={16} aria-hidden="true" />} onClick={() => onDelete(address)}>
        {t('address_book.detail.delete')}
      </Button>
      <Button leftSection={<IconPencil size={16} aria-hidden="true" />} onClick={() => onEdit(address)}>
        {t('address_book.detail.edit')}
      </Button>
    </Group>
  );
}

/** What those may do with an address who may change it. */
function Changes({ address, onEdit, onDelete }: Pick<Props, 'onEdit' | 'onDelete'> & { readonly address: Address }) {
  if (onEdit === null || onDelete === null) return null;
  return <WriterActions address={address} onEdit={onEdit} onDelete={onDelete} />;
}

/** One address with all that is known about it; its id stands in the URL. */
export function AddressDialog({ id, known, onClose, onEdit, onDelete }: Props) {
  const { t } = useTranslation();
  useFocusBack();
  const query = useQuery(addressQuery(id));
  const gone = query.isError && (query.error.status === 404 || query.error.status === 422);
  const address = gone ? undefined : (query.data?.data ?? known);
  const title = address?.company ?? t(gone ? 'address_book.detail.gone_title' : 'common.loading');
  return (
    <Modal opened onClose={onClose} title={title} size="lg" closeButtonProps={{ 'aria-label': t('common.close') }}>
      {gone && <Notice tone="care" title={t('address_book.detail.gone')} />}
      {query.isError && !gone && <LoadFailed message={undefined} retry={() => void query.refetch()} />}
      {address && (
        <>
          <Verified address={address} />
          <AddressFacts address={address} />
          <Changes key={address.id} address={address} onEdit={onEdit} onDelete={onDelete} />
        </>
      )}
    </Modal>
  );
}
