import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { m } from '../../../../generated/messages/messages.js'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { ListError } from '../../../../platform/web/list/list-empty.tsx'
import { bannerModel, targetName } from './banner-listing.tsx'
import { bannersDocument } from './banner.documents.ts'
import './banners.css'

/** More banners than anybody would swipe through. */
const most = 100

/** `/banners/app`: what the app shows now, as it shows it; read only. */
export function AppBannersScreen() {
  const { data, isError } = useQuery({
    queryKey: [bannerModel, 'app'],
    queryFn: async ({ signal }) =>
      (await request(bannersDocument, { limit: most, page: 1, filter: { type: 'APP' } }, { signal })).cmsListBanner
        .items,
  })
  if (isError) return <ListError />
  if (data === undefined) return <Skeleton active paragraph={{ rows: 8 }} />
  return (
    <section className="banners-app">
      <h1>{m.banners_in_app()}</h1>
      <p>{data.length > 0 ? m.banners_app_text() : m.banners_app_none()}</p>
      {data.length > 0 && (
        <div className="banners-app-columns">
          <div className="banners-phone">
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
            <div className="banners-slides" role="region" aria-label={m.banners_in_app()} tabIndex={0}>
              {data.map(({ _id, name, media }) => (
                <div key={_id} id={`banner-${_id}`} className="banners-slide">
                  <img src={media.uri} alt={name} />
                </div>
              ))}
            </div>
            <span />
            <span />
            <span />
          </div>
          <ol>
            {data.map((banner) => (
              <li key={banner._id}>
                <Button
                  type="link"
                  size="small"
                  aria-label={m.banners_app_shown({ name: banner.name })}
                  onClick={() => showSlide(banner._id)}
                >
                  {banner.name}
                </Button>
                <small>{targetName(banner)}</small>
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  )
}

const showSlide = (id: string) =>
  document.getElementById(`banner-${id}`)?.scrollIntoView({ behavior: 'smooth', block: 'nearest', inline: 'center' })
