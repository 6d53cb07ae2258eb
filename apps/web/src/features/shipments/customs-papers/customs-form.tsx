import { Button, Checkbox, TextInput } from '@mantine/core';
import { booksTimeZone, customsFacts, endpoints, type CustomsDraft } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { FormErrors } from '../../../ui/form-errors.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { notifyDone, notifyRefused } from '../../../ui/notify.ts';
import { Panel } from '../../../ui/panel.tsx';
import { formOf, noParty } from './form-values.ts';
import { CostFields, InvoiceFields, OriginFields } from './invoice-fields.tsx';
import { GoodsFields } from './line-fields.tsx';
import { PaperButtons } from './paper-buttons.tsx';
import { PartyFields } from './party-fields.tsx';
import css from './customs.module.css';

type Props = {
  readonly shipmentId: string;
  readonly draft: CustomsDraft;
  readonly savedAt: string | null;
};

/** What the customs documents of a shipment say, and the documents. */
export function CustomsForm({ shipmentId, draft, savedAt }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const may = useUser()?.abilities.includes('shipment.book') ?? false;
  const { mutateAsync } = useApiMutation(endpoints.customsPapers.save, { refreshes: [endpoints.customsPapers.show] });
  const contract = useContractForm({
    schema: customsFacts,
    initialValues: formOf(draft),
    send: async (body, typed) => {
      try {
        await mutateAsync({ params: { id: shipmentId }, body });
      } catch (problem) {
        notifyRefused({ title: t('customs_papers.failed') });
        throw problem;
      }
      contract.form.resetDirty(typed);
      notifyDone({ title: t('customs_papers.done') });
    },
  });
  const { form } = contract;
  const { producer } = form.values;
  const dirty = form.isDirty();
  const standing =
    savedAt === null
      ? t('customs_papers.not_saved')
      : dirty
        ? t('customs_papers.save_first')
        : t('customs_papers.saved', { time: dateTime(savedAt, booksTimeZone) });
  return (
    <form onSubmit={contract.submit} noValidate>
      <LeaveGuard when={dirty && !contract.sending} />
      <FormErrors of={contract} />
      <fieldset className={css.form} disabled={!may}>
        <Panel title={t('customs_papers.form.invoice')}>
          <InvoiceFields form={form} />
        </Panel>
        <div className={css.parties}>
          {(['exporter', 'importer'] as const).map((of) => (
            <div key={of} data-part={t(`customs_papers.field.${of}`)}>
              <Panel title={t(`customs_papers.field.${of}`)}>
                <PartyFields form={form} of={of} />
              </Panel>
            </div>
          ))}
        </div>
        <Panel title={t('customs_papers.field.goods')} note={t('customs_papers.form.origin_hint')}>
          <GoodsFields form={form} />
        </Panel>
        <Panel title={t('customs_papers.form.charges')} note={t('customs_papers.form.charges_hint')}>
          <CostFields form={form} />
        </Panel>
        <Panel title={t('customs_papers.form.origin_part')}>
          <OriginFields form={form} />
          <Checkbox
            mt={12}
            label={t('customs_papers.form.other_producer')}
            checked={producer !== null}
            onChange={({ currentTarget }) => form.setFieldValue('producer', currentTarget.checked ? noParty : null)}
          />
          {producer !== null && (
            <div className={css.add} data-part={t('customs_papers.field.producer')}>
              <PartyFields form={form} of="producer" />
            </div>
          )}
        </Panel>
        <Panel title={t('customs_papers.form.signature')}>
          <div className={css.fields}>
            <TextInput label={t('customs_papers.field.signer_name')} required {...form.getInputProps('signer_name')} />
            <TextInput
              label={t('customs_papers.field.signer_title')}
              required
              {...form.getInputProps('signer_title')}
            />
          </div>
        </Panel>
      </fieldset>
      <div className={css.foot}>
        {may && (
          <Button type="submit" variant="filled" loading={contract.sending}>
            {t('customs_papers.save')}
          </Button>
        )}
        <PaperButtons shipmentId={shipmentId} ready={savedAt !== null && !dirty} certified={draft.certifier !== null} />
        <p className="wb-soft">{may ? standing : t('customs_papers.read_only')}</p>
      </div>
    </form>
  );
}
