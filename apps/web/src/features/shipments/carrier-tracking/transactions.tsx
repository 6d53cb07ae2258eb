import type { Edi214Transaction } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { ToneChip } from '../../../ui/freight/status/status-chip.tsx';
import { IconAlertTriangle, IconCheck, IconCircleCheck, IconClock } from '../../../ui/icons.ts';
import { RouteLink } from '../../../ui/route-link.tsx';
import css from './edi-214.module.css';

const looks = {
  applied: { tone: 'go', icon: IconCircleCheck },
  known: { tone: 'off', icon: IconCheck },
  without_events: { tone: 'off', icon: IconClock },
  not_matched: { tone: 'care', icon: IconAlertTriangle },
} as const satisfies Readonly<Record<Edi214Transaction['state'], unknown>>;

function Numbers({ of }: { readonly of: Edi214Transaction }) {
  const { t } = useTranslation();
  const numbers = [
    of.pro_number !== null && t('edi_214.pro', { number: of.pro_number }),
    of.bol_number !== null && t('edi_214.bol', { number: of.bol_number }),
  ].filter((each) => each !== false);
  if (numbers.length === 0) return <span className={css.soft}>{t('edi_214.no_numbers')}</span>;
  return numbers.map((each) => (
    <span key={each} className="wb-mono">
      {each}
    </span>
  ));
}

function Carrier({ of: { carrier, scac } }: { readonly of: Edi214Transaction }) {
  const { t } = useTranslation();
  if (carrier === null) return <span className={css.soft}>{t('edi_214.no_carrier')}</span>;
  return (
    <>
      <span className="wb-mono">{carrier}</span>
      {scac === null && <span className={css.soft}>{t('edi_214.unknown_carrier')}</span>}
      {scac !== null && scac !== carrier && <span className={css.soft}>{scac}</span>}
    </>
  );
}

function Row({ of }: { readonly of: Edi214Transaction }) {
  const { t } = useTranslation();
  const { tone, icon } = looks[of.state];
  return (
    <tr>
      <th scope="row" className="wb-mono">
        {of.transaction}
      </th>
      <td>
        <ToneChip tone={tone} icon={icon}>
          {t(`edi_214.states.${of.state}`)}
        </ToneChip>
      </td>
      <td data-title={t('edi_214.shipment')}>
        {of.shipment === null ? (
          <span className={css.soft}>–</span>
        ) : (
          <RouteLink to="admin.shipments.detail" params={{ id: of.shipment.id }}>
            {of.shipment.bol_number}
          </RouteLink>
        )}
      </td>
      <td data-title={t('edi_214.carrier')}>
        <Carrier of={of} />
      </td>
      <td data-title={t('edi_214.numbers')}>
        <Numbers of={of} />
      </td>
      <td data-title={t('edi_214.events')}>
        <span>{t('edi_214.events_new', { added: of.events_added, events: of.events })}</span>
        {of.unknown_codes.length > 0 && (
          <span className={css.care}>{t('edi_214.unknown_codes', { codes: of.unknown_codes.join(', ') })}</span>
        )}
      </td>
    </tr>
  );
}

/** A file may hold interchanges that each count from one: the same number again gets a key of its own. */
function keyed(transactions: readonly Edi214Transaction[]): readonly (readonly [string, Edi214Transaction])[] {
  const times = new Map<string, number>();
  return transactions.map((of) => {
    const time = (times.get(of.transaction) ?? 0) + 1;
    times.set(of.transaction, time);
    return [`${of.transaction} ${time}`, of];
  });
}

const titles = ['set', 'state', 'shipment', 'carrier', 'numbers', 'events'] as const;

/** Each transaction set of a file, in its order. On a phone a row becomes a card. */
export function Transactions({ transactions }: { readonly transactions: readonly Edi214Transaction[] }) {
  const { t } = useTranslation();
  return (
    <table className={css.sets} aria-label={t('edi_214.sets')}>
      <thead>
        <tr>
          {titles.map((title) => (
            <th key={title} scope="col">
              {t(`edi_214.${title}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keyed(transactions).map(([key, of]) => (
          <Row key={key} of={of} />
        ))}
      </tbody>
    </table>
  );
}
