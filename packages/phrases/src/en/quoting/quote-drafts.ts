/** Drafts of the quote page that are kept besides the one being typed. */
export const quote_drafts = {
  others_one: '{{count}} other draft',
  others_other: '{{count}} other drafts',
  hint: 'Kept for you on every computer',
  typed: 'Typed in {{when}}',
  no_load: 'No load yet',
  other_tab: 'That draft is open in another tab',
  split_title: 'This quote was also changed on another computer',
  split_text: 'Both are kept. You go on with what is typed here; the other one is among your drafts.',
  open_other: 'Open the other one',
  go_on: 'Go on here',
};
