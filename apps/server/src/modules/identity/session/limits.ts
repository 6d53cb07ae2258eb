import type { Limit } from '../../../core/limits.ts';
import { callerOf } from '../../../core/network.ts';

const minute = 60;
const quarterHour = 15 * minute;

/** Sign-in by address and machine. Its count starts afresh after a good sign-in. */
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
 * Sign-in of one person on a browser they logged in on before. It is counted by itself, so that wrong passwords from
 * anywhere else do not keep them out.
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
 * Sign-in by address alone, against guessing from many machines; slow, and never a lock for good. It does not stop a
 * known device, nor the right password where a second factor is asked for next.
 */
export function loginByEmailLimit(email: string): Limit {
  return { name: 'login-email', key: email, points: 30, seconds: quarterHour, field: 'email', says: 'too_many_logins' };
}

/** Failed sign-ins from one machine, against trying one password on many addresses. */
export function loginByIpLimit(ip: string): Limit {
  return { name: 'login-ip', key: ip, points: 100, seconds: quarterHour, field: 'email', says: 'too_many_logins' };
}

/** Asking for reset links from one machine. */
export function forgotLimit(ip: string): Limit {
  return { name: 'forgot', key: ip, points: 20, seconds: minute, field: 'email' };
}

/** Trying reset tokens from one machine. */
export function resetLimit(ip: string): Limit {
  return { name: 'reset', key: ip, points: 20, seconds: minute, field: 'email' };
}

/** Opening a verification link. */
export function verifyLimit(userId: string): Limit {
  return { name: 'verify', key: userId, points: 6, seconds: minute, field: 'email' };
}

/** Asking for the verification link again. */
export function resendLimit(userId: string): Limit {
  return { name: 'resend', key: userId, points: 6, seconds: minute, field: 'email' };
}

/** Opening links that take a change of email back, from one machine. */
export function takeBackLimit(ip: string): Limit {
  return { name: 'email-take-back', key: ip, points: 20, seconds: minute };
}

/** Typing one's own password again, in the field it is typed into. */
export function ownPasswordLimit(userId: string, field: 'password' | 'current_password'): Limit {
  return { name: 'own-password', key: userId, points: 6, seconds: minute, field };
}

/** Typing the second factor for one login that waits for it. */
export function challengeLimit(idHash: Buffer, field: string): Limit {
  return { name: 'two-factor', key: idHash.toString('hex'), points: 5, seconds: minute, field };
}

/**
 * The same for one person, whoever knows the password and however many logins they begin. A browser that the person
 * logged in on before is counted by itself, so that others do not keep them out.
 * @param device the known device; null for any other browser
 */
export function challengeByUserLimit(userId: string, device: string | null, field: string): Limit {
  const key = device === null ? userId : `${userId} ${device}`;
  return { name: 'two-factor-user', key, points: 15, seconds: quarterHour, field };
}

/** Typing the first code of a new authenticator app. */
export function setUpLimit(userId: string): Limit {
  return { name: 'two-factor-set-up', key: userId, points: 6, seconds: minute, field: 'code' };
}

/** Trying addresses in one's own profile; an answer tells whether somebody has one. */
export function emailChangeLimit(userId: string): Limit {
  return { name: 'email-change', key: userId, points: 10, seconds: quarterHour, field: 'email' };
}
