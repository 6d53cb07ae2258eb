import type { StaffAnnouncement } from '@waybill/contract';
import { zoned } from '@waybill/freight';
import { ownZone } from '../../../lib/format/zones.ts';

type Account = StaffAnnouncement['accounts'][number];

/** What the form holds: texts as they are typed. */
export type Values = {
  kind: StaffAnnouncement['kind'];
  audience: StaffAnnouncement['audience'];
  roles: StaffAnnouncement['roles'];
  /** With their names; only the ids are sent. */
  accounts: Account[];
  account_ids: string[];
  texts: StaffAnnouncement['texts'];
  dismissible: boolean;
  zone: string;
  starts_on: string;
  starts_time: string;
  ends_on: string;
  ends_time: string;
  revision: number | null;
  again: boolean;
};

/** A new one stands for everybody from now on, until it is ended. */
export function freshValues(now: number): Values {
  const zone = ownZone();
  const { date, minutes } = zoned(now, zone);
  const two = (figure: number): string => String(figure).padStart(2, '0');
  const none = { title: '', text: '' };
  return {
    kind: 'info',
    audience: 'all',
    roles: [],
    accounts: [],
    account_ids: [],
    texts: { en: none, es: none },
    dismissible: true,
    zone,
    starts_on: date,
    starts_time: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`,
    ends_on: '',
    ends_time: '',
    revision: null,
    again: false,
  };
}

/** One that is kept, to be changed. */
export function valuesOf(kept: StaffAnnouncement): Values {
  return {
    kind: kept.kind,
    audience: kept.audience,
    roles: kept.roles,
    accounts: kept.accounts,
    account_ids: kept.account_ids,
    texts: kept.texts,
    dismissible: kept.dismissible,
    zone: kept.zone,
    starts_on: kept.starts_on,
    starts_time: kept.starts_time,
    ends_on: kept.ends_on ?? '',
    ends_time: kept.ends_time ?? '',
    revision: kept.revision,
    again: false,
  };
}
