import { Button, NativeSelect, TextInput } from '@mantine/core';
import { partnerIdentifiers } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import type { ContractForm } from '../../../lib/forms/use-contract-form.ts';
import { keyed } from '../../../ui/freight/shared/keyed.ts';
import { IconPlus, IconX } from '../../../ui/icons.ts';
import type { PartnerValues } from './partner-values.ts';
import css from './partners.module.css';

type Props = { readonly form: ContractForm<PartnerValues>['form'] };
const most = 20;

function Add({ words, onClick }: { readonly words: string; readonly onClick: () => void }) {
  return (
    <Button
      h={28}
      px={10}
      fz={13}
      className={css.add ?? ''}
      leftSection={<IconPlus size={14} aria-hidden="true" />}
      onClick={onClick}
    >
      {words}
    </Button>
  );
}

/** Whom to call at a partner. */
export function ContactFields({ form }: Props) {
  const { t } = useTranslation();
  const { contacts } = form.values;
  const field = (at: number, name: 'name' | 'role' | 'email' | 'phone') => ({
    ...form.getInputProps(`contacts.${at}.${name}`),
    label: t(`partners.contact_${name}`),
    'data-path': `contacts.${at}.${name}`,
  });
  return (
    <fieldset className={css.fieldset}>
      <legend>{t('partners.contacts')}</legend>
      {keyed(contacts, () => 'contact').map(([key], at) => (
        <div key={key} className={css.contact}>
          <TextInput {...field(at, 'name')} required maxLength={80} />
          <TextInput {...field(at, 'role')} maxLength={80} />
          <TextInput {...field(at, 'email')} type="email" />
          <TextInput {...field(at, 'phone')} type="tel" />
          <Button
            h={28}
            px={10}
            fz={13}
            aria-label={t('partners.remove_contact', { place: at + 1 })}
            onClick={() => form.removeListItem('contacts', at)}
          >
            {t('partners.remove')}
          </Button>
        </div>
      ))}
      {contacts.length < most && (
        <Add
          words={t('partners.add_contact')}
          onClick={() => form.insertListItem('contacts', { name: '', role: '', email: '', phone: '' })}
        />
      )}
    </fieldset>
  );
}

/** What a partner is known by in what is exchanged. */
export function IdentifierFields({ form }: Props) {
  const { t } = useTranslation();
  const { identifiers } = form.values;
  return (
    <fieldset className={css.fieldset}>
      <legend>{t('partners.identifiers')}</legend>
      {keyed(identifiers, () => 'identifier').map(([key], at) => (
        <div key={key} className={css.line}>
          <NativeSelect
            {...form.getInputProps(`identifiers.${at}.kind`)}
            aria-label={t('partners.identifier_kind', { place: at + 1 })}
            data={partnerIdentifiers.map((value) => ({ value, label: t(`partners.identifier.${value}`) }))}
          />
          <TextInput
            {...form.getInputProps(`identifiers.${at}.value`)}
            aria-label={t('partners.identifier_value', { place: at + 1 })}
            maxLength={60}
            classNames={{ input: 'wb-mono' }}
            data-path={`identifiers.${at}.value`}
          />
          <Button
            aria-label={t('partners.remove_identifier', { place: at + 1 })}
            onClick={() => form.removeListItem('identifiers', at)}
          >
            <IconX size={14} aria-hidden="true" />
          </Button>
        </div>
      ))}
      {identifiers.length < most && (
        <Add
          words={t('partners.add_identifier')}
          onClick={() => form.insertListItem('identifiers', { kind: 'isa_id', value: '' })}
        />
      )}
    </fieldset>
  );
}
