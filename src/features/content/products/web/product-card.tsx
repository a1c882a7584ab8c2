import { queryOptions } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { Facts } from '../../../../platform/web/parts/facts.tsx'
import { withFreshLinks } from '../../../../platform/web/requests/fresh-links.ts'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { CopyId, Mark, Moment } from '../../../../platform/web/list/cells.tsx'
import type { RowAction } from '../../../../platform/web/list/list-declaration.ts'
import type { OpenDetail } from '../../../../platform/web/list/use-open-detail.ts'
import { yesOrNo } from '../../../../platform/web/words/yes-or-no.ts'
import { keptOnScreen } from '../../../../platform/web/requests/record-cache.ts'
import { OpenInApp } from '../../../records/external-ids/web/public.ts'
import { AddedParts } from '../../../../platform/web/records/record-parts.tsx'
import { RecordCard } from '../../../records/live/web/public.ts'
import { Gallery } from '../../../records/media/web/public.ts'
import { PersonLink } from '../../../records/persons/web/public.ts'
import { productStatus } from './product-status.ts'
import type { ProductRow } from './product-listing.tsx'
import { priceText, productTypeName } from './product-texts.ts'
import { productDocument } from './product.documents.ts'
import './products.css'

const productQuery = (id: string) =>
  queryOptions({
    queryKey: ['PRODUCT', 'one', id],
    queryFn: async ({ signal }) => (await request(productDocument, { _id: id }, { signal })).cmsGetProduct,
    ...keptOnScreen,
  })

interface Props {
  readonly open: OpenDetail
  readonly actions: readonly RowAction<ProductRow>[]
}

/** A product in full, over the list, with its status. */
export default function ProductCard({ open, actions }: Props) {
  return (
    <RecordCard
      model="PRODUCT"
      open={open}
      query={productQuery(open.id)}
      title={(product) => product?.title ?? m.products_record()}
      gone={m.products_text_gone()}
      actions={actions}
      advances
      status={productStatus}
    >
      {(product) => (
        <>
          <p className="products-price">{priceText(product.price)}</p>
          {product.medias.length > 0 && (
            <Gallery medias={product.medias} renew={() => withFreshLinks(productQuery(open.id))} />
          )}
          {product.content && <p className="facts-prose">{product.content}</p>}
          <OpenInApp to={product.appLink} />
          <Facts
            facts={[
              [m.common_id(), <CopyId key="id" id={product._id} />],
              [m.common_type(), productTypeName(product.type)],
              [
                m.products_page(),
                <Fragment key="page">
                  <Link to="/pages" search={{ pageId: product.page._id }}>
                    {product.page.name}
                  </Link>{' '}
                  {product.leadsToBlocked && <Mark tone="bad">{m.common_leads_to_blocked()}</Mark>}
                </Fragment>,
              ],
              [m.products_creator(), <PersonLink key="creator" person={product.creator} />],
              [m.products_on_store(), yesOrNo(product.availableOnTravelStore)],
              [m.products_likes(), formatNumber(product.totalLikes)],
              [m.products_shares(), formatNumber(product.totalShares)],
              [m.products_reports(), formatNumber(product.totalReports)],
              [m.common_created_at(), <Moment key="at" at={product.createdAt} />],
            ]}
          />
          <AddedParts model="PRODUCT" record={product} />
        </>
      )}
    </RecordCard>
  )
}
