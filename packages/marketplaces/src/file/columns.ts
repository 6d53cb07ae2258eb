/** Columns of an order file: one row for each line of an order, its own facts on each or on the first of them. */
export const orderFileColumns = [
  'order_number',
  'ordered_on',
  'ship_by',
  'buyer',
  'name',
  'company',
  'street_1',
  'street_2',
  'city',
  'state',
  'postal_code',
  'country',
  'phone',
  'email',
  'sku',
  'title',
  'quantity',
  'price',
  'currency',
  'paid',
  'note',
] as const;
export type OrderFileColumn = (typeof orderFileColumns)[number];

/** Headings of other programs that mean the same, as letters and digits alone in lower case. */
const others: Readonly<Partial<Record<OrderFileColumn, readonly string[]>>> = {
  order_number: [
    'order',
    'orderid',
    'orderno',
    'ordernumber',
    'salesrecordnumber',
    'reference',
    'pedido',
    'numerodepedido',
  ],
  ordered_on: ['date', 'orderdate', 'saledate', 'created', 'createdat', 'fecha'],
  ship_by: ['shipbydate', 'shipby', 'duedate'],
  buyer: ['buyerusername', 'customer', 'customerid', 'comprador', 'cliente'],
  name: ['shiptoname', 'recipient', 'buyername', 'fullname', 'nombre', 'destinatario'],
  company: ['shiptocompany', 'companyname', 'empresa'],
  street_1: ['street', 'address', 'address1', 'addressline1', 'shiptoaddress1', 'calle', 'direccion'],
  street_2: ['address2', 'addressline2', 'shiptoaddress2'],
  city: ['shiptocity', 'town', 'ciudad'],
  state: ['shiptostate', 'province', 'region', 'stateprovince', 'estado'],
  postal_code: ['zip', 'zipcode', 'postcode', 'shiptozip', 'codigopostal', 'cp'],
  country: ['shiptocountry', 'countrycode', 'pais'],
  phone: ['shiptophone', 'buyerphone', 'telefono'],
  email: ['buyeremail', 'correo'],
  sku: ['item', 'itemnumber', 'productnumber', 'customlabel', 'articulo'],
  title: ['itemtitle', 'description', 'product', 'producto', 'descripcion'],
  quantity: ['qty', 'units', 'cantidad'],
  price: ['itemprice', 'unitprice', 'soldfor', 'precio'],
  currency: ['moneda'],
  paid: ['paidon', 'paymentstatus', 'pagado'],
  note: ['notes', 'buyernote', 'nota'],
};

const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Which column of a file holds what; of two with the same meaning the first. */
export function matchHeadings(headings: readonly string[]): ReadonlyMap<OrderFileColumn, number> {
  const places = new Map<OrderFileColumn, number>();
  headings.forEach((heading, place) => {
    const text = bare(heading);
    const column = orderFileColumns.find((name) => bare(name) === text || others[name]?.includes(text));
    if (column !== undefined && !places.has(column)) places.set(column, place);
  });
  return places;
}
