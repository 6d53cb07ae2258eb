/** What other features may use of the second factor. */
export { TwoFactorPanel } from './two-factor-panel.tsx';
