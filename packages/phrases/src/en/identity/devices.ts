/** Where a person is logged in. */
export const devices = {
  title: 'Where you are logged in',
  current: 'This device',
  remembered: 'Remembered',
  unknown: 'Unknown browser',
  browser_on: '{{browser}} on {{system}}',
  last_seen: 'Last seen {{time}}',
  now: 'In use now',
  log_out: 'Log out',
  log_out_of: 'Log out {{device}}',
  logged_out: 'Logged out: {{device}}',
  others: 'Log out everywhere else',
  others_title: 'Log out everywhere else?',
  others_text: 'Every other browser has to log in again. This one stays logged in.',
  others_done: 'Logged out everywhere else',
  failed: 'The device could not be logged out',
} as const;
