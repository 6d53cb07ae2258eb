import { Button, FileButton, NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { endpoints, evidenceKinds, type CarrierBill } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../../lib/api/address.ts';
import { call, headersOf } from '../../../lib/api/call.ts';
import { problemOf, unreachable, type ApiProblem } from '../../../lib/api/problem.ts';
import { queryKey } from '../../../lib/api/query.ts';
import { IconPlus } from '../../../ui/icons.ts';
import { notifyRefused } from '../../../ui/notify.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Papers } from '../adjustments/public.ts';
import css from './carrier-bills.module.css';

const { addEvidence, show } = endpoints.carrierBills;

/** Sends a paper as the body itself. @returns why it was not kept; null when it was */
async function sendPaper(id: string, kind: string, file: File): Promise<ApiProblem | null> {
  const headers = headersOf(addEvidence, {});
  headers.set('Content-Type', 'application/octet-stream');
  const address = addressOf(addEvidence.path, { id }, { kind, name: file.name });
  const answer = await fetch(address, { method: 'POST', credentials: 'include', headers, body: file }).catch(
    () => null,
  );
  if (answer === null) return unreachable();
  return answer.ok ? null : problemOf(answer);
}

/** The carrier's papers beside its bill, and where further ones are put. */
export function EvidencePanel({ bill }: { readonly bill: CarrierBill }) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const [kind, setKind] = useState<string>('scale_ticket');
  const [working, setWorking] = useState(false);
  const open = bill.choices.length > 0;
  async function add(file: File): Promise<void> {
    setWorking(true);
    const problem = await sendPaper(bill.id, kind, file);
    if (problem !== null) {
      const [[reason] = []] = Object.values(problem.errors ?? {});
      notifyRefused({ title: t('carrier_bills.detail.evidence_failed'), text: reason ?? problem.message });
    }
    await cache.invalidateQueries({ queryKey: queryKey(show) });
    setWorking(false);
  }
  return (
    <Panel title={t('carrier_bills.detail.evidence')}>
      {bill.evidence.length === 0 ? (
        <p className="wb-soft">{t('carrier_bills.detail.evidence_none')}</p>
      ) : (
        <Papers
          papers={bill.evidence}
          read={(file) => call(endpoints.carrierBills.evidence, { params: { id: bill.id, file } })}
        />
      )}
      {open && (
        <div className={css.adder}>
          <NativeSelect
            aria-label={t('carrier_bills.detail.evidence_kind')}
            value={kind}
            onChange={({ currentTarget }) => setKind(currentTarget.value)}
            data={evidenceKinds.map((value) => ({ value, label: t(`adjustments.evidence.kind.${value}`) }))}
          />
          <FileButton
            accept="application/pdf,image/png,image/jpeg"
            onChange={(file) => file !== null && void add(file)}
            inputProps={{ 'aria-label': t('carrier_bills.detail.add_evidence') }}
          >
            {(props) => (
              <Button {...props} loading={working} leftSection={<IconPlus size={16} aria-hidden="true" />}>
                {t('carrier_bills.detail.add_evidence')}
              </Button>
            )}
          </FileButton>
        </div>
      )}
    </Panel>
  );
}
