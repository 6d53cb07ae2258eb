import type { RouteRow } from './row.ts';

const open = { shell: 'public', access: 'anyone' } as const;
const guest = { shell: 'public', access: 'signed_out' } as const;

/** Pages without a sidebar. */
export const publicRoutes = {
  login: { path: '/login', title: 'login', ...guest },
  // Whoever is signed in is told so there: the invitation may be for somebody else.
  register: { path: '/register', title: 'register', ...open },
  signup: { path: '/signup', title: 'signup', ...guest },
  'forgot-password': { path: '/forgot-password', title: 'forgot_password', ...open },
  'reset-password': { path: '/reset-password/{token?}', title: 'reset_password', ...open },
  'public-quote': { path: '/public-quote', title: 'public_quote', ...open },
  'truckload.confirmation': { path: '/truckload-confirmation/{token}', title: 'truckload_confirmation', ...open },
  'carrier.load': { path: '/carrier/loads/{token}', title: 'carrier_load', ...open },
  'two-factor-challenge': { path: '/two-factor-challenge', title: 'two_factor', ...guest },
  'two-factor': { path: '/two-factor', title: 'two_factor', shell: 'public', access: 'signed_in' },
  'confirm-password': { path: '/confirm-password', title: 'confirm_password', shell: 'public', access: 'signed_in' },
  'verify-email': { path: '/verify-email', title: 'verify_email', shell: 'public', access: 'signed_in' },
  'email-verified': { path: '/email-verified', title: 'email_verified', ...open },
  'email-change': { path: '/email-change', title: 'email_change', ...open },
  about: { path: '/about', title: 'about', ...open },
} as const satisfies Readonly<Record<string, RouteRow>>;
