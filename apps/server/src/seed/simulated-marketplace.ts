import { productBody } from '@waybill/contract';
import type { Services } from '../core/context.ts';
import type { Tx } from '../core/database/database.ts';
import { insertRows } from '../core/database/insert-rows.ts';
import { newId } from '../core/ids.ts';
import { sealSecret } from '../modules/marketplace/marketplace/index.ts';
import { columnsOf } from '../modules/catalog/product-catalog/index.ts';
import { demoPermission, demoSeller, goods, type Good } from '../simulators/ebay/index.ts';
import { demoOwner } from './demo-owner.ts';
import { once } from './once.ts';

/** The demo account that sells at the marketplace. */
const seller = 'building';
/** Left out of the catalog, to demonstrate unknown products. */
const notInCatalog: ReadonlySet<string> = new Set(['XP-9001']);

const inches = (value: number) => ({ value, unit: 'in' }) as const;

function productOf({ sku, title, box: [length, width, height], pounds, packageType }: Good) {
  return columnsOf(
    productBody.parse({
      description: title,
      product_number: sku,
      package_type: packageType,
      length: inches(length),
      width: inches(width),
      height: inches(height),
      weight: { value: pounds, unit: 'lb' },
      pieces: 1,
    }),
  );
}

async function put(services: Services, tx: Tx, now: Date): Promise<void> {
  const desk = await demoOwner(tx, seller);
  if (desk === null) return;
  const [accountId, id] = [desk.accountId, newId()];
  const known = goods.filter(({ sku }) => sku !== null && !notInCatalog.has(sku));
  await insertRows(
    tx,
    'products',
    known.map((good) => ({
      ...productOf(good),
      hazmat: null,
      account_id: accountId,
      id: newId(),
      created_at: now,
      updated_at: now,
    })),
  );
  await tx
    .insertInto('marketplace_connections')
    .values({
      account_id: accountId,
      id,
      provider: 'ebay',
      environment: 'simulator',
      seller_id: demoSeller.userId,
      seller: demoSeller.username,
      state: 'active',
      connected_at: now,
      updated_at: now,
      due_at: now,
    })
    .execute();
  const { keyId, bytes } = sealSecret(services, id, demoPermission);
  await tx
    .insertInto('marketplace_secrets')
    .values({ account_id: accountId, connection_id: id, sealed: bytes, key_id: keyId })
    .execute();
}

/** Connects the demo to the simulated marketplace, once; its orders are imported from there. */
export async function seedSimulatedMarketplace(services: Services, now: Date): Promise<void> {
  if (services.outside.marketplaces?.['ebay']?.environment !== 'simulator') return;
  await once(services.database.staff, 'simulated_marketplace', now, (tx) => put(services, tx, now));
}
