import type { Page } from './page.ts';

const signUp: Page = () =>
  import('../features/identity/sign-up/sign-up-page.tsx').then((page) => ({ default: page.SignUpPage }));

/**
 * The pages that have been built, but for those of the first view: each in its own chunk, and this list in one as well,
 * which comes when the first page is there. Adding one here puts it on its path and into the menus that list it.
 */
export const otherPages = {
  signup: signUp,
  'public-quote': () =>
    import('../features/quoting/public-quotes/public-quote-page.tsx').then((page) => ({
      default: page.PublicQuotePage,
    })),
  'truckload.confirmation': () =>
    import('../features/quoting/truckload-pages/confirmation-page.tsx').then((page) => ({
      default: page.ConfirmationPage,
    })),
  'carrier.load': () =>
    import('../features/quoting/truckload-pages/carrier-load-page.tsx').then((page) => ({
      default: page.CarrierLoadPage,
    })),
  'two-factor-challenge': () =>
    import('../features/identity/two-factor/challenge-page.tsx').then((page) => ({ default: page.ChallengePage })),
  'two-factor': () =>
    import('../features/identity/two-factor/set-up-page.tsx').then((page) => ({ default: page.SetUpPage })),
  'confirm-password': () =>
    import('../features/identity/sign-in/confirm-password-page.tsx').then((page) => ({
      default: page.ConfirmPasswordPage,
    })),
  'forgot-password': () =>
    import('../features/identity/sign-in/forgot-password-page.tsx').then((page) => ({
      default: page.ForgotPasswordPage,
    })),
  'reset-password': () =>
    import('../features/identity/sign-in/reset-password-page.tsx').then((page) => ({
      default: page.ResetPasswordPage,
    })),
  'verify-email': () =>
    import('../features/identity/sign-in/verify-email-page.tsx').then((page) => ({ default: page.VerifyEmailPage })),
  'email-change': () =>
    import('../features/identity/sign-in/email-change-page.tsx').then((page) => ({ default: page.EmailChangePage })),
  'email-verified': () =>
    import('../features/identity/sign-in/email-verified-page.tsx').then((page) => ({
      default: page.EmailVerifiedPage,
    })),
  register: () =>
    import('../features/identity/account-users/register-page.tsx').then((page) => ({ default: page.RegisterPage })),
  about: () => import('../features/platform/about/about-page.tsx').then((page) => ({ default: page.AboutPage })),
  'quote.ship-again': () =>
    import('../features/quoting/quotes/quote-page.tsx').then((page) => ({ default: page.ShipAgainPage })),
  'quote.history': () =>
    import('../features/quoting/quote-lists/history-page.tsx').then((page) => ({ default: page.QuoteHistoryPage })),
  'quote.detail': () =>
    import('../features/quoting/quote-lists/detail-page.tsx').then((page) => ({ default: page.QuoteDetailPage })),
  'quote.saved': () =>
    import('../features/quoting/quote-lists/saved-page.tsx').then((page) => ({ default: page.SavedQuotesPage })),
  'quote.confirmation': () =>
    import('../features/quoting/quotes/confirmation/confirmation-page.tsx').then((page) => ({
      default: page.ConfirmationPage,
    })),
  'quote.paid': () =>
    import('../features/quoting/quotes/paid/paid-page.tsx').then((page) => ({ default: page.PaidPage })),
  profile: () =>
    import('../features/identity/profile/profile-page.tsx').then((page) => ({ default: page.ProfilePage })),
  addresses: () =>
    import('../features/catalog/address-book/address-book-page.tsx').then((page) => ({
      default: page.AddressBookPage,
    })),
  'addresses.upload': () =>
    import('../features/catalog/address-book/upload-page.tsx').then((page) => ({ default: page.AddressUploadPage })),
  tracking: () =>
    import('../features/shipments/shipments/tracking-page.tsx').then((page) => ({ default: page.TrackingPage })),
  'tracking.detail': () =>
    import('../features/shipments/shipments/detail-page.tsx').then((page) => ({ default: page.DetailPage })),
  'tracking.customs': () =>
    import('../features/shipments/customs-papers/customs-page.tsx').then((page) => ({ default: page.CustomsPage })),
  shipments: () =>
    import('../features/shipments/shipments/history-page.tsx').then((page) => ({ default: page.HistoryPage })),
  products: () =>
    import('../features/catalog/product-catalog/catalog-page.tsx').then((page) => ({ default: page.CatalogPage })),
  invoices: () =>
    import('../features/billing/invoices/open-page.tsx').then((page) => ({ default: page.OpenInvoicesPage })),
  'invoices.history': () =>
    import('../features/billing/invoices/history-page.tsx').then((page) => ({ default: page.InvoiceHistoryPage })),
  'invoices.payment': () =>
    import('../features/billing/payments/payment-page.tsx').then((page) => ({ default: page.PaymentPage })),
  'invoices.statement': () =>
    import('../features/billing/invoices/statement-page.tsx').then((page) => ({ default: page.StatementPage })),
  'invoices.detail': () =>
    import('../features/billing/invoices/detail-page.tsx').then((page) => ({ default: page.InvoicePage })),
  tutorials: () =>
    import('../features/platform/tutorials/tutorials-page.tsx').then((page) => ({ default: page.TutorialsPage })),
  settings: () =>
    import('../features/identity/settings/settings-page.tsx').then((page) => ({ default: page.SettingsPage })),
  'settings.account': () =>
    import('../features/identity/settings/account-page.tsx').then((page) => ({ default: page.AccountPage })),
  'products.upload': () =>
    import('../features/catalog/product-catalog/upload-page.tsx').then((page) => ({ default: page.ProductUploadPage })),
  truckload: () =>
    import('../features/quoting/truckload-quotes/truckload-page.tsx').then((page) => ({ default: page.TruckloadPage })),
  'truckload.again': () =>
    import('../features/quoting/truckload-quotes/truckload-page.tsx').then((page) => ({
      default: page.TruckloadAgainPage,
    })),
  'quote.requests': () =>
    import('../features/quoting/quote-requests/list-page.tsx').then((page) => ({ default: page.QuoteRequestsPage })),
  'quote.requests.detail': () =>
    import('../features/quoting/quote-requests/detail-page.tsx').then((page) => ({ default: page.QuoteRequestPage })),
  'admin.quote-requests': () =>
    import('../features/quoting/staff-quote-requests/list-page.tsx').then((page) => ({ default: page.DeskPage })),
  'admin.quote-requests.detail': () =>
    import('../features/quoting/staff-quote-requests/detail-page.tsx').then((page) => ({
      default: page.DeskRequestPage,
    })),
  'admin.carriers': () =>
    import('../features/back-office/staff-carriers/list-page.tsx').then((page) => ({ default: page.CarriersPage })),
  'admin.carriers.detail': () =>
    import('../features/back-office/staff-carriers/detail-page.tsx').then((page) => ({ default: page.CarrierPage })),
  'admin.equipment': () =>
    import('../features/quoting/equipment-types/types-page.tsx').then((page) => ({ default: page.EquipmentTypesPage })),
  'admin.dashboard': () =>
    import('../features/back-office/dashboard/dashboard-page.tsx').then((page) => ({ default: page.DashboardPage })),
  'admin.work': () =>
    import('../features/back-office/dashboard/work-page.tsx').then((page) => ({ default: page.WorkPage })),
  'admin.reports': () =>
    import('../features/back-office/reports/reports-page.tsx').then((page) => ({ default: page.ReportsPage })),
  'admin.exceptions': () =>
    import('../features/booking/exceptions/exceptions-page.tsx').then((page) => ({ default: page.ExceptionsPage })),
  'admin.disputes': () =>
    import('../features/billing/disputes/list-page.tsx').then((page) => ({ default: page.DisputesPage })),
  'admin.disputes.detail': () =>
    import('../features/billing/disputes/desk-page.tsx').then((page) => ({ default: page.DeskDisputePage })),
  'admin.invoices': () =>
    import('../features/billing/staff-invoices/list-page.tsx').then((page) => ({ default: page.StaffInvoicesPage })),
  'admin.invoices.aging': () =>
    import('../features/billing/staff-invoices/aging-page.tsx').then((page) => ({ default: page.AgingPage })),
  'admin.invoices.detail': () =>
    import('../features/billing/staff-invoices/detail-page.tsx').then((page) => ({ default: page.StaffInvoicePage })),
  'admin.payments': () =>
    import('../features/billing/staff-payments/list-page.tsx').then((page) => ({ default: page.StaffPaymentsPage })),
  'admin.payments.bank-file': () =>
    import('../features/billing/staff-payments/bank-file/bank-file-page.tsx').then((page) => ({
      default: page.BankFilePage,
    })),
  'admin.payments.record': () =>
    import('../features/billing/staff-payments/record/record-page.tsx').then((page) => ({
      default: page.RecordPaymentPage,
    })),
  'admin.payments.detail': () =>
    import('../features/billing/staff-payments/detail-page.tsx').then((page) => ({ default: page.StaffPaymentPage })),
  'admin.credit-holds': () =>
    import('../features/billing/credit-holds/list-page.tsx').then((page) => ({ default: page.CreditHoldsPage })),
  'admin.credit-holds.detail': () =>
    import('../features/billing/credit-holds/detail-page.tsx').then((page) => ({ default: page.CreditAccountPage })),
  'admin.carrier-bills': () =>
    import('../features/billing/carrier-bills/list-page.tsx').then((page) => ({ default: page.CarrierBillsPage })),
  'admin.carrier-bills.detail': () =>
    import('../features/billing/carrier-bills/detail-page.tsx').then((page) => ({ default: page.CarrierBillPage })),
  'admin.bookings': () =>
    import('../features/booking/staff-bookings/bookings-page.tsx').then((page) => ({
      default: page.UnclearBookingsPage,
    })),
  'ebay.quote': () =>
    import('../features/quoting/quotes/orders/order-quote-page.tsx').then((page) => ({ default: page.OrderQuotePage })),
  'ebay.ship': () =>
    import('../features/quoting/quotes/orders/order-quote-page.tsx').then((page) => ({ default: page.OrderShipPage })),
  'ebay.orders': () =>
    import('../features/marketplace/marketplace/orders/orders-page.tsx').then((page) => ({ default: page.OrdersPage })),
  'ebay.orders.detail': () =>
    import('../features/marketplace/marketplace/order/order-page.tsx').then((page) => ({ default: page.OrderPage })),
  'ebay.orders.batches': () =>
    import('../features/marketplace/marketplace/batch/batches-page.tsx').then((page) => ({
      default: page.BatchesPage,
    })),
  'ebay.orders.batch': () =>
    import('../features/marketplace/marketplace/batch/batch-page.tsx').then((page) => ({ default: page.BatchPage })),
  'admin.notifications': () =>
    import('../features/messaging/announcements/list-page.tsx').then((page) => ({ default: page.AnnouncementsPage })),
  'admin.notifications.new': () =>
    import('../features/messaging/announcements/edit-page.tsx').then((page) => ({ default: page.NewAnnouncementPage })),
  'admin.notifications.edit': () =>
    import('../features/messaging/announcements/edit-page.tsx').then((page) => ({
      default: page.EditAnnouncementPage,
    })),
  'admin.aliases': () =>
    import('../features/carriers/scac-aliases/aliases-page.tsx').then((page) => ({ default: page.AliasesPage })),
  'admin.edi': () =>
    import('../features/shipments/carrier-tracking/files-page.tsx').then((page) => ({ default: page.StatusFilesPage })),
  'admin.incidents': () =>
    import('../features/back-office/incidents/list-page.tsx').then((page) => ({ default: page.IncidentsPage })),
  'admin.incidents.detail': () =>
    import('../features/back-office/incidents/detail-page.tsx').then((page) => ({ default: page.IncidentPage })),
  'admin.integrations': () =>
    import('../features/back-office/integrations/integrations-page.tsx').then((page) => ({
      default: page.IntegrationsPage,
    })),
  'admin.parts': () => import('../features/catalog/parts/parts-page.tsx').then((page) => ({ default: page.PartsPage })),
  'admin.setup': () =>
    import('../features/back-office/setup/setup-page.tsx').then((page) => ({ default: page.SetupPage })),
  'admin.company': () =>
    import('../features/platform/company/company-page.tsx').then((page) => ({ default: page.CompanyPage })),
  'admin.audit': () =>
    import('../features/back-office/audit-trail/list-page.tsx').then((page) => ({ default: page.AuditTrailPage })),
  'admin.audit.detail': () =>
    import('../features/back-office/audit-trail/entry-page.tsx').then((page) => ({ default: page.AuditEntryPage })),
  'admin.roles': () =>
    import('../features/identity/staff-roles/roles-page.tsx').then((page) => ({ default: page.RolesPage })),
  'admin.users': () =>
    import('../features/identity/staff-users/users-page.tsx').then((page) => ({ default: page.StaffUsersPage })),
  'admin.accounts': () =>
    import('../features/back-office/staff-accounts/list-page.tsx').then((page) => ({ default: page.AccountsPage })),
  'admin.accounts.detail': () =>
    import('../features/back-office/staff-accounts/detail-page.tsx').then((page) => ({ default: page.AccountPage })),
  'admin.shipments': () =>
    import('../features/shipments/staff-shipments/list-page.tsx').then((page) => ({
      default: page.StaffShipmentsPage,
    })),
  'admin.shipments.detail': () =>
    import('../features/shipments/staff-shipments/detail-page.tsx').then((page) => ({
      default: page.StaffShipmentPage,
    })),
  'admin.partners': () =>
    import('../features/back-office/partners/list-page.tsx').then((page) => ({ default: page.PartnersPage })),
  'admin.partners.detail': () =>
    import('../features/back-office/partners/detail-page.tsx').then((page) => ({ default: page.PartnerPage })),
  'admin.oauth': () =>
    import('../features/identity/api-clients/list-page.tsx').then((page) => ({ default: page.OauthPage })),
  'admin.oauth.detail': () =>
    import('../features/identity/api-clients/detail-pages.tsx').then((page) => ({ default: page.StaffClientPage })),
  'settings.integrations': () =>
    import('../features/identity/api-clients/own-page.tsx').then((page) => ({ default: page.OwnIntegrationsPage })),
  'settings.integrations.client': () =>
    import('../features/identity/api-clients/detail-pages.tsx').then((page) => ({ default: page.OwnClientPage })),
  chat: () => import('../features/messaging/chats/chat-page.tsx').then((page) => ({ default: page.ChatPage })),
  'admin.chats': () =>
    import('../features/messaging/staff-chats/inbox-page.tsx').then((page) => ({ default: page.InboxPage })),
  'admin.chats.detail': () =>
    import('../features/messaging/staff-chats/inbox-page.tsx').then((page) => ({ default: page.InboxPage })),
} satisfies Readonly<Record<string, Page>>;
