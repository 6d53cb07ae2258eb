import type { AccountBrand } from '../identity/brand.ts';
import type { PublicTracking } from './tracking.ts';

/** The form that asks to follow: with what was typed and what is wrong with it, or with word that it was asked. */
export type FollowForm = {
  /** Key of the shipper's link, by which the page was opened. */
  readonly key: string | null;
  readonly asked: boolean;
  readonly email: string;
  readonly problem: 'required' | 'invalid_email' | 'too_long' | 'too_many' | null;
  /** Where the mails are stopped, in a browser that confirmed to follow; null in any other. */
  readonly stop: string | null;
};

/**
 * What the page shows: a shipment, an unknown number, a wait after too many look-ups, only the field to type one into,
 * or a step of following a shipment by mail.
 */
export type TrackingPage =
  | {
      readonly kind: 'found';
      readonly tracking: PublicTracking;
      readonly follow: FollowForm;
      /** Of the account that ships; null for who knows only the number. */
      readonly brand: AccountBrand | null;
    }
  | { readonly kind: 'unknown'; readonly number: string }
  | { readonly kind: 'busy'; readonly number: string }
  | {
      readonly kind: 'following';
      readonly step: 'confirm' | 'confirmed' | 'stop' | 'stopped' | 'over';
      readonly number: string;
      /** Signature of the link, which other languages keep. */
      readonly signature: string;
      /** The shipment's page; null when the link names none. */
      readonly page: string | null;
      /** Where the mails are stopped, for who follows. */
      readonly stop: string | null;
    }
  | { readonly kind: 'ask' };
