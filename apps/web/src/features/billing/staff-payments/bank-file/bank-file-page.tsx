import { Button, FileButton } from '@mantine/core';
import { bankColumns, endpoints, largestBankFile, type BankRow } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { numberFormat } from '../../../../lib/format/formats.ts';
import { currentLanguage } from '../../../../lib/language/i18n.ts';
import { ApiProblem } from '../../../../lib/api/problem.ts';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { IconUpload } from '../../../../ui/icons.ts';
import { notifyRefused } from '../../../../ui/notify.ts';
import { PageHeader } from '../../../../ui/page-header.tsx';
import layout from '../../../../ui/page-layout.module.css';
import { Panel } from '../../../../ui/panel.tsx';
import { RouteLink } from '../../../../ui/route-link.tsx';
import { Receipts } from './receipts.tsx';

type Read = { readonly name: string; readonly rows: readonly BankRow[]; readonly skipped: number };

/** Reads a file and keeps what it proposes until the next one. */
function useBankFile() {
  const { t } = useTranslation();
  const { mutateAsync, isPending } = useApiMutation(endpoints.bankFiles.read);
  const [read, setRead] = useState<Read | null>(null);
  async function take(file: File): Promise<void> {
    setRead(null);
    const title = t('received_payments.bank.failed');
    if (file.size > largestBankFile) {
      const size = numberFormat(currentLanguage(), { style: 'unit', unit: 'kilobyte' }).format(largestBankFile / 1000);
      return notifyRefused({ title, text: t('received_payments.bank.too_large', { size }) });
    }
    try {
      const body = { file_name: file.name, content: await file.text(), currency: 'USD' } as const;
      setRead({ name: file.name, ...(await mutateAsync({ body })).data });
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      notifyRefused({ title, text: Object.values(problem.errors).flat()[0] ?? problem.message });
    }
  }
  return { read, take, working: isPending };
}

const template = `data:text/csv;charset=utf-8,${encodeURIComponent(`${bankColumns.join(',')}\r\n`)}`;

/** Payments out of a file of the bank: each is proposed, and recorded when a person confirms it. */
export function BankFilePage() {
  const { t } = useTranslation();
  const { read, take, working } = useBankFile();
  return (
    <>
      <PageHeader
        trail={<RouteLink to="admin.payments">{t('titles.payments')}</RouteLink>}
        title={t('titles.bank_file')}
        note={t('received_payments.bank.note')}
        actions={
          <FileButton
            accept=".csv,.txt,text/csv,text/plain"
            onChange={(file) => file !== null && void take(file)}
            inputProps={{ 'aria-label': t('received_payments.bank.choose') }}
          >
            {(props) => (
              <Button
                {...props}
                variant="filled"
                loading={working}
                leftSection={<IconUpload size={16} aria-hidden="true" />}
              >
                {t('received_payments.bank.choose')}
              </Button>
            )}
          </FileButton>
        }
      />
      {read === null ? (
        <Panel>
          <p className={layout.soft}>{t('received_payments.bank.hint')}</p>
          <a href={template} download="bank-file.csv">
            {t('received_payments.bank.template')}
          </a>
        </Panel>
      ) : (
        <Panel
          title={t('received_payments.bank.receipts')}
          note={read.name}
          flush
          foot={read.skipped > 0 && t('received_payments.bank.skipped', { count: read.skipped })}
        >
          {read.rows.length === 0 ? (
            <p className={layout.none}>{t('received_payments.bank.empty')}</p>
          ) : (
            <Receipts key={read.name} rows={read.rows} />
          )}
        </Panel>
      )}
    </>
  );
}
