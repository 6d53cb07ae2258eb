/** Devices where a user is logged in. */
export const devices = {
  title: 'Where you are logged in',
  current: 'This device',
  remembered: 'Remembered',
  unknown: 'Unknown browser',
  browser_on: '{{browser}} on {{system}}',
  last_seen: 'Last active {{time}}',
  now: 'Active now',
  log_out: 'Log out',
  log_out_of: 'Log out of {{device}}',
  logged_out: 'Logged out of {{device}}',
  others: 'Log out everywhere else',
  others_title: 'Log out everywhere else?',
  others_text: 'Your other browsers will need to log in again. This one stays logged in.',
  others_done: 'Logged out everywhere else',
  failed: 'Could not log out of the device',
} as const;
