import { Button, Checkbox, NativeSelect, Radio, Textarea, TextInput } from '@mantine/core';
import layout from '../../../ui/page-layout.module.css';
import { disputeOutcomes, carrierDisputeReasons, type CarrierBill } from '@waybill/contract';
import { agreedForCustomer } from '@waybill/freight';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localDay } from '../../../lib/format/today.ts';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { Panel } from '../../../ui/panel.tsx';
import { MoneyInput } from '../../../ui/numbers/money-input.tsx';
import css from './carrier-bills.module.css';
import { useDecide } from './use-decide.ts';

type Props = { readonly bill: CarrierBill };
type Deciding = ReturnType<typeof useDecide>;
type Outcome = (typeof disputeOutcomes)[number];
type Part = Props & { readonly of: Deciding };

/** What the customer would pay for a bill of which so much is owed, in minor units; null where nothing changes. */
function correctedFor({ customer, expected, total }: CarrierBill, agreed: number): number | null {
  if (customer === null) return null;
  const { booked, corrected } = customer;
  const quoted = expected?.amount ?? total.amount;
  return agreedForCustomer(
    { expected: quoted, billed: total.amount, agreed },
    { booked: booked.amount, corrected: corrected.amount },
  );
}

/** What is owed once the carrier has answered, in minor units; null for a part that is not known yet. */
function owedAfter({ total, dispute }: CarrierBill, outcome: Outcome, agreed: number | null): number | null {
  if (outcome === 'denied') return total.amount;
  return outcome === 'approved' ? total.amount - (dispute?.amount.amount ?? 0) : agreed;
}

/** Whether the customer's invoice follows; says so where there is nothing to correct. */
function PassOn({
  bill,
  agreed,
  value,
  onChange,
}: Props & {
  /** What is owed in the end; null while nobody knows. */ readonly agreed: number | null;
  readonly value: boolean;
  readonly onChange: (on: boolean) => void;
}) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const { customer } = bill;
  if (customer === null) return <p className={layout.soft}>{t('carrier_bills.decide.pass_on_none')}</p>;
  if (agreed === null) return null;
  const corrected = correctedFor(bill, agreed);
  if (corrected === null || corrected === customer.now.amount)
    return <p className={layout.soft}>{t('carrier_bills.decide.pass_on_none')}</p>;
  const words = { now: money(customer.now), corrected: money({ ...customer.now, amount: corrected }) };
  return (
    <Checkbox
      label={t('carrier_bills.decide.pass_on', words)}
      checked={value}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}

function Accept({ bill, of }: Part) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const [passOn, setPassOn] = useState(true);
  const owed = { amount: money(bill.total) };
  const accept = (): void =>
    void of.decide({ verb: 'accept', pass_on: passOn && bill.customer !== null }, t('carrier_bills.decide.accepted'));
  return (
    <div className={css.decide}>
      <PassOn bill={bill} agreed={bill.total.amount} value={passOn} onChange={setPassOn} />
      <Button variant="filled" loading={of.working === 'accept'} onClick={accept}>
        {t('carrier_bills.decide.accept')}
      </Button>
      <p className={layout.soft}>{t('carrier_bills.decide.accept_text', owed)}</p>
    </div>
  );
}

const reasonOf = ({ cause }: CarrierBill): (typeof carrierDisputeReasons)[number] => {
  const reasons = {
    reweigh: 'weight',
    reclass: 'class',
    dims: 'class',
    accessorial: 'accessorial',
    fuel: 'fuel',
  } as const;
  if (cause === 'discount' || cause === 'duplicate' || cause === 'wrong_payer') return cause;
  return cause !== null && cause in reasons ? reasons[cause as keyof typeof reasons] : 'other';
};

