import { type AccountActivity } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { ownZone } from '../../../../lib/format/zones.ts';
import {
  IconAlertCircle,
  IconFileDollar,
  IconLock,
  IconMessageCircle,
  IconNote,
  IconSettings,
  IconTruckDelivery,
  IconUser,
} from '../../../../ui/icons.ts';
import css from '../staff-accounts.module.css';
import { useActivityWords } from './activity-words.ts';

const pictures: readonly (readonly [RegExp, typeof IconNote])[] = [
  [/^account\.note_added/, IconNote],
  [/^account\.(held|activated|closed|reopened|merged)/, IconLock],
  [/^(account_user|email|login|two_factor|password|profile|disclaimer)/, IconUser],
  [/^(shipment|booking|tracking|quote|truckload|rate_confirmation)/, IconTruckDelivery],
  [/^(invoice|payment|carrier_bill|dispute)/, IconFileDollar],
  [/^chat/, IconMessageCircle],
  [/^account/, IconSettings],
];

function Entry({ entry, currency }: { readonly entry: AccountActivity; readonly currency: 'USD' | 'CAD' | 'MXN' }) {
  const { t } = useTranslation();
  const { dateTime } = useChargedFormats();
  const words = useActivityWords(currency);
  const Picture = pictures.find(([of]) => of.test(entry.action))?.[1] ?? IconAlertCircle;
  const note = entry.action === 'account.note_added';
  const who =
    entry.by.kind === 'user' || entry.by.kind === 'client' ? entry.by.name : t('staff_account_records.activity.system');
  return (
    <li>
      <span className={css.picture}>
        <Picture size={16} aria-hidden="true" />
      </span>
      <div>
        <p className={css.what}>
          {note ? entry.text : words.action(entry)}
          {!note && entry.label !== null && <span className="wb-mono"> {entry.label}</span>}
        </p>
        {!note && entry.changes.length > 0 && <p className={css.changed}>{words.changes(entry)}</p>}
        {!note && entry.text !== null && <p className={css.why}>{entry.text}</p>}
        <p className={css.when}>
          {who} · <time dateTime={entry.at}>{dateTime(entry.at, ownZone())}</time>
        </p>
      </div>
    </li>
  );
}

type Props = { readonly entries: readonly AccountActivity[]; readonly currency: 'USD' | 'CAD' | 'MXN' };

/** What happened, the newest first: what, to which record, from what to what, why, and who did it. */
export function ActivityList({ entries, currency }: Props) {
  const { t } = useTranslation();
  return (
    <ol className={css.activity} aria-label={t('staff_accounts.tabs.activity')}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} currency={currency} />
      ))}
    </ol>
  );
}
