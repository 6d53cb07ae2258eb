import { Checkbox, NativeSelect, SegmentedControl, Switch, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import {
  accountRoles,
  announcementAudiences,
  announcementKinds,
  isStaff,
  languages,
  staffRoles,
} from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { zoneName, zonesFor } from '../../../lib/format/zone-choices.ts';
import { Panel } from '../../../ui/panel.tsx';
import { AccountPicker } from './account-picker.tsx';
import css from './announcements.module.css';
import type { Values } from './values.ts';

export type Form = UseFormReturnType<Values>;
type Props = { readonly form: Form };

/** Title and text in both languages, side by side. */
export function WordsFields({ form }: Props) {
  const { t } = useTranslation();
  return (
    <Panel title={t('announcements.words')} note={t('announcements.words_note')}>
      <div className={css.pair}>
        {languages.map((language) => (
          <fieldset key={language} className={css.language} data-part={t(`announcements.languages.${language}`)}>
            <legend>{t(`announcements.languages.${language}`)}</legend>
            <TextInput
              label={t('announcements.title')}
              lang={language}
              maxLength={120}
              {...form.getInputProps(`texts.${language}.title`)}
            />
            <Textarea
              label={t('announcements.text')}
              lang={language}
              autosize={false}
              rows={3}
              maxLength={600}
              {...form.getInputProps(`texts.${language}.text`)}
            />
          </fieldset>
        ))}
      </div>
    </Panel>
  );
}

function RoleFields({ form }: Props) {
  const { t } = useTranslation();
  const sides = [
    ['staff_roles', staffRoles.filter((role) => isStaff([role]))],
    ['account_roles', accountRoles],
  ] as const;
  return (
    <Checkbox.Group label={t('announcements.roles')} {...form.getInputProps('roles')}>
      {sides.map(([side, roles]) => (
        <div key={side} className={css.rolesOf}>
          <span className="wb-soft">{t(`announcements.${side}`)}</span>
          <div className={css.roles}>
            {roles.map((role, place) => (
              <Checkbox
                key={role}
                value={role}
                label={t(`roles.${role}`)}
                {...(side === 'staff_roles' && place === 0 ? { 'data-path': 'roles' } : {})}
              />
            ))}
          </div>
        </div>
      ))}
    </Checkbox.Group>
  );
}

/** Whom it is for. */
export function AudienceFields({ form }: Props) {
  const { t } = useTranslation();
  const { audience, accounts } = form.values;
  return (
    <Panel title={t('announcements.audience')} note={t('announcements.whom_note')}>
      <div className={css.fields}>
        <div>
          <SegmentedControl
            aria-label={t('announcements.audience')}
            data={announcementAudiences.map((value) => ({ value, label: t(`announcements.audiences.${value}`) }))}
            {...form.getInputProps('audience')}
          />
        </div>
        {audience === 'roles' && <RoleFields form={form} />}
        {audience === 'accounts' && (
          <AccountPicker
            chosen={accounts}
            onChoose={(chosen) => {
              form.setFieldValue('accounts', chosen);
              form.setFieldValue(
                'account_ids',
                chosen.map(({ id }) => id),
              );
            }}
          />
        )}
      </div>
    </Panel>
  );
}

/** From when until when, on the clocks of one zone. */
export function PeriodFields({ form }: Props) {
  const { t } = useTranslation();
  return (
    <Panel title={t('announcements.when')} note={`${t('announcements.when_note')} ${t('announcements.ends_hint')}`}>
      <div className={css.fields}>
        <div className={css.period}>
          <TextInput type="date" label={t('announcements.starts_on')} {...form.getInputProps('starts_on')} />
          <TextInput type="time" label={t('announcements.starts_time')} {...form.getInputProps('starts_time')} />
          <TextInput type="date" label={t('announcements.ends_on')} {...form.getInputProps('ends_on')} />
          <TextInput type="time" label={t('announcements.ends_time')} {...form.getInputProps('ends_time')} />
        </div>
        <div className={css.pair}>
          <NativeSelect
            label={t('announcements.zone')}
            data={zonesFor(form.values.zone).map((value) => ({ value, label: zoneName(value) }))}
            {...form.getInputProps('zone')}
          />
        </div>
      </div>
    </Panel>
  );
}

/** How grave it is, and whether it can be closed. */
export function MannerFields({ form, kept }: Props & { readonly kept: boolean }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('announcements.how')}>
      <div className={css.fields}>
        <div>
          <SegmentedControl
            aria-label={t('announcements.kind')}
            data={announcementKinds.map((value) => ({ value, label: t(`announcements.kinds.${value}`) }))}
            {...form.getInputProps('kind')}
          />
        </div>
        <Switch
          label={t('announcements.dismissible')}
          description={t('announcements.dismissible_hint')}
          {...form.getInputProps('dismissible', { type: 'checkbox' })}
        />
        {kept && <Switch label={t('announcements.again')} {...form.getInputProps('again', { type: 'checkbox' })} />}
      </div>
    </Panel>
  );
}
