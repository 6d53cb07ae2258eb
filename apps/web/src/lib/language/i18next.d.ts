import 'i18next';
import type { Phrases } from '@waybill/phrases';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'phrases';
    resources: { phrases: Phrases };
    returnNull: false;
  }
}
