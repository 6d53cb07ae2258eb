export { AwaitingPayment } from './booking/awaiting-payment.tsx';
export { PaymentChoice } from './booking/payment-choice.tsx';
export { useCanHold } from './api.ts';
export { PayBar } from './bar/pay-bar.tsx';
export { PayInvoice } from './bar/pay-invoice.tsx';
export { usePayable } from './bar/use-payable.ts';
export { ReceiptButton } from './receipt-button.tsx';
export { WaitingBookings } from './waiting/waiting-bookings.tsx';
