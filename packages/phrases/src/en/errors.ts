import type { ErrorCode } from '@waybill/contract';

/** What is said when a request is refused. */
export const errors = {
  unauthenticated: 'Unauthenticated.',
  forbidden: 'You do not have access to this page',
  email_unverified: 'Your email address is not verified.',
  credit_hold:
    'This account is on credit hold. Quoting and tracking still work; booking starts again once staff activate it.',
  disclaimer_required: 'The disclaimer must be accepted',
  pickup_cutoff_passed:
    'It is past {{time}} at the pickup place, the cut-off for a pickup on {{date}}. Choose a later pickup day and get rates again.',
  two_factor_required: 'Set up two-factor login first.',
  invalid_signature: 'Invalid signature.',
  not_found: 'Nothing was found here.',
  method_not_allowed: 'This address does not take that method.',
  conflict: 'Somebody changed this in the meantime. Look at it again before you go on.',
  last_owner: 'An account needs at least one owner who can log in. Make somebody else an owner first.',
  invitation_over: 'This invitation was used, taken back, or is older than 7 days.',
  quote_changed: 'The details have changed since these rates. Get rates again before booking.',
  quote_request_moved: 'This request has moved on in the meantime. Look at how it stands now.',
  quote_expired: 'These rates have expired. Get rates again before booking.',
  payload_too_large: 'That is too much to take in one go.',
  unsupported_media_type: 'This kind of content is not understood here.',
  csrf_mismatch: 'CSRF token mismatch.',
  malformed_request: 'The request could not be read.',
  validation_failed: 'Some fields need another look.',
  idempotency_key_reused: 'This booking was already sent with other details.',
  not_cancelable: 'This shipment cannot be canceled any more. {{reason}}',
  pickup_refused: 'The pickup was not accepted. {{reason}}',
  pickup_not_cancelable: 'The pickup could not be canceled. {{reason}}',
  booking_refused: 'The carrier did not accept the booking: {{reason}}',
  password_confirmation_required: 'Password confirmation required.',
  too_many_attempts: 'Too Many Attempts.',
  server_error: 'Server Error',
  booking_failed:
    'We are having technical difficulties completing the booking process at the moment. Please call {{phone}} Option 2 for immediate assistance.',
  carrier_failed: 'The carrier did not answer as it should. Try again in a moment.',
  quote_not_saved: 'We were unable to save your quote at this time. Please try again or call {{phone}}.',
  unavailable: 'Service Unavailable',
} as const satisfies Record<ErrorCode, string>;
