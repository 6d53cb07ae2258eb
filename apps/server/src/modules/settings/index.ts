export { carriersToAsk, carrierVisibility, type CarrierVisibility } from './carrier-visibility.ts';
export { settingsBindings } from './routes.ts';
export { allowsMail, mailNotice, readUnsubscribeLink, unsubscribe, withWayOut } from './subscriptions.ts';
