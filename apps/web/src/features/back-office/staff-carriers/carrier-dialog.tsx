import { ActionIcon, Button, Checkbox, Fieldset, NativeSelect, Textarea, TextInput } from '@mantine/core';
import {
  carrierBody,
  carrierModes,
  contactPurposes,
  endpoints,
  freightTerms,
  type StaffCarrier,
} from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import { useContractForm, type ContractForm } from '../../../lib/forms/use-contract-form.ts';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { FormDialog, type DialogGuard } from '../../../ui/form-dialog.tsx';
import { IconPlus, IconTrash } from '../../../ui/icons.ts';
import { notifyDone } from '../../../ui/notify.ts';
import { carrierReads, useOutrun } from './reads.ts';
import css from './staff-carriers.module.css';

type Props = {
  /** Null adds one. */
  readonly carrier: StaffCarrier | null;
  readonly onClose: () => void;
  readonly onSaved: (carrier: StaffCarrier) => void;
};
type Contact = { name: string; purpose: string; phone: string; email: string };
type Values = {
  name: string;
  scac: string;
  modes: string[];
  phone: string;
  contacts: Contact[];
  notes: string;
  pickup_notes: string;
  freight_terms: string;
  bill_to_account: string;
};

function startOf(carrier: StaffCarrier | null): Values {
  return {
    name: carrier?.name ?? '',
    scac: carrier?.scac ?? '',
    modes: carrier?.modes ?? ['ltl'],
    phone: carrier?.phone ?? '',
    contacts: (carrier?.contacts ?? []).map(({ name, purpose, phone, email }) => ({
      name,
      purpose,
      phone: phone ?? '',
      email: email ?? '',
    })),
    notes: carrier?.notes ?? '',
    pickup_notes: carrier?.pickup_notes ?? '',
    freight_terms: carrier?.freight_terms ?? 'third_party',
    bill_to_account: carrier?.bill_to_account ?? '',
  };
}

function Contacts({ form }: { readonly form: ContractForm<Values>['form'] }) {
  const { t } = useTranslation();
  return (
    <Fieldset legend={t('staff_carriers.contacts')} className={css.contacts ?? ''}>
      {[...form.values.contacts.keys()].map((at) => {
        const number = at + 1;
        const field = (name: keyof Contact) => {
          const path = `contacts.${at}.${name}`;
          return { ...form.getInputProps(path), 'data-path': path };
        };
        return (
          <div key={at} className={css.contact}>
            <TextInput
              {...field('name')}
              aria-label={t('staff_carriers.contact_name', { number })}
              placeholder={t('staff_carriers.name')}
            />
            <NativeSelect
              {...field('purpose')}
              aria-label={t('staff_carriers.contact_purpose', { number })}
              data={contactPurposes.map((value) => ({ value, label: t(`staff_carriers.purposes.${value}`) }))}
            />
            <TextInput
              {...field('phone')}
              aria-label={t('staff_carriers.contact_phone', { number })}
              placeholder="603-555-0142"
              inputMode="tel"
            />
            <TextInput
              {...field('email')}
              aria-label={t('staff_carriers.contact_email', { number })}
              placeholder="name@example.com"
              inputMode="email"
            />
            <ActionIcon
              variant="subtle"
              size={36}
              aria-label={t('staff_carriers.contact_remove', { number })}
              onClick={() => form.removeListItem('contacts', at)}
            >
              <IconTrash size={16} aria-hidden="true" />
            </ActionIcon>
          </div>
        );
      })}
      <Button
        variant="subtle"
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        onClick={() => form.insertListItem('contacts', { name: '', purpose: 'dispatch', phone: '', email: '' })}
      >
        {t('staff_carriers.contact_add')}
      </Button>
    </Fieldset>
  );
}

function Form({ carrier, guard, onClose, onSaved }: Props & { readonly guard: DialogGuard }) {
  const { t } = useTranslation();
  const outrun = useOutrun('carrier', onClose);
  const create = useApiMutation(endpoints.staffCarriers.create, { refreshes: carrierReads });
  const update = useApiMutation(endpoints.staffCarriers.update, { refreshes: carrierReads });
  const contract = useContractForm({
    schema: carrierBody,
    initialValues: startOf(carrier),
    send: async (body) => {
      const sent =
        carrier === null
          ? create.mutateAsync({ body })
          : update.mutateAsync({ params: { id: carrier.id }, body: { ...body, version: carrier.version } });
      const answer = await sent.catch(outrun);
      if (!answer) return;
      const { data } = answer;
      notifyDone({ title: t(carrier === null ? 'staff_carriers.created' : 'staff_carriers.saved'), text: data.name });
      onClose();
      onSaved(data);
    },
  });
  const { form } = contract;
  return (
    <DialogForm of={contract} guard={guard} send={t(carrier === null ? 'staff_carriers.add' : 'staff_carriers.save')}>
      <div className={css.pair}>
        <TextInput
          {...form.getInputProps('name')}
          label={t('staff_carriers.name')}
          required
          data-autofocus
          data-path="name"
        />
        <TextInput
          {...form.getInputProps('scac')}
          label={t('staff_carriers.scac')}
          description={t(carrier?.scac_fixed === true ? 'staff_carriers.scac_fixed' : 'staff_carriers.scac_hint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          readOnly={carrier?.scac_fixed === true}
          required
          maxLength={4}
          data-path="scac"
        />
      </div>
      <Checkbox.Group {...form.getInputProps('modes')} label={t('staff_carriers.columns.modes')} data-path="modes">
        <div className={css.modes}>
          {carrierModes.map((value) => (
            <Checkbox key={value} value={value} label={t(`staff_carriers.modes.${value}`)} />
          ))}
        </div>
      </Checkbox.Group>
      <TextInput {...form.getInputProps('phone')} label={t('staff_carriers.phone')} inputMode="tel" data-path="phone" />
      <Contacts form={form} />
      <div className={css.pair}>
        <NativeSelect
          {...form.getInputProps('freight_terms')}
          label={t('staff_carriers.freight_terms')}
          description={t('staff_carriers.freight_terms_hint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={freightTerms.map((value) => ({ value, label: t(`staff_carriers.terms.${value}`) }))}
          data-path="freight_terms"
        />
        <TextInput
          {...form.getInputProps('bill_to_account')}
          label={t('staff_carriers.bill_to_account')}
          maxLength={30}
          data-path="bill_to_account"
        />
      </div>
      <Textarea
        {...form.getInputProps('notes')}
        label={t('staff_carriers.notes')}
        description={t('staff_carriers.notes_hint')}
        rows={3}
        maxLength={2000}
        data-path="notes"
      />
      <Textarea
        {...form.getInputProps('pickup_notes')}
        label={t('staff_carriers.pickup_notes')}
        description={t('staff_carriers.pickup_notes_hint')}
        rows={2}
        maxLength={500}
        data-path="pickup_notes"
      />
    </DialogForm>
  );
}

/** Adds a carrier, or changes one. */
export function CarrierDialog(props: Props) {
  const { t } = useTranslation();
  const { carrier } = props;
  const title =
    carrier === null ? t('staff_carriers.add_title') : t('staff_carriers.edit_title', { carrier: carrier.name });
  return (
    <FormDialog title={title} size="xl" onClose={props.onClose}>
      {(guard) => <Form {...props} guard={guard} />}
    </FormDialog>
  );
}
