import { Button, FileButton, Group, Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { endpoints, marketplaceLimits, type Answer, type OrderFileProblem } from '@waybill/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { numberFormat } from '../../../../lib/format/formats.ts';
import { currentLanguage } from '../../../../lib/language/i18n.ts';
import { ApiProblem } from '../../../../lib/api/problem.ts';
import { queryKey } from '../../../../lib/api/query.ts';
import { sendFile } from '../../../../lib/api/send-file.ts';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { FigureRow } from '../../../../ui/figure-row.tsx';
import { IconFileTypeCsv, IconUpload } from '../../../../ui/icons.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { useFileDrop } from '../../../../ui/use-file-drop.ts';
import { useFocusBack } from '../../../../ui/use-focus-back.ts';
import { whyOf } from '../../../platform/imports/public.ts';
import css from '../marketplace.module.css';
import { marketplaceReads } from '../reads.ts';

const { orderFile, orderFileTemplate } = endpoints.marketplace;
type Result = Answer<typeof orderFile>['data'];

/** Sends an order file and tells what became of it. */
function useOrderFile() {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const [sending, setSending] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  const stop = useRef(new AbortController());
  useEffect(() => {
    const { current } = stop;
    return () => current.abort();
  }, []);
  async function take(file: File): Promise<void> {
    setRefused(null);
    setResult(null);
    if (file.size > marketplaceLimits.fileBytes) {
      const format = numberFormat(currentLanguage(), { style: 'unit', unit: 'megabyte' });
      return setRefused(t('marketplace.upload_too_large', { size: format.format(marketplaceLimits.fileBytes / 1e6) }));
    }
    setSending(file.name);
    try {
      const { signal } = stop.current;
      const { data } = await sendFile(orderFile, { query: { name: file.name }, file, signal, onSent: () => undefined });
      setResult(data);
      await Promise.all(marketplaceReads.map((read) => cache.invalidateQueries({ queryKey: queryKey(read) })));
    } catch (problem) {
      if (problem instanceof DOMException) return;
      if (!(problem instanceof ApiProblem)) throw problem;
      const [[reason] = []] = Object.values(problem.errors ?? {});
      setRefused(reason ?? problem.message);
    } finally {
      setSending(null);
    }
  }
  return { sending, refused, result, take };
}

/** Why a row was not taken. */
function useReason(): (problem: Pick<OrderFileProblem, 'code' | 'params'>) => string {
  const { t } = useTranslation();
  return ({ code, params }) =>
    code === 'order_booked' || code === 'order_in_booking' || code === 'order_shipped'
      ? t(`marketplace.upload_held.${code}`, { number: params['number'] ?? '' })
      : whyOf({ code, params });
}

function Outcome({ result }: { readonly result: Result }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const reasonOf = useReason();
  const figures = ['added', 'updated', 'unchanged', 'left_out'] as const;
  return (
    <>
      <p className={css.lead} role="status">
        {t('marketplace.upload_done', { count: result.orders })}
      </p>
      <FigureRow
        className={css.figures}
        figures={figures.map((name) => ({
          label: t(`marketplace.upload_${name}`),
          value: number(result[name]),
          care: name === 'left_out' && result.left_out > 0,
        }))}
      />
      {result.problems.length > 0 && (
        <div className={css.problems}>
          <h3>{t('marketplace.upload_problems')}</h3>
          <table className={css.plain}>
            <thead>
              <tr>
                {(['row', 'order', 'field', 'value', 'reason'] as const).map((name) => (
                  <th key={name} scope="col">
                    {t(`marketplace.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {result.problems.map(({ row, order, field, value, ...problem }) => (
                <tr key={`${row}.${field}.${problem.code}`}>
                  <td data-numeric>{number(row)}</td>
                  <td className="wb-mono">{order}</td>
                  <td>{field}</td>
                  <td>{value}</td>
                  <td>{reasonOf(problem)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

/** Brings orders of any shop as a file. */
export function UploadDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  useFocusBack();
  const { sending, refused, result, take } = useOrderFile();
  const drop = useFileDrop(sending === null ? (file) => void take(file) : null);
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('marketplace.upload_title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <p className={css.lead}>{t('marketplace.upload_text')}</p>
      <div className={css.zone} {...drop}>
        <IconFileTypeCsv size={32} stroke={1.25} aria-hidden="true" />
        <span role="status">
          {sending === null ? t('marketplace.upload_drop') : t('marketplace.upload_sending', { name: sending })}
        </span>
        <FileButton
          accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={(file) => file !== null && void take(file)}
          inputProps={{ 'aria-label': t('marketplace.upload_choose') }}
        >
          {(props) => (
            <Button
              {...props}
              variant={result === null ? 'filled' : 'default'}
              loading={sending !== null}
              leftSection={<IconUpload size={16} aria-hidden="true" />}
            >
              {t(result === null ? 'marketplace.upload_choose' : 'marketplace.another_file')}
            </Button>
          )}
        </FileButton>
      </div>
      {refused !== null && (
        <Notice tone="stop" title={t('marketplace.upload_failed')} live>
          {refused}
        </Notice>
      )}
      {result !== null && <Outcome result={result} />}
      <Group justify="space-between" mt="md">
        <a href={orderFileTemplate.path} download>
          {t('marketplace.upload_template')}
        </a>
        <Button onClick={onClose}>{t('common.close')}</Button>
      </Group>
    </Modal>
  );
}
