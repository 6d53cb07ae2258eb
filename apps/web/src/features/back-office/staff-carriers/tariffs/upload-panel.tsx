import { Button } from '@mantine/core';
import type { StaffCarrier, TariffOverview } from '@waybill/contract';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconDownload, IconUpload } from '../../../../ui/icons.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { scrolledByKeys } from '../../../../ui/scrolled-by-keys.ts';
import { useFileDrop } from '../../../../ui/use-file-drop.ts';
import css from './tariffs.module.css';
import { tariffFileAddress, useTariffFile, type ReadFile } from './use-tariff-file.ts';
import { columnLetter, problemWords, recordWords } from './words.ts';

type Props = { readonly carrier: StaffCarrier; readonly tariffs: TariffOverview };

function Problems({ read }: { readonly read: ReadFile }) {
  const { t } = useTranslation();
  const { problems, problem_count: count } = read;
  return (
    <>
      <Notice tone="stop" title={t('carrier_tariffs.problems', { count })} live>
        {count > problems.length
          ? `${read.name} · ${t('carrier_tariffs.problems_shown', { shown: problems.length })}`
          : read.name}
      </Notice>
      <div className={css.scroll} {...scrolledByKeys} aria-label={t('carrier_tariffs.problem_why')}>
        <table className={css.table} aria-label={t('carrier_tariffs.problem_why')}>
          <thead>
            <tr>
              <th scope="col">{t('carrier_tariffs.problem_row')}</th>
              <th scope="col">{t('carrier_tariffs.problem_column')}</th>
              <th scope="col">{t('carrier_tariffs.problem_record')}</th>
              <th scope="col">{t('carrier_tariffs.problem_value')}</th>
              <th scope="col">{t('carrier_tariffs.problem_why')}</th>
            </tr>
          </thead>
          <tbody>
            {problems.map((problem) => {
              const { row, column, record, code, value } = problem;
              return (
                <tr key={`${row}/${column}/${code}/${value}`}>
                  <th scope="row" className="wb-mono">
                    {row ?? t('carrier_tariffs.whole_file')}
                  </th>
                  <td className="wb-mono">{column === null ? '–' : columnLetter(column)}</td>
                  <td>{recordWords(t, record)}</td>
                  <td className="wb-mono">{value ?? '–'}</td>
                  <td className={css.why}>{problemWords(t, code)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** Takes a file into the next version, and tells everything that is wrong with one by row and column. */
export function UploadPanel({ carrier, tariffs: { draft, versions } }: Props) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const { read, take, working } = useTariffFile(carrier.id, draft?.revision ?? null);
  const drop = useFileDrop(working ? null : (file) => void take(file));
  const current = versions.find(({ state }) => state === 'in_force') ?? versions[0];
  const base =
    draft !== null
      ? t('carrier_tariffs.upload_base_next')
      : current === undefined
        ? t('carrier_tariffs.upload_base_none')
        : t('carrier_tariffs.upload_base_version', { version: current.version });
  const words = current === undefined && draft === null ? 'upload_example_first' : 'upload_example';
  return (
    <Panel
      title={t('carrier_tariffs.upload')}
      note={t('carrier_tariffs.upload_text', { base })}
      aside={
        <Button
          component="a"
          href={tariffFileAddress(carrier.id)}
          download
          leftSection={<IconDownload size={16} aria-hidden="true" />}
        >
          {t(`carrier_tariffs.${words}`)}
        </Button>
      }
    >
      {draft === null && versions.length > 0 && <p className={css.none}>{t('carrier_tariffs.none_next')}</p>}
      <div className={css.drop} {...drop}>
        <Button
          loading={working}
          leftSection={<IconUpload size={16} aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          {t('carrier_tariffs.upload_choose')}
        </Button>
        <span className="wb-soft" role="status">
          {t(working ? 'carrier_tariffs.upload_working' : 'carrier_tariffs.upload_drop')}
        </span>
        <input
          ref={input}
          type="file"
          accept=".csv,.xlsx,text/csv"
          hidden
          aria-label={t('carrier_tariffs.upload_choose')}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            currentTarget.value = '';
            if (file !== undefined) void take(file);
          }}
        />
      </div>
      {read !== null && read.problem_count > 0 && <Problems read={read} />}
    </Panel>
  );
}
