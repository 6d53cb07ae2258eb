/** Every page of the customer frame that stands at an address of its own. `:id` stands for a shipment of the demo. */
export const customerPages: readonly string[] = [
  '/',
  '/track',
  '/track?search=nothing-like-this',
  '/track/detail/:id',
  '/my-shipments',
  '/quote?step=request',
  '/quote-requests',
  '/address-book',
  '/product-catalog',
  '/product-catalog?add=new',
  '/settings',
  '/settings/account',
  '/video-tutorials',
  '/profile',
  '/no/such/page',
];
