import { NativeSelect } from '@mantine/core';
import { triedDays, type AccountMargins, type TriedShipment } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import css from './account-margins.module.css';
import { ruleFor, sellsAt, tried } from './draft.ts';
import type { MarginDraft } from './use-margin-draft.ts';

type Props = {
  readonly read: AccountMargins;
  readonly draft: MarginDraft;
  /** The rule that is being typed; null for the general margin. */
  readonly focused: string | null;
  readonly today: string;
};

type Line = { readonly words: string; readonly figure: string; readonly strong?: boolean; readonly result?: boolean };

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly Line[] }) {
  return (
    <div>
      <p className="wb-soft">{title}</p>
      <dl className={css.lines}>
        {lines.map(({ words, figure, strong, result }) => (
          <div key={words} data-strong={strong || undefined} data-result={result || undefined}>
            <dt>{words}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Shipments that the typed rule would sell; all of them where it would sell none. */
function shipmentsOf({ read, draft, focused, today }: Props): readonly TriedShipment[] {
  const rule = focused ?? 'general';
  const own = read.shipments.filter((shipment) => ruleFor(draft.draft, shipment, today).id === rule);
  return own.length > 0 ? own : read.shipments;
}

/** What the typed rules would make of one load and of the last days, beside what the saved ones make of them. */
export function MarginPreview(props: Props) {
  const { read, draft, today } = props;
  const { t } = useTranslation();
  const formats = useChargedFormats();
  const [chosen, setChosen] = useState<string | null>(null);
  const own = shipmentsOf(props);
  const sample = own.find(({ id }) => id === chosen) ?? own[0];
  if (sample === undefined) {
    return <p className={css.preview}>{t('account_margins.preview.nothing', { count: triedDays })}</p>;
  }
  const money = (amount: number): string => formats.money({ amount, currency: read.currency }).replace(/^-/, '−');
  const now = sellsAt(draft.saved, sample, today);
  const then = sellsAt(draft.draft, sample, today);
  const month = tried(read.shipments, draft.saved, draft.draft, today);
  const difference = month.changed - month.now;
  return (
    <section className={css.preview} aria-live="polite">
      <div className={css.previewHead}>
        <b>{t('account_margins.preview.title')}</b>
        <span className="wb-soft">{t('account_margins.preview.live')}</span>
      </div>
      <NativeSelect
        className={css.sample ?? ''}
        label={t('account_margins.preview.load')}
        value={sample.id}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        data={own.slice(0, 100).map((one) => ({
          value: one.id,
          label: `${one.bol_number}, ${t(`terms.modes.${one.mode}`)}, ${one.origin_state} → ${one.destination_state}, ${one.carrier_name}`,
        }))}
      />
      <div className={css.columns}>
        <Lines
          title={t('account_margins.preview.one', { cost: money(sample.cost) })}
          lines={[
            { words: t('account_margins.preview.today'), figure: money(now) },
            { words: t('account_margins.preview.changed'), figure: money(then), strong: true },
            {
              words: t('account_margins.preview.margin'),
              figure: `${money(now - sample.cost)} → ${money(then - sample.cost)}`,
              result: true,
            },
          ]}
        />
        <Lines
          title={t('account_margins.preview.month', {
            count: read.shipments.length,
            days: triedDays,
            cost: money(month.cost),
          })}
          lines={[
            { words: t('account_margins.preview.month_now'), figure: money(month.now) },
            { words: t('account_margins.preview.month_then'), figure: money(month.changed), strong: true },
            {
              words: t('account_margins.preview.difference'),
              figure: `${difference > 0 ? '+' : ''}${money(difference)}`,
              result: true,
            },
          ]}
        />
      </div>
      <p className="wb-soft">
        {read.shipments_in_all > read.shipments.length
          ? t('account_margins.preview.latest', { count: read.shipments.length, all: read.shipments_in_all })
          : t('account_margins.preview.cent')}
      </p>
    </section>
  );
}
