/** Server messages about sessions, passwords, and email verification, and their emails. */
export const session = {
  more_errors_one: '{{message}} (and 1 more error)',
  more_errors_other: '{{message}} (and {{count}} more errors)',
  reset_link_sent: 'We have emailed your password reset link.',
  password_was_reset: 'Your password has been reset.',
  mail_verify_button: 'Confirm email',
  mail_email_requested_button: 'Keep my email',
  mail_email_changed_button: 'Undo change',
  mail_reset_button: 'Set new password',
  mail_verify_subject: 'Confirm your email address',
  mail_verify_body:
    'Hello {{name}},\n\nConfirm your email address for {product}. The link is valid for 24 hours.\n\n{{link}}\n\nIf you did not request an account, ignore this email.',
  mail_email_confirm_subject: 'Confirm your new email address',
  mail_email_confirm_body:
    'Hello {{name}},\n\nYou asked to log in to {product} with this address. Confirm it with the link, which is valid for 24 hours.\n\n{{link}}\n\nUntil then, log in with {{old_email}}. If you did not request this, ignore this email.',
  mail_email_requested_subject: 'Confirm or stop the change of your email address',
  mail_email_requested_body:
    'Hello {{name}},\n\nSomeone with your password asked to change the email address of your {product} login to {{new_email}}. You keep this address until the new one is confirmed.\n\nIf this was not you, keep your address and set a new password.\n\n{{link}}',
  mail_email_changed_subject: 'Your email address was changed',
  mail_email_changed_body:
    'Hello {{name}},\n\nThe email address of your {product} login is now {{new_email}}. Your other devices were logged out.\n\nIf this was not you, call us immediately.',
  mail_email_changed_old_body:
    'Hello {{name}},\n\nThe email address of your {product} login changed from this one to {{new_email}}. Your other devices were logged out.\n\nIf this was not you, undo the change. The link is valid for {{days}} days.\n\n{{link}}',
  mail_email_corrected_subject: 'Your email address was removed from {product}',
  mail_email_corrected_body:
    'Hello,\n\nA {product} login that was never confirmed used this address. Its owner changed it. We will send no more emails about it.',
  mail_email_restored_subject: 'Your previous email address was restored',
  mail_email_restored_body:
    'Hello {{name}},\n\nThe change of your email address was undone. Log in to {product} with {{old_email}} again. Every device was logged out, and the password no longer works. We sent a link for a new password to {{old_email}}.',
  mail_password_changed_subject: 'Your password was changed',
  mail_password_changed_body:
    'Hello {{name}},\n\nThe password of your {product} login was changed. Your other devices were logged out.\n\nIf this was not you, set a new password immediately and call us.',
  mail_recovery_codes_subject: 'You have new recovery codes',
  mail_recovery_codes_body:
    'Hello {{name}},\n\nNew recovery codes were created for your {product} login. The previous ones no longer work.\n\nIf this was not you, set a new password immediately.',
  mail_roles_subject: 'Your roles on {product} changed',
  mail_roles_body:
    'Hello {{name}},\n\nThe roles of your {product} login changed.\n\nBefore: {{before}}\nNow: {{after}}\n\nIf you did not expect this, ask the user administrator of your company.',
  mail_no_roles: 'none',
  mail_api_created_subject: 'New API credentials: {{client}}',
  mail_api_created_body:
    'Hello {{name}},\n\n{{by}} created API credentials named "{{client}}" for your {product} account.\n\nIf you did not expect this, revoke them immediately under Integrations.',
  mail_api_secret_subject: 'New secret for API credentials: {{client}}',
  mail_api_secret_body:
    'Hello {{name}},\n\n{{by}} created a new secret for the API credentials "{{client}}" of your {product} account.\n\nIf you did not expect this, revoke them immediately under Integrations.',
  mail_api_changed_subject: 'API credentials changed: {{client}}',
  mail_api_changed_body:
    'Hello {{name}},\n\n{{by}} changed the name, scopes, or status of the API credentials "{{client}}" of your {product} account.\n\nIf you did not expect this, revoke them immediately under Integrations.',
  mail_api_ended_subject: 'API credentials revoked: {{client}}',
  mail_api_ended_body:
    'Hello {{name}},\n\n{{by}} revoked the API credentials "{{client}}" of your {product} account or one of their previous secrets.',
  mail_api_off_subject: 'API credentials turned off: {{client}}',
  mail_api_off_body:
    'Hello {{name}},\n\nWe turned off the API credentials "{{client}}" of your {product} account. {{by}} created them, and that login was disabled, removed, or returned to its owner. Programs with these credentials no longer work.\n\nTurn them on again under Integrations, or create new ones there.',
  mail_api_on_subject: 'API credentials turned on: {{client}}',
  mail_api_on_body:
    'Hello {{name}},\n\nThe API credentials "{{client}}" of your {product} account are on again. {{by}} created them and can log in again.',
  mail_staff_invited_subject: 'Our staff invited a user to your account',
  mail_staff_invited_body:
    'Hello {{name}},\n\n{{by}} of our staff invited {{client}} to your {product} account.\n\nIf you did not request this, revoke the invitation under Settings and call us.',
  mail_staff_owner_subject: 'Our staff added an owner to your account',
  mail_staff_owner_body:
    'Hello {{name}},\n\n{{by}} of our staff made {{client}} an owner of your {product} account.\n\nIf you did not request this, change the role under Settings and call us.',
  mail_reset_subject: 'Set a new password',
  mail_reset_body:
    'Hello {{name}},\n\nSet a new password for {product}. The link is valid for 60 minutes and works once.\n\n{{link}}\n\nIf you did not request it, ignore this email. Your password stays the same.',
  mail_two_factor_on_subject: 'Two-factor login is on',
  mail_two_factor_on_body:
    'Hello {{name}},\n\n{product} now asks for a code from your authenticator app when you log in. Your other devices were logged out.\n\nIf this was not you, set a new password immediately.',
  mail_two_factor_off_subject: 'Two-factor login is off',
  mail_two_factor_off_body:
    'Hello {{name}},\n\nYou now log in to {product} with your password only.\n\nIf this was not you, set a new password immediately and turn on two-factor login again.',
  mail_two_factor_reset_subject: 'Your two-factor login was reset',
  mail_two_factor_reset_body:
    'Hello {{name}},\n\nOur staff reset your two-factor login after a report that you lost the second factor. Every device was logged out, and you now log in with your password only. Turn on two-factor login again in your profile.\n\nIf you did not request this, set a new password and call us immediately.',
} as const;
