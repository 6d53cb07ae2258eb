import { endpoints } from '@waybill/contract';
import { process, query, type Binding } from '../../../core/http/binding.ts';
import { confirmedPasswordStatus, confirmPassword } from './confirm-password.ts';
import { csrfCookie } from './csrf-cookie.ts';
import { currentUser } from './current-user.ts';
import { listDevices } from './devices/list-devices.ts';
import { signOutDevice, signOutOthers } from './devices/sign-out.ts';
import { cancelEmailChange, showEmailChange, takeEmailChangeBack } from './email-change/take-back.ts';
import { forgotPassword } from './forgot-password.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { checkResetToken, resetPassword } from './reset-password.ts';
import { resendVerification } from './send-verification.ts';
import { passChallenge } from './two-factor/challenge.ts';
import { disableTwoFactor, newRecoveryCodes, twoFactorStatus } from './two-factor/manage.ts';
import { confirmTwoFactor, startTwoFactor } from './two-factor/set-up.ts';
import { updatePassword } from './update-password.ts';
import { updateProfile } from './update-profile.ts';
import { verifyEmail } from './verify-email.ts';

const { session, twoFactor, devices, emailChanges } = endpoints;

export const sessionBindings: Binding[] = [
  query(session.csrfCookie, csrfCookie),
  process(session.login, login),
  process(session.logout, logout),
  query(session.user, currentUser),
  process(session.forgotPassword, forgotPassword),
  query(session.checkResetToken, checkResetToken),
  process(session.resetPassword, resetPassword),
  process(session.resendVerification, resendVerification),
  process(session.verifyEmail, verifyEmail),
  process(session.updatePassword, updatePassword),
  process(session.updateProfile, updateProfile),
  process(session.confirmPassword, confirmPassword),
  query(session.confirmedPasswordStatus, confirmedPasswordStatus),
  process(twoFactor.challenge, passChallenge),
  query(twoFactor.status, twoFactorStatus),
  process(twoFactor.start, startTwoFactor),
  process(twoFactor.confirm, confirmTwoFactor),
  process(twoFactor.disable, disableTwoFactor),
  process(twoFactor.newRecoveryCodes, newRecoveryCodes),
  query(emailChanges.show, showEmailChange),
  process(emailChanges.takeBack, takeEmailChangeBack),
  process(emailChanges.cancel, cancelEmailChange),
  query(devices.list, listDevices),
  process(devices.signOut, signOutDevice),
  process(devices.signOutOthers, signOutOthers),
];
