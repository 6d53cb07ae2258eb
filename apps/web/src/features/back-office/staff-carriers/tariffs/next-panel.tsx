import { Button, TextInput } from '@mantine/core';
import { draftDates, endpoints, type StaffCarrier, type TariffDraft, type TariffVersion } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { localToday } from '../../../../lib/format/today.ts';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { ownZone } from '../../../../lib/format/zones.ts';
import layout from '../../../../ui/page-layout.module.css';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { FormErrors } from '../../../../ui/form-errors.tsx';
import { notifyDone } from '../../../../ui/notify.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { publishedReads, tariffReads, useOutrun, useRefused } from '../reads.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { ReviewParts } from './review-parts.tsx';
import css from './tariffs.module.css';

type Props = { readonly carrier: StaffCarrier; readonly draft: TariffDraft };
const { carrierTariffs } = endpoints;

function DatesForm({ carrier, draft }: Props) {
  const { t } = useTranslation();
  const outrun = useOutrun('tariff');
  const { mutateAsync } = useApiMutation(carrierTariffs.dates, { refreshes: tariffReads });
  const contract = useContractForm({
    schema: draftDates,
    initialValues: {
      revision: draft.revision,
      effective_from: draft.effective_from,
      effective_until: draft.effective_until ?? '',
    },
    send: (body) => mutateAsync({ params: { id: carrier.id }, body }).then(() => undefined, outrun),
  });
  const { form } = contract;
  return (
    <form className={css.dates} noValidate onSubmit={contract.submit}>
      <TextInput
        {...form.getInputProps('effective_from')}
        type="date"
        label={t('carrier_tariffs.effective_from')}
        min={localToday()}
        required
        data-path="effective_from"
      />
      <TextInput
        {...form.getInputProps('effective_until')}
        type="date"
        label={t('carrier_tariffs.effective_until')}
        min={form.values.effective_from}
        data-path="effective_until"
      />
      <Button type="submit" loading={contract.sending} disabled={!form.isDirty()} className={css.sendDates ?? ''}>
        {t('carrier_tariffs.save_dates')}
      </Button>
      <div className={css.whole}>
        <FormErrors of={contract} />
      </div>
    </form>
  );
}

function Discard({ carrier, draft, onClose }: Props & { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const outrun = useOutrun('tariff', onClose);
  const refused = useRefused();
  const { mutateAsync, isPending } = useApiMutation(carrierTariffs.discard, { refreshes: publishedReads });
  async function discard(): Promise<void> {
    try {
      await mutateAsync({ params: { id: carrier.id }, body: { revision: draft.revision } }).catch(outrun);
      notifyDone({ title: t('carrier_tariffs.discarded') });
      onClose();
    } catch (problem) {
      refused(problem);
    }
  }
  return (
    <ConfirmDialog
      opened
      title={t('carrier_tariffs.discard_title')}
      confirm={t('carrier_tariffs.discard')}
      working={isPending}
      onConfirm={() => void discard()}
      onCancel={onClose}
    >
      {t('carrier_tariffs.discard_text')}
    </ConfirmDialog>
  );
}

/** The next version: from when it counts, what it changes, what loads would cost, and the way to publish it. */
export function NextPanel({ carrier, draft, versions }: Props & { readonly versions: readonly TariffVersion[] }) {
  const { t } = useTranslation();
  const { dateTime } = useChargedFormats();
  const [asking, setAsking] = useState<'publish' | 'discard' | null>(null);
  const close = (): void => setAsking(null);
  const facts = [
    draft.based_on === null
      ? t('carrier_tariffs.next_from_nothing')
      : t('carrier_tariffs.next_from_version', { version: draft.based_on }),
    ...(draft.file_name === null ? [] : [t('carrier_tariffs.next_file', { file: draft.file_name })]),
    t('carrier_tariffs.next_by', { name: draft.updated_by, time: dateTime(draft.updated_at, ownZone()) }),
  ];
  return (
    <Panel
      title={t('carrier_tariffs.next')}
      note={facts.join(' · ')}
      aside={
        <span className={css.actions}>
          <Button onClick={() => setAsking('discard')}>{t('carrier_tariffs.discard')}</Button>
          <Button variant="filled" onClick={() => setAsking('publish')}>
            {t('carrier_tariffs.publish')}
          </Button>
        </span>
      }
    >
      <div className={layout.form}>
        <DatesForm carrier={carrier} draft={draft} />
        <ReviewParts carrier={carrier} />
      </div>
      {asking === 'publish' && <PublishDialog {...{ carrier, draft, versions }} onClose={close} />}
      {asking === 'discard' && <Discard carrier={carrier} draft={draft} onClose={close} />}
    </Panel>
  );
}
