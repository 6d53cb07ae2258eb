import { Button, Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { endpoints, fields, languages, perPageChoices, profileFields, unitSystems, type User } from '@waybill/contract';
import type { z } from 'zod';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { zoneName, zonesFor } from '../../../lib/format/zone-choices.ts';
import { computerZone } from '../../../lib/format/zones.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { refreshUser } from '../../../lib/session/actions.ts';
import { session } from '../../../lib/session/store.ts';
import { forgetOwedLanguage } from '../../../lib/session/save-language.ts';
import { FormErrors } from '../../../ui/form-errors.tsx';
import { notifyDone } from '../../../ui/notify.ts';
import { Panel } from '../../../ui/panel.tsx';
import { RouteLink } from '../../../ui/route-link.tsx';
import { PendingEmail } from './pending-email.tsx';
import styles from './profile.module.css';

type ProfileValues = z.input<typeof profileFields>;
type ProfileForm = UseFormReturnType<ProfileValues>;

/** Stands for no zone of their own. */
const ofComputer = '';

/** How things are shown to staff, who have no settings of an account. */
function Preferences({ form, perPage }: { readonly form: ProfileForm; readonly perPage: number }) {
  const { t } = useTranslation();
  const rows = [...new Set<number>([...perPageChoices, perPage])].toSorted((one, other) => one - other);
  return (
    <>
      <h2 className={styles.rule}>{t('profile.preferences')}</h2>
      <Select
        label={t('profile.language')}
        data={languages.map((value) => ({ value, label: t(`profile.language_${value}`) }))}
        {...form.getInputProps('language')}
      />
      <Select
        label={t('profile.unit_system')}
        data={unitSystems.map((value) => ({ value, label: t(`profile.${value}`) }))}
        {...form.getInputProps('unit_system')}
      />
      <Select
        label={t('profile.currency')}
        data={fields.currency.options.map((value) => ({ value, label: t(`profile.${value}`) }))}
        {...form.getInputProps('currency')}
      />
      <Select
        label={t('profile.per_page')}
        data={rows.map(String)}
        {...form.getInputProps('per_page')}
        value={String(form.values.per_page)}
        onChange={(value) => form.setFieldValue('per_page', Number(value))}
      />
      <Select
        label={t('profile.time_zone')}
        description={t('profile.time_zone_hint')}
        data={[
          { value: ofComputer, label: t('profile.time_zone_computer', { zone: zoneName(computerZone()) }) },
          ...zonesFor(form.values.time_zone ?? null).map((value) => ({ value, label: zoneName(value) })),
        ]}
        {...form.getInputProps('time_zone')}
        value={form.values.time_zone ?? ofComputer}
        onChange={(value) => form.setFieldValue('time_zone', value === ofComputer ? null : value)}
      />
    </>
  );
}

/** Everything else of a customer is in the settings. */
function ToSettings() {
  const { t } = useTranslation();
  return (
    <p className={`${styles.wide} wb-soft`}>
      {t('profile.preferences_in')} <RouteLink to="settings">{t('titles.settings')}</RouteLink>
    </p>
  );
}

/** Who the person is and how they want things shown; the current user is fetched again afterwards. */
export function ProfileForm({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  const { name, email, language, unit_system, currency, per_page, time_zone = null } = user;
  const preferences = user.account === null ? { language, unit_system, currency, per_page, time_zone } : {};
  const contract = useContractForm({
    schema: profileFields,
    initialValues: { name, email, ...preferences },
    send: async (body) => {
      await call(endpoints.session.updateProfile, { body });
      if (body.language !== undefined) forgetOwedLanguage();
      await refreshUser();
      // What was asked for is not in use yet: the notice says so, and the field shows what is.
      form.setFieldValue('email', session.user?.email ?? email);
      notifyDone({ title: t('profile.saved') });
    },
  });
  const { form } = contract;
  return (
    <Panel title={t('profile.person')}>
      <form onSubmit={contract.submit} noValidate>
        <FormErrors of={contract} />
        <div className={styles.fields}>
          {user.pending_email !== undefined && (
            <div className={styles.wide}>
              <PendingEmail user={user} />
            </div>
          )}
          <TextInput label={t('profile.name')} autoComplete="name" {...form.getInputProps('name')} />
          <TextInput label={t('profile.email')} type="email" autoComplete="email" {...form.getInputProps('email')} />
          <p className={`${styles.wide} wb-soft`}>{t('profile.email_hint')}</p>
          {user.account === null ? <Preferences form={form} perPage={per_page} /> : <ToSettings />}
        </div>
        <div className={styles.save}>
          <Button type="submit" variant="filled" loading={contract.sending}>
            {t('profile.save')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
