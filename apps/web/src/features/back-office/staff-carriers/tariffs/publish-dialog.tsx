import { Textarea } from '@mantine/core';
import { endpoints, publishBody, type StaffCarrier, type TariffDraft, type TariffVersion } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { DialogForm } from '../../../../ui/dialog-form.tsx';
import { FormDialog, type DialogGuard } from '../../../../ui/form-dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { notifyDone } from '../../../../ui/notify.ts';
import { publishedReads, useOutrun } from '../reads.ts';

type Props = {
  readonly carrier: StaffCarrier;
  readonly draft: TariffDraft;
  /** What was published so far. */
  readonly versions: readonly TariffVersion[];
  readonly onClose: () => void;
};

/** The published version that begins while this one counts, and takes its place that day; the first of several. */
function successorOf(draft: TariffDraft, versions: readonly TariffVersion[]): TariffVersion | undefined {
  const { effective_from: from, effective_until: until } = draft;
  return versions
    .filter(({ effective_from: day }) => day > from && (until === null || day <= until))
    .toSorted((one, other) => one.effective_from.localeCompare(other.effective_from))[0];
}

/** The versions that this one was made from, directly or through other versions. */
function basesOf(draft: TariffDraft, versions: readonly TariffVersion[]): ReadonlySet<number> {
  const made = new Set<number>();
  for (let at = draft.based_on; at !== null && !made.has(at);) {
    made.add(at);
    at = versions.find(({ version }) => version === at)?.based_on ?? null;
  }
  return made;
}

/** Coming versions that this one was made from and counts before: their changes would count earlier than they were published for. */
function broughtForwardBy(draft: TariffDraft, versions: readonly TariffVersion[]): TariffVersion[] {
  const made = basesOf(draft, versions);
  return versions.filter(
    ({ state, version, effective_from: from }) =>
      state === 'coming' && made.has(version) && from > draft.effective_from,
  );
}

/** Coming versions whose changes are lost with this one: it counts from their first day or a later one, and was not made from them. */
function droppedBy(draft: TariffDraft, versions: readonly TariffVersion[]): TariffVersion[] {
  const made = basesOf(draft, versions);
  return versions.filter(
    ({ state, version, effective_from: from, effective_until: until }) =>
      state === 'coming' &&
      !made.has(version) &&
      from <= draft.effective_from &&
      (until === null || until >= draft.effective_from),
  );
}

function Form({ carrier, draft, versions, onClose, guard }: Props & { readonly guard: DialogGuard }) {
  const { t } = useTranslation();
  const { longDate } = useChargedFormats();
  const outrun = useOutrun('tariff', onClose);
  const successor = successorOf(draft, versions);
  const dropped = droppedBy(draft, versions);
  const { mutateAsync } = useApiMutation(endpoints.carrierTariffs.publish, { refreshes: publishedReads });
  const contract = useContractForm({
    schema: publishBody,
    initialValues: { revision: draft.revision, note: '' },
    send: async (body) => {
      const answer = await mutateAsync({ params: { id: carrier.id }, body }).catch(outrun);
      if (!answer) return;
      notifyDone({ title: t('carrier_tariffs.published', { version: answer.data.versions[0]?.version ?? 0 }) });
      onClose();
    },
  });
  return (
    <DialogForm of={contract} guard={guard} send={t('carrier_tariffs.publish')}>
      <p>{t('carrier_tariffs.publish_text', { date: longDate(draft.effective_from), carrier: carrier.name })}</p>
      {successor !== undefined && (
        <Notice
          tone="care"
          title={t('carrier_tariffs.publish_taken_over', {
            version: successor.version,
            date: longDate(successor.effective_from),
          })}
        >
          {t('carrier_tariffs.publish_taken_over_text')}
        </Notice>
      )}
      {broughtForwardBy(draft, versions).map(({ id, version, effective_from: from }) => (
        <Notice
          key={id}
          tone="care"
          title={t('carrier_tariffs.publish_forward', {
            version,
            date: longDate(from),
            earlier: longDate(draft.effective_from),
          })}
        >
          {t('carrier_tariffs.publish_forward_text')}
        </Notice>
      ))}
      {dropped.map(({ id, version, effective_from: from }) => (
        <Notice key={id} tone="care" title={t('carrier_tariffs.publish_dropped', { version, date: longDate(from) })}>
          {t('carrier_tariffs.publish_dropped_text', { date: longDate(draft.effective_from) })}
        </Notice>
      ))}
      <Textarea
        {...contract.form.getInputProps('note')}
        label={t('carrier_tariffs.publish_note')}
        data-autofocus
        required
        rows={3}
        maxLength={300}
        data-path="note"
      />
    </DialogForm>
  );
}

/** Publishes the next version, with what it changes and why. */
export function PublishDialog(props: Props) {
  const { t } = useTranslation();
  return (
    <FormDialog title={t('carrier_tariffs.publish_title')} size="md" onClose={props.onClose}>
      {(guard) => <Form {...props} guard={guard} />}
    </FormDialog>
  );
}
