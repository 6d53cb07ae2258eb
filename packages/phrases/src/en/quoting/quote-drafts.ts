/** Other saved drafts of the quote page. */
export const quote_drafts = {
  others_one: '{{count}} other draft',
  others_other: '{{count}} other drafts',
  hint: 'Available on all your computers',
  typed: 'Edited {{when}}',
  no_load: 'No load yet',
  other_tab: 'This draft is already open in another tab',
  split_title: 'This quote was also changed on another computer',
  split_text: 'Both versions are saved. You continue with this one; the other is in your drafts.',
  open_other: 'Open the other draft',
  go_on: 'Continue here',
};
