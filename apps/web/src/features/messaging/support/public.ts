export { SupportButton } from './support-button.tsx';
export { SupportHost } from './support-host.tsx';
