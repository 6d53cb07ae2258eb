import type { StaffAnnouncement } from '@waybill/contract';
import type { TFunction } from 'i18next';

/** Whom one is for, in words. */
export function audienceWords(t: TFunction, { audience, roles, accounts }: StaffAnnouncement): string {
  if (audience === 'roles') return roles.map((role) => t(`roles.${role}`)).join(', ');
  if (audience !== 'accounts' || accounts.length === 0) return t(`announcements.audiences.${audience}`);
  const [first] = accounts;
  return accounts.length === 1 && first ? first.name : t('announcements.some_accounts', { count: accounts.length });
}
