/** Texts the server says about sessions, passwords and verification, and their mails. */
export const session = {
  more_errors_one: '{{message}} (and 1 more error)',
  more_errors_other: '{{message}} (and {{count}} more errors)',
  reset_link_sent: 'We have emailed your password reset link.',
  password_was_reset: 'Your password has been reset.',
  mail_verify_subject: 'Confirm your email address',
  mail_verify_body:
    'Hello {{name}},\n\nconfirm your email address for Waybill with this link. It is valid for 24 hours.\n\n{{link}}\n\nIf you did not ask for an account, you need not do anything.',
  mail_reset_subject: 'Set a new password',
  mail_reset_body:
    'Hello {{name}},\n\nset a new password for Waybill with this link. It is valid for 60 minutes and works once.\n\n{{link}}\n\nIf you did not ask for it, your password stays as it is.',
  mail_two_factor_on_subject: 'Two-factor login is on',
  mail_two_factor_on_body:
    'Hello {{name}},\n\nfrom now on Waybill asks for a code of your authenticator app when you log in. Every other device was logged out.\n\nIf this was not you, set a new password at once.',
  mail_two_factor_off_subject: 'Two-factor login is off',
  mail_two_factor_off_body:
    'Hello {{name}},\n\nfrom now on your password alone logs you in to Waybill.\n\nIf this was not you, set a new password at once and turn two-factor login on again.',
  mail_two_factor_reset_subject: 'Your two-factor login was reset',
  mail_two_factor_reset_body:
    'Hello {{name}},\n\nour staff reset your two-factor login, since the second factor was reported lost. Every device was logged out, and your password alone logs you in to Waybill now. Turn two-factor login on again in your profile.\n\nIf you did not ask for this, set a new password and call us at once.',
} as const;
