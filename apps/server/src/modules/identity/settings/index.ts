export { accountDetails } from './account-details.ts';
export { assertActive } from './assert-active.ts';
export { carriersSeen, carriersToAsk, isVisibleCarrier, type CarriersSeen } from './carrier-visibility.ts';
export { replaceAddress, replaceBilling } from './update-address.ts';
export { settingsBindings } from './routes.ts';
export { allowsMail, mailNotice, oneClick, readUnsubscribeLink, unsubscribe, unsubscribeOf } from './subscriptions.ts';