function Dispute({ bill, of }: Part) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState(() => reasonOf(bill));
  const [amount, setAmount] = useState<number | null>(() => Math.max(bill.difference?.amount ?? bill.total.amount, 1));
  const [note, setNote] = useState('');
  const send = (): void =>
    void of.decide({ verb: 'dispute', reason, amount: amount ?? 0, note }, t('carrier_bills.decide.disputed'));
  if (!open) return <Button onClick={() => setOpen(true)}>{t('carrier_bills.decide.dispute')}</Button>;
  return (
    <div className={css.decide}>
      <NativeSelect
        label={t('carrier_bills.decide.reason')}
        value={reason}
        onChange={({ currentTarget }) =>
          setReason(carrierDisputeReasons.find((one) => one === currentTarget.value) ?? 'other')
        }
        data={carrierDisputeReasons.map((value) => ({ value, label: t(`carrier_bills.decide.reasons.${value}`) }))}
      />
      <MoneyInput
        label={t('carrier_bills.decide.amount')}
        value={amount}
        onChange={setAmount}
        error={of.refused ?? undefined}
        path="amount"
        required
      />
      <Textarea
        label={`${t('carrier_bills.decide.note')} (${t('common.optional')})`}
        autosize={false}
        rows={3}
        maxLength={2000}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <Button loading={of.working === 'dispute'} onClick={send}>
        {t('carrier_bills.decide.open_dispute')}
      </Button>
    </div>
  );
}

function Match({ of }: Part) {
  const { t } = useTranslation();
  const [number, setNumber] = useState('');
  return (
    <form
      className={css.decide}
      onSubmit={(event) => {
        event.preventDefault();
        void of.decide({ verb: 'match', number }, t('carrier_bills.decide.matched'));
      }}
    >
      <TextInput
        label={t('carrier_bills.decide.number')}
        description={t('carrier_bills.decide.match_title')}
        value={number}
        error={of.refused}
        required
        onChange={({ currentTarget }) => setNumber(currentTarget.value)}
      />
      <Button type="submit" variant="filled" loading={of.working === 'match'}>
        {t('carrier_bills.decide.match')}
      </Button>
    </form>
  );
}

function Resolve({ bill, of }: Part) {
  const { t } = useTranslation();
  const { money, date } = useChargedFormats();
  const [outcome, setOutcome] = useState<Outcome>('approved');
  const [agreed, setAgreed] = useState<number | null>(null);
  const [passOn, setPassOn] = useState(true);
  const { dispute } = bill;
  if (dispute === null) return null;
  const since = { amount: money(dispute.amount), date: date(localDay(dispute.opened_at)) };
  const owed = owedAfter(bill, outcome, agreed);
  const send = (): void =>
    void of.decide(
      {
        verb: 'resolve',
        outcome,
        agreed: outcome === 'partial' ? agreed : null,
        pass_on: passOn && owed !== null && correctedFor(bill, owed) !== null,
      },
      t('carrier_bills.decide.resolved'),
    );
  return (
    <div className={css.decide}>
      <p>{t('carrier_bills.decide.in_dispute', since)}</p>
      <Radio.Group
        label={t('carrier_bills.decide.resolve_title')}
        value={outcome}
        onChange={(value) => setOutcome(disputeOutcomes.find((one) => one === value) ?? 'approved')}
      >
        {disputeOutcomes.map((value) => (
          <Radio key={value} mt={8} value={value} label={t(`carrier_bills.decide.outcome.${value}`)} />
        ))}
      </Radio.Group>
      {outcome === 'partial' && (
        <MoneyInput
          label={t('carrier_bills.decide.agreed')}
          value={agreed}
          onChange={setAgreed}
          error={of.refused ?? undefined}
          path="agreed"
          required
        />
      )}
      {owed !== 0 && <PassOn bill={bill} agreed={owed} value={passOn} onChange={setPassOn} />}
      <Button variant="filled" loading={of.working === 'resolve'} onClick={send}>
        {t('carrier_bills.decide.resolve')}
      </Button>
    </div>
  );
}

/** The decisions that a bill waits for. */
export function DecidePanel({ bill }: Props) {
  const { t } = useTranslation();
  const of = useDecide(bill);
  const { choices } = bill;
  return (
    <Panel title={t('carrier_bills.decide.title')}>
      <div className={css.decide}>
        {choices.length === 0 && <p className="wb-soft">{t('carrier_bills.decide.none')}</p>}
        {choices.includes('match') && <Match bill={bill} of={of} />}
        {choices.includes('accept') && <Accept bill={bill} of={of} />}
        {choices.includes('dispute') && <Dispute bill={bill} of={of} />}
        {choices.includes('resolve') && <Resolve bill={bill} of={of} />}
        {choices.includes('duplicate') && (
          <Button
            variant="subtle"
            loading={of.working === 'duplicate'}
            onClick={() => void of.decide({ verb: 'duplicate' }, t('carrier_bills.decide.duplicated'))}
          >
            {t('carrier_bills.decide.duplicate')}
          </Button>
        )}
      </div>
    </Panel>
  );
}
