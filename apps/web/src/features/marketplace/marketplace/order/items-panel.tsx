import type { MarketplaceOrder } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { ToneChip } from '../../../../ui/freight/status/status-chip.tsx';
import { IconAlertTriangle, IconCircleCheck } from '../../../../ui/icons.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { RouteLink } from '../../../../ui/route-link.tsx';
import css from '../marketplace.module.css';

/** What was bought, and whether the catalog knows how large it is. */
export function ItemsPanel({ order }: { readonly order: MarketplaceOrder }) {
  const { t } = useTranslation();
  const { money, number } = useChargedFormats();
  const unknown = order.items.some(({ product_id: product }) => product === null);
  return (
    <Panel
      title={t('marketplace.items')}
      note={t('marketplace.pieces', { count: order.pieces })}
      flush
      {...(unknown
        ? {
            foot: (
              <span className={css.soft}>
                {t('marketplace.catalog_hint')} <RouteLink to="products">{t('marketplace.open_catalog')}</RouteLink>
              </span>
            ),
          }
        : {})}
    >
      <div className={css.scroll}>
        <table className={css.plain}>
          <thead>
            <tr>
              <th scope="col">{t('marketplace.item')}</th>
              <th scope="col">{t('marketplace.sku')}</th>
              <th scope="col">{t('marketplace.catalog')}</th>
              <th scope="col" data-numeric>
                {t('marketplace.quantity')}
              </th>
              <th scope="col" data-numeric>
                {t('marketplace.price')}
              </th>
            </tr>
          </thead>
          <tbody>
            {order.items.map((line) => (
              <tr key={line.id}>
                <td>{line.title}</td>
                <td className="wb-mono">{line.sku ?? <span className="wb-soft">{t('marketplace.no_sku')}</span>}</td>
                <td>
                  {line.product_id === null ? (
                    <ToneChip tone="care" icon={IconAlertTriangle}>
                      {t('marketplace.catalog_unknown')}
                    </ToneChip>
                  ) : (
                    <ToneChip tone="go" icon={IconCircleCheck}>
                      {t('marketplace.catalog_known')}
                    </ToneChip>
                  )}
                </td>
                <td data-numeric>{number(line.quantity)}</td>
                <td data-numeric>{line.total === null ? '–' : money(line.total)}</td>
              </tr>
            ))}
          </tbody>
          {order.total !== null && (
            <tfoot>
              {order.delivery_cost !== null && (
                <tr>
                  <td colSpan={4}>{t('marketplace.delivery_paid')}</td>
                  <td data-numeric>{money(order.delivery_cost)}</td>
                </tr>
              )}
              <tr>
                <td colSpan={4}>{t('marketplace.total')}</td>
                <td data-numeric>{money(order.total)}</td>
              </tr>
            </tfoot>
          )}
        </table>
      </div>
    </Panel>
  );
}
