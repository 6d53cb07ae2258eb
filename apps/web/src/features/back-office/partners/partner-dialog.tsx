import { NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import {
  endpoints,
  outsideServiceCodes,
  partnerBody,
  partnerChannels,
  partnerKinds,
  partnerOpenStates,
  type Partner,
  type PartnerBody,
} from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../../lib/api/problem.ts';
import { queryKey, useApiMutation } from '../../../lib/api/query.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { FormDialog, type DialogGuard } from '../../../ui/form-dialog.tsx';
import { notifyDone, notifyRefused } from '../../../ui/notify.ts';
import { newKey } from '../../../lib/new-key.ts';
import { Checks } from './checks.tsx';
import { ContactFields, IdentifierFields } from './list-fields.tsx';
import { LinkFields } from './link-fields.tsx';
import { partnerValues } from './partner-values.ts';
import css from './partners.module.css';
import { partnerReads } from './words.ts';

type Props = { readonly partner: Partner | null; readonly onClose: () => void };

function useSave({ partner, onClose }: Props) {
  const { t } = useTranslation();
  const [id] = useState(newKey);
  const cache = useQueryClient();
  const create = useApiMutation(endpoints.partners.create, { refreshes: partnerReads });
  const update = useApiMutation(endpoints.partners.update, { refreshes: partnerReads });
  return async (body: PartnerBody): Promise<void> => {
    try {
      const { data } = await (partner === null
        ? create.mutateAsync({ body: { ...body, id } })
        : update.mutateAsync({ params: { id: partner.id }, body: { ...body, revision: partner.revision } }));
      notifyDone({ title: t('partners.saved', { name: data.name }) });
      onClose();
    } catch (problem) {
      if (!(problem instanceof ApiProblem) || problem.code !== 'conflict') throw problem;
      notifyRefused({ title: problem.message, text: t('partners.moved') });
      void cache.invalidateQueries({ queryKey: queryKey(endpoints.partners.show) });
      onClose();
    }
  };
}

function PartnerForm({ partner, onClose, guard }: Props & { readonly guard: DialogGuard }) {
  const { t } = useTranslation();
  const contract = useContractForm({
    schema: partnerBody,
    initialValues: partnerValues(partner),
    send: useSave({ partner, onClose }),
  });
  const { form } = contract;
  const { values } = form;
  return (
    <DialogForm of={contract} guard={guard} send={t(partner === null ? 'partners.create' : 'partners.save')}>
      <div className={css.grid}>
        <TextInput
          {...form.getInputProps('name')}
          required
          label={t('partners.name')}
          maxLength={120}
          data-autofocus
          data-path="name"
        />
        <TextInput
          {...form.getInputProps('website')}
          label={t('partners.website')}
          maxLength={200}
          inputMode="url"
          data-path="website"
        />
        <NativeSelect
          {...form.getInputProps('kind')}
          label={t('partners.kind')}
          data={partnerKinds.map((value) => ({ value, label: t(`partners.kinds.${value}`) }))}
          data-path="kind"
        />
        <NativeSelect
          {...form.getInputProps('state')}
          label={t('partners.state')}
          data={partnerOpenStates.map((value) => ({ value, label: t(`partners.states.${value}`) }))}
          data-path="state"
        />
      </div>
      <Checks
        title={t('partners.channels')}
        all={partnerChannels}
        chosen={values.channels}
        words={(channel) => t(`partners.channel.${channel}`)}
        onChange={(channels) => form.setFieldValue('channels', channels)}
      />
      <ContactFields form={form} />
      <IdentifierFields form={form} />
      <LinkFields form={form} partner={partner} />
      <Checks
        title={t('partners.services')}
        all={outsideServiceCodes}
        chosen={values.services}
        words={(code) => t(`outside_services.names.${code}`)}
        onChange={(services) => form.setFieldValue('services', services)}
      />
    </DialogForm>
  );
}

/** Adds a partner, or changes one. */
export function PartnerDialog(props: Props) {
  const { t } = useTranslation();
  const { partner, onClose } = props;
  return (
    <FormDialog
      title={partner === null ? t('partners.add') : t('partners.edit_title', { name: partner.name })}
      size="xl"
      onClose={onClose}
    >
      {(guard) => <PartnerForm {...props} guard={guard} />}
    </FormDialog>
  );
}
