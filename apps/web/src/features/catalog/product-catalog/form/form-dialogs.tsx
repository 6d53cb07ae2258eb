import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { notifyDone } from '../../../../ui/notify.ts';
import { productQuery, productReads } from '../api.ts';
import { emptyForm, formOf, withLinkedFigures, type LinkedFigures } from './form-values.ts';
import { ProductForm } from './product-form.tsx';

const catalog = endpoints.productCatalog;

export function AddDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { units } = useFormats();
  const { mutateAsync } = useApiMutation(catalog.create, { refreshes: productReads });
  const [id] = useState(() => crypto.randomUUID());
  return (
    <FormDialog title={t('product_catalog.form.add_title')} size={720} onClose={onClose}>
      {(guard) => (
        <ProductForm
          guard={guard}
          initial={emptyForm(units)}
          saveLabel={t('product_catalog.form.create')}
          save={async (body) => {
            const answer = await mutateAsync({ body: { ...body, id } });
            notifyDone({ title: t('product_catalog.created'), text: answer.data.description });
            onClose();
            return answer;
          }}
        />
      )}
    </FormDialog>
  );
}

type EditProps = { readonly id: string; readonly brought: LinkedFigures; readonly onClose: () => void };

export function EditDialog({ id, brought, onClose }: EditProps) {
  const { t } = useTranslation();
  const query = useQuery(productQuery(id));
  const { mutateAsync } = useApiMutation(catalog.update, { refreshes: productReads });
  const product = query.data?.data;
  return (
    <FormDialog title={t('product_catalog.form.edit_title')} size={720} onClose={onClose}>
      {(guard) => (
        <>
          {query.isPending && <p className="wb-soft">{t('common.loading')}</p>}
          {query.isError && !product && (
            <LoadFailed
              message={
                query.error.code === 'not_found' ? t('product_catalog.detail.gone') : t('product_catalog.failed')
              }
              retry={() => void query.refetch()}
            />
          )}
          {product && (
            <ProductForm
              guard={guard}
              initial={withLinkedFigures(formOf(product), brought)}
              saveLabel={t('product_catalog.form.save')}
              save={async (body) => {
                const answer = await mutateAsync({ params: { id }, body });
                notifyDone({ title: t('product_catalog.updated'), text: answer.data.description });
                onClose();
                return answer;
              }}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
