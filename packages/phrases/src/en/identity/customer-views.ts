/** Looking at an account as its customer does. */
export const customer_views = {
  view_as: 'View as customer',
  failed: 'The account cannot be looked at now',
  viewing: 'You are viewing {{account}} as its customer.',
  read_only: 'Nothing can be changed here. It ends at {{time}}.',
  back: 'Back to staff',
  merged: 'What was booked and billed under {{account}} ({{number}}) before {{date}} is kept there.',
  look: 'Look at it',
  viewing_merged: 'You are looking at {{account}}, which was merged into your account.',
  back_merged: 'Back to your account',
} as const;
