import type { AuditEntry } from '@waybill/contract';
import { currencies, type Currency } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../ui/panel.tsx';
import css from './audit-trail.module.css';
import { differencesOf, type Difference } from './difference.ts';
import { Value } from './value.tsx';
import { fieldWords } from './words.ts';

/** Fields that older entries hold as bare minor units. */
const minorUnits: ReadonlySet<string> = new Set([
  'amount',
  'applied',
  'charged',
  'cost',
  'credit_limit',
  'price',
  'received',
  'total',
]);

/** Currency of the bare amounts of an entry: its own, or that of the house. */
function currencyOf({ before, after }: AuditEntry): Currency {
  const of = (side: unknown): unknown => (side as { readonly currency?: unknown } | null)?.currency;
  return currencies.find((one) => one === of(after) || one === of(before)) ?? 'USD';
}

type RowProps = {
  readonly of: Difference;
  readonly sides: readonly ('before' | 'after')[];
  readonly currency: Currency;
};

function Row({ of, sides, currency }: RowProps) {
  return (
    <tr data-changed={of.changed || undefined}>
      <th scope="row">{fieldWords(of.path)}</th>
      {sides.map((side) => (
        <td key={side} data-side={of.changed ? side : undefined}>
          <Value value={of[side]} currency={minorUnits.has(of.path.at(-1) ?? '') ? currency : null} />
        </td>
      ))}
    </tr>
  );
}

/** What an entry says of before and after, field by field; one column where there was only one of them. */
export function DifferencePanel({ entry }: { readonly entry: AuditEntry }) {
  const { t } = useTranslation();
  const fields = differencesOf(entry.before, entry.after);
  const sides = (['before', 'after'] as const).filter((side) => (entry[side] ?? null) !== null);
  const both = sides.length === 2;
  const title = both ? 'audit_trail.difference' : sides[0] === 'before' ? 'audit_trail.gone' : 'audit_trail.made';
  if (fields.length === 0) {
    return (
      <Panel title={t('audit_trail.difference')}>
        <p className="wb-soft">{t('audit_trail.nothing_kept')}</p>
      </Panel>
    );
  }
  return (
    <Panel title={t(title)} flush>
      <table className={css.difference} data-both={both || undefined} aria-label={t(title)}>
        <thead>
          <tr>
            <th scope="col">{t('audit_trail.field')}</th>
            {sides.map((side) => (
              <th key={side} scope="col">
                {t(`audit_trail.${side}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map((one) => (
            <Row key={one.path.join('.')} of={one} sides={sides} currency={currencyOf(entry)} />
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
