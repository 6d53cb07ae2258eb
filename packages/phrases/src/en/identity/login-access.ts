/** Emails to a user whose login was disabled, enabled, or removed. */
export const login_access = {
  disabled_subject: 'Your login was disabled',
  disabled_body:
    'Hello {{name}},\n\n{{by}} disabled your {product} login. You are logged out on every device and cannot log in. API credentials that you created are turned off.\n\nIf you think this is a mistake, ask {{by}} or an owner of your account.',
  enabled_button: 'Log in',
  enabled_subject: 'You can log in again',
  enabled_body:
    'Hello {{name}},\n\n{{by}} enabled your {product} login. You can log in again with your password:\n\n{{link}}\n\nAPI credentials that were turned off with your login work again.',
  removed_subject: 'You were removed from your account',
  removed_body:
    'Hello {{name}},\n\n{{by}} removed you from your account on {product}. You are logged out on every device and can no longer log in. API credentials that you created are turned off.\n\nIf you think this is a mistake, ask {{by}} or an owner of the account. They can invite you again.',
} as const;
