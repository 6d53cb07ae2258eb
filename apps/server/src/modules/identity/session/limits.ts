import type { Limit } from '../../../core/limits.ts';
import { callerOf } from '../../../core/network.ts';

const minute = 60;
const quarterHour = 15 * minute;

/** Sign-in by address and IP. Reset after a successful sign-in. */
export function loginLimit(email: string, ip: string): Limit {
  return {
    name: 'login',
    key: `${email}|${callerOf(ip)}`,
    points: 5,
    seconds: minute,
    field: 'email',
    says: 'too_many_logins',
  };
}

/**
 * Sign-in of one person on a known browser. Counted separately, so that wrong passwords from elsewhere do not lock the
 * person out.
 */
export function loginByDeviceLimit(device: string): Limit {
  return {
    name: 'login-device',
    key: device,
    points: 10,
    seconds: quarterHour,
    field: 'email',
    says: 'too_many_logins',
  };
}

/**
 * Sign-in by address alone, against distributed guessing. It slows down but never locks permanently, and does not apply
 * to a known browser, nor to a correct password followed by a second factor.
 */
export function loginByEmailLimit(email: string): Limit {
  return { name: 'login-email', key: email, points: 30, seconds: quarterHour, field: 'email', says: 'too_many_logins' };
}

/** Failed sign-ins from one IP, against trying one password on many addresses. */
export function loginByIpLimit(ip: string): Limit {
  return { name: 'login-ip', key: ip, points: 100, seconds: quarterHour, field: 'email', says: 'too_many_logins' };
}

/** Requests for reset links from one IP. */
export function forgotLimit(ip: string): Limit {
  return { name: 'forgot', key: ip, points: 20, seconds: minute, field: 'email' };
}

/** Reset tokens tried from one IP. */
export function resetLimit(ip: string): Limit {
  return { name: 'reset', key: ip, points: 20, seconds: minute, field: 'email' };
}

/** Verification links opened by one person. */
export function verifyLimit(userId: string): Limit {
  return { name: 'verify', key: userId, points: 6, seconds: minute, field: 'email' };
}

/** Requests to resend the verification link. */
export function resendLimit(userId: string): Limit {
  return { name: 'resend', key: userId, points: 6, seconds: minute, field: 'email' };
}

/** Opened links that undo an email change, from one IP. */
export function takeBackLimit(ip: string): Limit {
  return { name: 'email-take-back', key: ip, points: 20, seconds: minute };
}

/** Attempts to type one's own password, by form field. */
export function ownPasswordLimit(userId: string, field: 'password' | 'current_password'): Limit {
  return { name: 'own-password', key: userId, points: 6, seconds: minute, field };
}

/** Second factor attempts for one pending login. */
export function challengeLimit(idHash: Buffer, field: string): Limit {
  return { name: 'two-factor', key: idHash.toString('hex'), points: 5, seconds: minute, field };
}

/**
 * Second factor attempts for one person over all pending logins. A known browser is counted separately, so that others
 * do not lock the person out.
 * @param device the known device; null for any other browser
 */
export function challengeByUserLimit(userId: string, device: string | null, field: string): Limit {
  const key = device === null ? userId : `${userId} ${device}`;
  return { name: 'two-factor-user', key, points: 15, seconds: quarterHour, field };
}

/** First codes tried for a new authenticator app. */
export function setUpLimit(userId: string): Limit {
  return { name: 'two-factor-set-up', key: userId, points: 6, seconds: minute, field: 'code' };
}

/** Addresses tried in one's own profile, since the response reveals whether an address has a login. */
export function emailChangeLimit(userId: string): Limit {
  return { name: 'email-change', key: userId, points: 10, seconds: quarterHour, field: 'email' };
}
