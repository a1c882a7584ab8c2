import { useQuery } from '@tanstack/react-query'
import { Image } from 'antd'
import { useState } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { withFreshLinks } from '../../../../platform/web/requests/fresh-links.ts'
import { loadPrivateFile } from '../../../../platform/web/requests/private-file.ts'
import { type VerifyDetail, verifyQuery } from './verify-cache.ts'
import './verifies.css'

/** The documents of a request; each can be enlarged, by click and by keyboard, and leads to the others. */
export function Documents({ request }: { readonly request: VerifyDetail }) {
  const [enlarged, setEnlarged] = useState<number>()
  const groups = groupsOf(request)
  const all = picturesOf(request)
  const { addresses, failed } = usePictures(request._id, all.length > 0)
  if (request.erasedAt) return <p className="verifies-note">{m.verifies_text_erased()}</p>
  if (all.length === 0) return <p className="verifies-note">{m.verifies_no_documents()}</p>
  if (failed) return <p role="alert">{m.verifies_documents_failed()}</p>
  return (
    <>
      {groups.map(({ title, pictures }) => (
        <section key={title} className="verifies-section" aria-label={title}>
          <h2>{title}</h2>
          <ul className="verifies-documents">
            {pictures.map((picture, index) => (
              <li key={picture._id}>
                <button
                  type="button"
                  className="verifies-document"
                  style={{ aspectRatio: picture.width / picture.height }}
                  aria-label={m.verifies_enlarge({ title, number: index + 1, count: pictures.length })}
                  onClick={() => setEnlarged(all.indexOf(picture))}
                >
                  {addresses && <img src={addresses[all.indexOf(picture)]} alt="" />}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {addresses && (
        <Image.PreviewGroup
          items={[...addresses]}
          preview={{
            open: enlarged !== undefined,
            current: enlarged ?? 0,
            alt: m.verifies_document(),
            onChange: setEnlarged,
            onOpenChange: (open) => !open && setEnlarged(undefined),
          }}
        />
      )}
    </>
  )
}

const groupsOf = (request: VerifyDetail) =>
  [
    { title: m.verifies_identity_photos(), pictures: request.photoIdentityMedias },
    { title: m.verifies_licence_photos(), pictures: request.businessLicenseMedias },
    { title: m.verifies_taken_photos(), pictures: request.photosTaken },
  ].filter(({ pictures }) => pictures.length > 0)

const picturesOf = (request: VerifyDetail) => groupsOf(request).flatMap(({ pictures }) => pictures)

/**
 * The loaded pictures. Each loading is audited, so it is not repeated by itself. When the dialog opens again, the request
 * that is known from before may have links that are over.
 */
function usePictures(id: string, enabled: boolean) {
  const { data: addresses, isError } = useQuery({
    // Not below 'VERIFY': a decision does not load them again.
    queryKey: ['VerifyDocuments', id],
    queryFn: async ({ signal }) => {
      const pictures = picturesOf(await withFreshLinks(verifyQuery(id)))
      return Promise.all(pictures.map(({ uri }) => loadPrivateFile(uri, signal)))
    },
    enabled,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  return { addresses, failed: isError }
}
