import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import {
  endpoints,
  languages,
  reportEvery,
  reportRanges,
  reportScheduleBody,
  type ReportSchedule,
} from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../../lib/api/problem.ts';
import { useApiMutation } from '../../../lib/api/query.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { zoneName, zonesFor } from '../../../lib/format/zone-choices.ts';
import { currentLanguage } from '../../../lib/language/i18n.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { FormDialog, type DialogGuard } from '../../../ui/form-dialog.tsx';
import { notifyDone, notifyRefused } from '../../../ui/notify.ts';
import type { ReportQuery } from './query.ts';
import { useChoices } from './filter-bar.tsx';
import css from './reports.module.css';

const { save, schedules } = endpoints.reports;

type Props = {
  /** The report that is looked at: what a new one mails. */
  readonly asked: ReportQuery;
  readonly kept: ReportSchedule | null;
  readonly onClose: () => void;
};

function useFirstValues({ asked, kept }: Props) {
  const { t } = useTranslation();
  const user = useUser();
  if (kept !== null) {
    const { name, report, every, on_day, at_hour, time_zone, language, recipients, version } = kept;
    return {
      name,
      report,
      every,
      on_day,
      at_hour,
      time_zone,
      language,
      recipients: recipients.map(({ id }) => id),
      version,
    };
  }
  const { from: _from, to: _to, ...report } = { from: undefined, to: undefined, ...asked };
  return {
    name: t('reports.schedule.row', {
      kind: t(`reports.kind.${asked.kind}`),
      by: t(`reports.by.${asked.by}`).toLowerCase(),
    }),
    report: report as ReportSchedule['report'],
    every: 'week' as ReportSchedule['every'],
    on_day: 1,
    at_hour: 7,
    time_zone: zonesFor(null)[0] ?? 'America/Chicago',
    language: currentLanguage(),
    recipients: user === null ? [] : [user.id],
    version: null as number | null,
  };
}

function Form({ guard, ...props }: Props & { readonly guard: DialogGuard }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { kept, onClose } = props;
  const [id] = useState(() => kept?.id ?? crypto.randomUUID());
  const sending = useApiMutation(save, { refreshes: [schedules] });
  const choices = useChoices();
  const contract = useContractForm({
    schema: reportScheduleBody,
    initialValues: useFirstValues(props),
    send: async (body) => {
      await sending.mutateAsync({ params: { id }, body }).then(
        () => notifyDone({ title: t('reports.schedule.saved', { name: body.name }) }),
        (problem: unknown) => {
          if (!(problem instanceof ApiProblem) || problem.code !== 'conflict') throw problem;
          notifyRefused({ title: t('reports.schedule.changed'), text: t('reports.schedule.changed_text') });
        },
      );
      onClose();
    },
  });
  const { form } = contract;
  const { values } = form;
  return (
    <DialogForm of={contract} guard={guard} send={t('reports.schedule.save')}>
      <TextInput
        {...form.getInputProps('name')}
        label={t('reports.schedule.name')}
        required
        data-autofocus
        maxLength={80}
        data-path="name"
      />
      <div className={css.fields}>
        <NativeSelect
          label={t('reports.schedule.range')}
          value={values.report.range}
          onChange={({ currentTarget }) =>
            form.setFieldValue('report', {
              ...values.report,
              range: reportRanges.find((one) => one === currentTarget.value) ?? '7',
            })
          }
          data={reportRanges.map((value) => ({ value, label: t(`reports.range.${value}`) }))}
        />
        <NativeSelect
          {...form.getInputProps('every')}
          label={t('reports.schedule.every_label')}
          data={reportEvery.map((value) => ({ value, label: t(`reports.schedule.every.${value}`) }))}
          data-path="every"
        />
        {values.every !== 'day' && (
          <NativeSelect
            label={t(values.every === 'week' ? 'reports.schedule.on_weekday' : 'reports.schedule.on_day')}
            value={String(values.every === 'week' ? Math.min(7, values.on_day) : values.on_day)}
            onChange={({ currentTarget }) => form.setFieldValue('on_day', Number(currentTarget.value))}
            error={form.errors['on_day']}
            data={Array.from({ length: values.every === 'week' ? 7 : 28 }, (_, index) => String(index + 1)).map(
              (value) => ({
                value,
                label: values.every === 'week' ? t(`reports.schedule.weekday.${value as '1'}`) : number(Number(value)),
              }),
            )}
            data-path="on_day"
          />
        )}
        <NativeSelect
          label={t('reports.schedule.hour')}
          value={String(values.at_hour)}
          onChange={({ currentTarget }) => form.setFieldValue('at_hour', Number(currentTarget.value))}
          data={Array.from({ length: 24 }, (_, hour) => ({
            value: String(hour),
            label: `${String(hour).padStart(2, '0')}:00`,
          }))}
          data-path="at_hour"
        />
        <NativeSelect
          {...form.getInputProps('time_zone')}
          label={t('reports.schedule.zone')}
          data={zonesFor(values.time_zone).map((value) => ({ value, label: zoneName(value) }))}
          data-path="time_zone"
        />
        <NativeSelect
          {...form.getInputProps('language')}
          label={t('reports.schedule.language')}
          data={languages.map((value) => ({ value, label: t(`reports.schedule.languages.${value}`) }))}
          data-path="language"
        />
      </div>
      <Checkbox.Group
        label={t('reports.schedule.recipients')}
        description={t('reports.schedule.recipients_hint')}
        error={form.errors['recipients']}
        value={values.recipients}
        onChange={(people) => form.setFieldValue('recipients', people)}
        data-path="recipients"
      >
        <div className={css.people}>
          {(choices?.staff ?? []).map((person) => (
            <Checkbox key={person.id} value={person.id} label={`${person.name} · ${person.email}`} />
          ))}
        </div>
      </Checkbox.Group>
    </DialogForm>
  );
}

/** Has a report mailed by the clock, or changes how. */
export function ScheduleDialog(props: Props) {
  const { t } = useTranslation();
  const { kept, onClose } = props;
  const title = kept === null ? t('reports.schedule.add') : t('reports.schedule.edit', { name: kept.name });
  return (
    <FormDialog title={title} size="lg" onClose={onClose}>
      {(guard) => <Form {...props} guard={guard} />}
    </FormDialog>
  );
}
