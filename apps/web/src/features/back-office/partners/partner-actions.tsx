import { Button } from '@mantine/core';
import { endpoints, fields, type Partner } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useApiMutation } from '../../../lib/api/query.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { FormDialog, type DialogGuard } from '../../../ui/form-dialog.tsx';
import { notifyDone, notifyRefused } from '../../../ui/notify.ts';
import { ReasonField } from '../../../ui/reason-field.tsx';
import { PartnerDialog } from './partner-dialog.tsx';
import { PartnerChip } from './partner-parts.tsx';
import css from './partners.module.css';
import { partnerReads } from './words.ts';

type Props = { readonly partner: Partner };
type DialogProps = Props & { readonly onClose: () => void };

const retirement = z.object({ reason: fields.text(300) });

function useRestore({ id, name }: Partner) {
  const { t } = useTranslation();
  const restore = useApiMutation(endpoints.partners.restore, { refreshes: partnerReads });
  return {
    restoring: restore.isPending,
    restore: (): void =>
      restore.mutate(
        { params: { id } },
        {
          onSuccess: () => notifyDone({ title: t('partners.was_restored', { name }) }),
          onError: ({ message }) => notifyRefused({ title: message }),
        },
      ),
  };
}

function RetireForm({ partner, onClose, guard }: DialogProps & { readonly guard: DialogGuard }) {
  const { t } = useTranslation();
  const { id, name } = partner;
  const { mutateAsync } = useApiMutation(endpoints.partners.retire, { refreshes: partnerReads });
  const { restore } = useRestore(partner);
  const contract = useContractForm({
    schema: retirement,
    initialValues: { reason: '' },
    send: async (body) => {
      await mutateAsync({ params: { id }, body });
      notifyDone({
        title: t('partners.was_retired', { name }),
        action: { label: t('partners.undo'), run: restore },
      });
      onClose();
    },
  });
  return (
    <DialogForm of={contract} guard={guard} send={t('partners.retire')}>
      <p>{t('partners.retire_text')}</p>
      <ReasonField {...contract.form.getInputProps('reason')} label={t('partners.reason')} most={300} />
    </DialogForm>
  );
}

/** What can be done with a partner. */
export function PartnerActions({ partner }: Props) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<'edit' | 'retire' | null>(null);
  const { restore, restoring } = useRestore(partner);
  const close = (): void => setAsking(null);
  return (
    <>
      <span className={css.chip}>
        <PartnerChip state={partner.state} />
      </span>
      {partner.state === 'retired' ? (
        <Button loading={restoring} onClick={restore}>
          {t('partners.restore')}
        </Button>
      ) : (
        <>
          <Button onClick={() => setAsking('retire')}>{t('partners.retire')}</Button>
          <Button variant="filled" onClick={() => setAsking('edit')}>
            {t('partners.edit')}
          </Button>
        </>
      )}
      {asking === 'edit' && <PartnerDialog partner={partner} onClose={close} />}
      {asking === 'retire' && (
        <FormDialog title={t('partners.retire_title', { name: partner.name })} size="md" onClose={close}>
          {(guard) => <RetireForm partner={partner} guard={guard} onClose={close} />}
        </FormDialog>
      )}
    </>
  );
}
