/** In place of a person's id: the draft of whoever uses this browser without an account. */
export const guestDraft = 'public';
