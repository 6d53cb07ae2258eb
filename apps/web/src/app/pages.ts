import type { ComponentType } from 'react';
import type { RouteName } from '../lib/routes/table.ts';

/** Brings a page in when it is first opened. */
export type Page = () => Promise<{ readonly default: ComponentType }>;

export type Pages = { readonly [N in RouteName]?: Page };
const quote: Page = () => import('../features/quotes/quote-page.tsx').then((page) => ({ default: page.QuotePage }));

const signUp: Page = () =>
  import('../features/sign-up/sign-up-page.tsx').then((page) => ({ default: page.SignUpPage }));

/**
 * The pages that have been built, each in its own chunk. Adding one here puts it on its path and into the menus
 * that list it; a name of the route table that is missing here is not found.
 */
export const pages: Pages = {
  login: () => import('../features/sign-in/login-page.tsx').then((page) => ({ default: page.LoginPage })),
  signup: signUp,
  'public-quote': () =>
    import('../features/public-quote/public-quote-page.tsx').then((page) => ({ default: page.PublicQuotePage })),
  'two-factor-challenge': () =>
    import('../features/two-factor/challenge-page.tsx').then((page) => ({ default: page.ChallengePage })),
  'two-factor': () => import('../features/two-factor/set-up-page.tsx').then((page) => ({ default: page.SetUpPage })),
  'confirm-password': () =>
    import('../features/sign-in/confirm-password-page.tsx').then((page) => ({ default: page.ConfirmPasswordPage })),
  'forgot-password': () =>
    import('../features/sign-in/forgot-password-page.tsx').then((page) => ({ default: page.ForgotPasswordPage })),
  'reset-password': () =>
    import('../features/sign-in/reset-password-page.tsx').then((page) => ({ default: page.ResetPasswordPage })),
  'verify-email': () =>
    import('../features/sign-in/verify-email-page.tsx').then((page) => ({ default: page.VerifyEmailPage })),
  'email-verified': () =>
    import('../features/sign-in/email-verified-page.tsx').then((page) => ({ default: page.EmailVerifiedPage })),
  register: () =>
    import('../features/account-users/register-page.tsx').then((page) => ({ default: page.RegisterPage })),
  about: () => import('../features/about/about-page.tsx').then((page) => ({ default: page.AboutPage })),
  quote,
  'quote.reference': quote,
  'quote.new': quote,
  'quote.again': quote,
  'quote.ship': quote,
  'quote.ship-again': () =>
    import('../features/quotes/quote-page.tsx').then((page) => ({ default: page.ShipAgainPage })),
  'quote.history': () =>
    import('../features/quote-lists/history-page.tsx').then((page) => ({ default: page.QuoteHistoryPage })),
  'quote.detail': () =>
    import('../features/quote-lists/detail-page.tsx').then((page) => ({ default: page.QuoteDetailPage })),
  'quote.saved': () =>
    import('../features/quote-lists/saved-page.tsx').then((page) => ({ default: page.SavedQuotesPage })),
  'quote.confirmation': () =>
    import('../features/quotes/confirmation/confirmation-page.tsx').then((page) => ({
      default: page.ConfirmationPage,
    })),
  profile: () => import('../features/profile/profile-page.tsx').then((page) => ({ default: page.ProfilePage })),
  addresses: () =>
    import('../features/address-book/address-book-page.tsx').then((page) => ({ default: page.AddressBookPage })),
  'addresses.upload': () =>
    import('../features/address-book/upload-page.tsx').then((page) => ({ default: page.AddressUploadPage })),
  tracking: () => import('../features/tracking/tracking-page.tsx').then((page) => ({ default: page.TrackingPage })),
  'tracking.detail': () =>
    import('../features/tracking/detail-page.tsx').then((page) => ({ default: page.DetailPage })),
  shipments: () => import('../features/tracking/history-page.tsx').then((page) => ({ default: page.HistoryPage })),
  products: () =>
    import('../features/product-catalog/catalog-page.tsx').then((page) => ({ default: page.CatalogPage })),
  invoices: () => import('../features/invoices/open-page.tsx').then((page) => ({ default: page.OpenInvoicesPage })),
  'invoices.history': () =>
    import('../features/invoices/history-page.tsx').then((page) => ({ default: page.InvoiceHistoryPage })),
  'invoices.detail': () =>
    import('../features/invoices/detail-page.tsx').then((page) => ({ default: page.InvoicePage })),
  tutorials: () => import('../features/tutorials/tutorials-page.tsx').then((page) => ({ default: page.TutorialsPage })),
  settings: () => import('../features/settings/settings-page.tsx').then((page) => ({ default: page.SettingsPage })),
  'settings.account': () =>
    import('../features/settings/account-page.tsx').then((page) => ({ default: page.AccountPage })),
  'products.upload': () =>
    import('../features/product-catalog/upload-page.tsx').then((page) => ({ default: page.ProductUploadPage })),
  'quote.requests': () =>
    import('../features/quote-requests/list-page.tsx').then((page) => ({ default: page.QuoteRequestsPage })),
  'quote.requests.detail': () =>
    import('../features/quote-requests/detail-page.tsx').then((page) => ({ default: page.QuoteRequestPage })),
  'admin.quote-requests': () =>
    import('../features/staff-quote-requests/list-page.tsx').then((page) => ({ default: page.DeskPage })),
  'admin.quote-requests.detail': () =>
    import('../features/staff-quote-requests/detail-page.tsx').then((page) => ({ default: page.DeskRequestPage })),
  'admin.bookings': () =>
    import('../features/staff-bookings/bookings-page.tsx').then((page) => ({ default: page.UnclearBookingsPage })),
  'admin.aliases': () =>
    import('../features/scac-aliases/aliases-page.tsx').then((page) => ({ default: page.AliasesPage })),
  'admin.edi': () => import('../features/edi-214/files-page.tsx').then((page) => ({ default: page.StatusFilesPage })),
  'admin.incidents': () =>
    import('../features/incidents/list-page.tsx').then((page) => ({ default: page.IncidentsPage })),
  'admin.incidents.detail': () =>
    import('../features/incidents/detail-page.tsx').then((page) => ({ default: page.IncidentPage })),
  'admin.integrations': () =>
    import('../features/integrations/integrations-page.tsx').then((page) => ({ default: page.IntegrationsPage })),
  'admin.users': () =>
    import('../features/staff-users/users-page.tsx').then((page) => ({ default: page.StaffUsersPage })),
  'admin.shipments': () =>
    import('../features/staff-shipments/list-page.tsx').then((page) => ({ default: page.StaffShipmentsPage })),
  'admin.shipments.detail': () =>
    import('../features/staff-shipments/detail-page.tsx').then((page) => ({ default: page.StaffShipmentPage })),
};
