import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { announcementBody, endpoints, languages, type StaffAnnouncement } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery, useApiMutation } from '../../../lib/api/query.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { pathTo } from '../../../lib/routes/path-to.ts';
import { useAddressParams } from '../../../lib/routes/use-address.ts';
import { DetailHead } from '../../../ui/detail-head.tsx';
import { FigureRow } from '../../../ui/figure-row.tsx';
import { FormErrors } from '../../../ui/form-errors.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { notifyDone } from '../../../ui/notify.ts';
import { Panel } from '../../../ui/panel.tsx';
import css from './announcements.module.css';
import { Banner } from './banner.tsx';
import { announcementReads } from './reads.ts';
import { EndAndDelete } from './end-and-delete.tsx';
import { AudienceFields, MannerFields, PeriodFields, WordsFields } from './fields.tsx';
import { freshValues, valuesOf, type Values } from './values.ts';

const { announcements } = endpoints;

function Figures({ kept }: { readonly kept: StaffAnnouncement }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const figures = [
    ['reached', kept.reach],
    ['read_by', kept.read],
    ['dismissed', kept.dismissed],
  ] as const;
  return (
    <Panel title={t('announcements.figures')} note={t('announcements.people', { count: kept.reach })} flush>
      <FigureRow
        className={css.figures}
        figures={figures.map(([name, value]) => ({ label: t(`announcements.${name}`), value: number(value) }))}
      />
    </Panel>
  );
}

/** As both languages will see it, while it is typed. */
function Preview({ values }: { readonly values: Values }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('announcements.preview')}>
      <div className={css.previews}>
        {languages.map((language) => (
          <div key={language} lang={language}>
            <p className={css.soft}>{t(`announcements.languages.${language}`)}</p>
            <Banner
              kind={values.kind}
              title={values.texts[language].title || values.texts.en.title || t('announcements.preview_empty_title')}
              text={values.texts[language].text || values.texts.en.text || t('announcements.preview_empty_text')}
            />
          </div>
        ))}
      </div>
    </Panel>
  );
}

type EditorProps = { readonly id: string; readonly kept: StaffAnnouncement | null };

function Editor({ id, kept }: EditorProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { dateTime } = useFormats();
  const save = useApiMutation(announcements.save, { refreshes: announcementReads });
  const [start] = useState(() => (kept === null ? freshValues(Date.now()) : valuesOf(kept)));
  // Nothing typed is worth asking for while it is saved, ended or deleted.
  const [done, setDone] = useState(false);
  const contract = useContractForm({
    schema: announcementBody,
    initialValues: start,
    send: async (body) => {
      const { data } = await save.mutateAsync({ params: { id }, body });
      const text = t(`announcements.saved_${data.state}`, { when: dateTime(data.starts_at, data.zone) });
      notifyDone({ title: t('announcements.saved'), text });
      setDone(true);
      await navigate({ to: pathTo('admin.notifications') });
    },
  });
  const { form } = contract;
  return (
    <form onSubmit={contract.submit} noValidate>
      <LeaveGuard when={form.isDirty() && !done && !contract.sending} />
      <DetailHead
        trail={t('announcements.trail')}
        back={{ to: 'admin.notifications', words: t('titles.notifications') }}
        title={kept === null ? t('announcements.new_title') : kept.texts.en.title}
        actions={
          <>
            {kept !== null && <EndAndDelete kept={kept} onWorking={setDone} />}
            <Button type="submit" variant="filled" loading={contract.sending}>
              {t('announcements.save')}
            </Button>
          </>
        }
      />
      <div className={css.columns}>
        <div className={css.sheets}>
          <FormErrors of={contract} />
          <WordsFields form={form} />
          <MannerFields form={form} kept={kept !== null} />
          <AudienceFields form={form} />
          <PeriodFields form={form} />
        </div>
        <div className={css.aside}>
          <Preview values={form.values} />
          {kept !== null && <Figures kept={kept} />}
        </div>
      </div>
    </form>
  );
}

/** A new announcement. */
export function NewAnnouncementPage() {
  const [id] = useState(() => crypto.randomUUID());
  return <Editor id={id} kept={null} />;
}

/** One that is kept, to be changed, ended or taken away. */
export function EditAnnouncementPage() {
  const { id = '' } = useAddressParams();
  const query = useQuery(apiQuery(announcements.show, { params: { id } }));
  if (query.isError) return <LoadFailed message={query.error.message} retry={() => void query.refetch()} />;
  if (query.data === undefined)
    return (
      <div className={css.sheets} aria-hidden="true">
        <Skeleton height={36} />
        <Skeleton height={220} />
        <Skeleton height={160} />
      </div>
    );
  const { data } = query.data;
  return <Editor key={`${data.id}.${data.revision}`} id={id} kept={data} />;
}
