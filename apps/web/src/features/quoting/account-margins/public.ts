/** What other features may use of an account's margins. */
export { MarginsPanel } from './margins-panel.tsx';
export { MarginsTab } from './margins-tab.tsx';
