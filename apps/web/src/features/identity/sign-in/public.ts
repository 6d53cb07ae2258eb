/** What other features may use of signing in. */
export { Card } from './card.tsx';
export { InvitationOver, JoiningFields } from './joining.tsx';
