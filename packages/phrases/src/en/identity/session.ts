/** Texts the server says about sessions, passwords and verification, and their mails. */
export const session = {
  more_errors_one: '{{message}} (and 1 more error)',
  more_errors_other: '{{message}} (and {{count}} more errors)',
  reset_link_sent: 'We have emailed your password reset link.',
  password_was_reset: 'Your password has been reset.',
  mail_verify_button: 'Confirm email address',
  mail_email_requested_button: 'Keep my address',
  mail_email_changed_button: 'Undo the change',
  mail_reset_button: 'Set a new password',
  mail_verify_subject: 'Confirm your email address',
  mail_verify_body:
    'Hello {{name}},\n\nConfirm your email address for {product}. The link is valid for 24 hours.\n\n{{link}}\n\nIf you did not ask for an account, you need not do anything.',
  mail_email_confirm_subject: 'Confirm your new email address',
  mail_email_confirm_body:
    'Hello {{name}},\n\nYou asked to log in to {product} with this address from now on. Confirm it. The link is valid for 24 hours.\n\n{{link}}\n\nUntil then, log in with {{old_email}}. If you did not ask for this, you need not do anything.',
  mail_email_requested_subject: 'Your email address is about to change',
  mail_email_requested_body:
    'Hello {{name}},\n\nSomebody who knows your password asked to change the email address of your {product} login to {{new_email}}. This address stays in use until the new one is confirmed.\n\nIf this was not you, keep your address, and set a new password.\n\n{{link}}',
  mail_email_changed_subject: 'Your email address was changed',
  mail_email_changed_body:
    'Hello {{name}},\n\nThe email address of your {product} login is {{new_email}} now. Your other devices were logged out.\n\nIf this was not you, call us at once.',
  mail_email_changed_old_body:
    'Hello {{name}},\n\nThe email address of your {product} login was changed from this one to {{new_email}}. Your other devices were logged out.\n\nIf this was not you, undo the change. The link is valid for {{days}} days.\n\n{{link}}',
  mail_email_corrected_subject: 'This address was taken off {product}',
  mail_email_corrected_body:
    'Hello,\n\nA {product} login that was never confirmed used this address. Its owner has changed it. You will get no more mail about it.',
  mail_email_restored_subject: 'Your earlier email address is back',
  mail_email_restored_body:
    'Hello {{name}},\n\nThe change of the email address of your {product} login was taken back. You log in with {{old_email}} again. Every device was logged out, and the password no longer works. A link for a new one was sent to {{old_email}}.',
  mail_password_changed_subject: 'Your password was changed',
  mail_password_changed_body:
    'Hello {{name}},\n\nThe password of your {product} login was changed. Your other devices were logged out.\n\nIf this was not you, set a new password at once and call us.',
  mail_recovery_codes_subject: 'You have new recovery codes',
  mail_recovery_codes_body:
    'Hello {{name}},\n\nNew recovery codes were made for your {product} login. The earlier ones no longer work.\n\nIf this was not you, set a new password at once.',
  mail_roles_subject: 'Your roles on {product} changed',
  mail_roles_body:
    'Hello {{name}},\n\nThe roles of your {product} login changed.\n\nBefore: {{before}}\nNow: {{after}}\n\nIf you did not expect this, ask whoever manages the users of your company.',
  mail_no_roles: 'none',
  mail_api_created_subject: 'New API credentials: {{client}}',
  mail_api_created_body:
    'Hello {{name}},\n\n{{by}} made API credentials named "{{client}}" for your {product} account.\n\nIf nobody was meant to, revoke them under Integrations at once.',
  mail_api_secret_subject: 'New secret of API credentials: {{client}}',
  mail_api_secret_body:
    'Hello {{name}},\n\n{{by}} made a new secret for the API credentials "{{client}}" of your {product} account.\n\nIf nobody was meant to, revoke them under Integrations at once.',
  mail_api_changed_subject: 'API credentials changed: {{client}}',
  mail_api_changed_body:
    'Hello {{name}},\n\n{{by}} changed the name, the rights, or the state of the API credentials "{{client}}" of your {product} account.\n\nIf nobody was meant to, revoke them under Integrations at once.',
  mail_api_ended_subject: 'API credentials ended: {{client}}',
  mail_api_ended_body:
    'Hello {{name}},\n\n{{by}} revoked the API credentials "{{client}}" of your {product} account, or ended an earlier secret of them.',
  mail_api_off_subject: 'API credentials turned off: {{client}}',
  mail_api_off_body:
    'Hello {{name}},\n\nThe API credentials "{{client}}" of your {product} account were turned off, because the login of {{by}}, who created them, was disabled, removed, or given back to its owner. Programs that use these credentials are refused.\n\nTurn them on again under Integrations, or create new ones there.',
  mail_api_on_subject: 'API credentials turned on: {{client}}',
  mail_api_on_body:
    'Hello {{name}},\n\nThe API credentials "{{client}}" of your {product} account were turned back on, because the login of {{by}}, who created them, was enabled.',
  mail_staff_invited_subject: 'Our staff invited somebody to your account',
  mail_staff_invited_body:
    'Hello {{name}},\n\n{{by}} of our staff invited {{client}} to your {product} account.\n\nIf you did not ask for this, take the invitation back under Settings and call us.',
  mail_staff_owner_subject: 'Our staff made somebody an owner of your account',
  mail_staff_owner_body:
    'Hello {{name}},\n\n{{by}} of our staff made {{client}} an owner of your {product} account.\n\nIf you did not ask for this, change the role under Settings and call us.',
  mail_reset_subject: 'Set a new password',
  mail_reset_body:
    'Hello {{name}},\n\nSet a new password for {product}. The link is valid for 60 minutes and works once.\n\n{{link}}\n\nIf you did not ask for it, your password stays as it is.',
  mail_two_factor_on_subject: 'Two-factor login is on',
  mail_two_factor_on_body:
    'Hello {{name}},\n\nFrom now on {product} asks for a code of your authenticator app when you log in. Every other device was logged out.\n\nIf this was not you, set a new password at once.',
  mail_two_factor_off_subject: 'Two-factor login is off',
  mail_two_factor_off_body:
    'Hello {{name}},\n\nFrom now on your password alone logs you in to {product}.\n\nIf this was not you, set a new password at once and turn two-factor login on again.',
  mail_two_factor_reset_subject: 'Your two-factor login was reset',
  mail_two_factor_reset_body:
    'Hello {{name}},\n\nOur staff reset your two-factor login, since the second factor was reported lost. Every device was logged out, and your password alone logs you in to {product} now. Turn two-factor login on again in your profile.\n\nIf you did not ask for this, set a new password and call us at once.',
} as const;
