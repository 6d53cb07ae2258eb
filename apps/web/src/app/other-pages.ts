import type { Page } from './page.ts';

const signUp: Page = () =>
  import('../features/sign-up/sign-up-page.tsx').then((page) => ({ default: page.SignUpPage }));

/**
 * The pages that have been built, but for those of the first view: each in its own chunk, and this list in one as well,
 * which comes when the first page is there. Adding one here puts it on its path and into the menus that list it.
 */
export const otherPages = {
  signup: signUp,
  'public-quote': () =>
    import('../features/public-quote/public-quote-page.tsx').then((page) => ({ default: page.PublicQuotePage })),
  'truckload.confirmation': () =>
    import('../features/truckload-pages/confirmation-page.tsx').then((page) => ({ default: page.ConfirmationPage })),
  'carrier.load': () =>
    import('../features/truckload-pages/carrier-load-page.tsx').then((page) => ({ default: page.CarrierLoadPage })),
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
  'email-change': () =>
    import('../features/sign-in/email-change-page.tsx').then((page) => ({ default: page.EmailChangePage })),
  'email-verified': () =>
    import('../features/sign-in/email-verified-page.tsx').then((page) => ({ default: page.EmailVerifiedPage })),
  register: () =>
    import('../features/account-users/register-page.tsx').then((page) => ({ default: page.RegisterPage })),
  about: () => import('../features/about/about-page.tsx').then((page) => ({ default: page.AboutPage })),
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
  'quote.paid': () => import('../features/quotes/paid/paid-page.tsx').then((page) => ({ default: page.PaidPage })),
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
  'invoices.payment': () =>
    import('../features/payments/payment-page.tsx').then((page) => ({ default: page.PaymentPage })),
  'invoices.statement': () =>
    import('../features/invoices/statement-page.tsx').then((page) => ({ default: page.StatementPage })),
  'invoices.detail': () =>
    import('../features/invoices/detail-page.tsx').then((page) => ({ default: page.InvoicePage })),
  tutorials: () => import('../features/tutorials/tutorials-page.tsx').then((page) => ({ default: page.TutorialsPage })),
  settings: () => import('../features/settings/settings-page.tsx').then((page) => ({ default: page.SettingsPage })),
  'settings.account': () =>
    import('../features/settings/account-page.tsx').then((page) => ({ default: page.AccountPage })),
  'products.upload': () =>
    import('../features/product-catalog/upload-page.tsx').then((page) => ({ default: page.ProductUploadPage })),
  truckload: () => import('../features/truckload/truckload-page.tsx').then((page) => ({ default: page.TruckloadPage })),
  'truckload.again': () =>
    import('../features/truckload/truckload-page.tsx').then((page) => ({ default: page.TruckloadAgainPage })),
  'quote.requests': () =>
    import('../features/quote-requests/list-page.tsx').then((page) => ({ default: page.QuoteRequestsPage })),
  'quote.requests.detail': () =>
    import('../features/quote-requests/detail-page.tsx').then((page) => ({ default: page.QuoteRequestPage })),
  'admin.quote-requests': () =>
    import('../features/staff-quote-requests/list-page.tsx').then((page) => ({ default: page.DeskPage })),
  'admin.quote-requests.detail': () =>
    import('../features/staff-quote-requests/detail-page.tsx').then((page) => ({ default: page.DeskRequestPage })),
  'admin.carriers': () =>
    import('../features/staff-carriers/list-page.tsx').then((page) => ({ default: page.CarriersPage })),
  'admin.carriers.detail': () =>
    import('../features/staff-carriers/detail-page.tsx').then((page) => ({ default: page.CarrierPage })),
  'admin.equipment': () =>
    import('../features/equipment-types/types-page.tsx').then((page) => ({ default: page.EquipmentTypesPage })),
  'admin.dashboard': () =>
    import('../features/dashboard/dashboard-page.tsx').then((page) => ({ default: page.DashboardPage })),
  'admin.reports': () => import('../features/reports/reports-page.tsx').then((page) => ({ default: page.ReportsPage })),
  'admin.exceptions': () =>
    import('../features/exceptions/exceptions-page.tsx').then((page) => ({ default: page.ExceptionsPage })),
  'admin.disputes': () => import('../features/disputes/list-page.tsx').then((page) => ({ default: page.DisputesPage })),
  'admin.disputes.detail': () =>
    import('../features/disputes/desk-page.tsx').then((page) => ({ default: page.DeskDisputePage })),
  'admin.payments': () =>
    import('../features/staff-payments/list-page.tsx').then((page) => ({ default: page.StaffPaymentsPage })),
  'admin.payments.detail': () =>
    import('../features/staff-payments/detail-page.tsx').then((page) => ({ default: page.StaffPaymentPage })),
  'admin.credit-holds': () =>
    import('../features/credit-holds/list-page.tsx').then((page) => ({ default: page.CreditHoldsPage })),
  'admin.credit-holds.detail': () =>
    import('../features/credit-holds/detail-page.tsx').then((page) => ({ default: page.CreditAccountPage })),
  'admin.carrier-bills': () =>
    import('../features/carrier-bills/list-page.tsx').then((page) => ({ default: page.CarrierBillsPage })),
  'admin.carrier-bills.detail': () =>
    import('../features/carrier-bills/detail-page.tsx').then((page) => ({ default: page.CarrierBillPage })),
  'admin.bookings': () =>
    import('../features/staff-bookings/bookings-page.tsx').then((page) => ({ default: page.UnclearBookingsPage })),
  'ebay.quote': () =>
    import('../features/quotes/orders/order-quote-page.tsx').then((page) => ({ default: page.OrderQuotePage })),
  'ebay.ship': () =>
    import('../features/quotes/orders/order-quote-page.tsx').then((page) => ({ default: page.OrderShipPage })),
  'ebay.orders': () =>
    import('../features/marketplace/orders/orders-page.tsx').then((page) => ({ default: page.OrdersPage })),
  'ebay.orders.detail': () =>
    import('../features/marketplace/order/order-page.tsx').then((page) => ({ default: page.OrderPage })),
  'ebay.orders.batches': () =>
    import('../features/marketplace/batch/batches-page.tsx').then((page) => ({ default: page.BatchesPage })),
  'ebay.orders.batch': () =>
    import('../features/marketplace/batch/batch-page.tsx').then((page) => ({ default: page.BatchPage })),
  'admin.notifications': () =>
    import('../features/announcements/list-page.tsx').then((page) => ({ default: page.AnnouncementsPage })),
  'admin.notifications.new': () =>
    import('../features/announcements/edit-page.tsx').then((page) => ({ default: page.NewAnnouncementPage })),
  'admin.notifications.edit': () =>
    import('../features/announcements/edit-page.tsx').then((page) => ({ default: page.EditAnnouncementPage })),
  'admin.aliases': () =>
    import('../features/scac-aliases/aliases-page.tsx').then((page) => ({ default: page.AliasesPage })),
  'admin.edi': () => import('../features/edi-214/files-page.tsx').then((page) => ({ default: page.StatusFilesPage })),
  'admin.incidents': () =>
    import('../features/incidents/list-page.tsx').then((page) => ({ default: page.IncidentsPage })),
  'admin.incidents.detail': () =>
    import('../features/incidents/detail-page.tsx').then((page) => ({ default: page.IncidentPage })),
  'admin.integrations': () =>
    import('../features/integrations/integrations-page.tsx').then((page) => ({ default: page.IntegrationsPage })),
  'admin.parts': () => import('../features/parts/parts-page.tsx').then((page) => ({ default: page.PartsPage })),
  'admin.audit': () =>
    import('../features/audit-trail/list-page.tsx').then((page) => ({ default: page.AuditTrailPage })),
  'admin.audit.detail': () =>
    import('../features/audit-trail/entry-page.tsx').then((page) => ({ default: page.AuditEntryPage })),
  'admin.roles': () => import('../features/staff-roles/roles-page.tsx').then((page) => ({ default: page.RolesPage })),
  'admin.users': () =>
    import('../features/staff-users/users-page.tsx').then((page) => ({ default: page.StaffUsersPage })),
  'admin.accounts': () =>
    import('../features/staff-accounts/list-page.tsx').then((page) => ({ default: page.AccountsPage })),
  'admin.accounts.detail': () =>
    import('../features/staff-accounts/detail-page.tsx').then((page) => ({ default: page.AccountPage })),
  'admin.shipments': () =>
    import('../features/staff-shipments/list-page.tsx').then((page) => ({ default: page.StaffShipmentsPage })),
  'admin.shipments.detail': () =>
    import('../features/staff-shipments/detail-page.tsx').then((page) => ({ default: page.StaffShipmentPage })),
  'admin.partners': () => import('../features/partners/list-page.tsx').then((page) => ({ default: page.PartnersPage })),
  'admin.partners.detail': () =>
    import('../features/partners/detail-page.tsx').then((page) => ({ default: page.PartnerPage })),
  'admin.oauth': () => import('../features/api-clients/list-page.tsx').then((page) => ({ default: page.OauthPage })),
  'admin.oauth.detail': () =>
    import('../features/api-clients/detail-pages.tsx').then((page) => ({ default: page.StaffClientPage })),
  'settings.integrations': () =>
    import('../features/api-clients/own-page.tsx').then((page) => ({ default: page.OwnIntegrationsPage })),
  'settings.integrations.client': () =>
    import('../features/api-clients/detail-pages.tsx').then((page) => ({ default: page.OwnClientPage })),
  chat: () => import('../features/chats/chat-page.tsx').then((page) => ({ default: page.ChatPage })),
  'admin.chats': () => import('../features/staff-chats/inbox-page.tsx').then((page) => ({ default: page.InboxPage })),
  'admin.chats.detail': () =>
    import('../features/staff-chats/inbox-page.tsx').then((page) => ({ default: page.InboxPage })),
} satisfies Readonly<Record<string, Page>>;
