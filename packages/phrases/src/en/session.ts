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
} as const;
