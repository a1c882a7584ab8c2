import { type DragEvent, useState } from 'react'
import type { MediaPictureFragment } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/media.js'
import { failureText } from '../../../../platform/web/form/failure.ts'
import { useHoldsForm } from '../../../../platform/web/form/uploads.tsx'
import { useSubmission } from '../../../../platform/web/form/use-submission.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { isRequestError, request } from '../../../../platform/web/requests/graphql-client.ts'
import { uploadPhotoDocument } from './media.documents.ts'

/** What the specification sends with an upload; the server measures the picture itself. */
const dimensions = { height: 100, width: 100 }
const none: readonly string[] = []

export interface PictureLimits {
  /** How many pictures the field holds. */
  readonly most: number
  /** In bytes. */
  readonly largest: number
}

interface Upload extends PictureLimits {
  /** How many of them are there already; a single one is replaced. */
  readonly held: number
  readonly onUploaded: (pictures: readonly MediaPictureFragment[]) => void
}

/** Uploads chosen or dropped pictures at once. One that fails keeps no other from being uploaded, and is named. */
export function usePictureUpload({ most, largest, held, onUploaded }: Upload) {
  const [faults, setFaults] = useState(none)
  const refuse = (found: readonly string[]) => {
    setFaults(found)
    if (found.length > 0) notices.error(m.media_upload_failed(), found.join(' '))
  }
  const { submit, busy } = useSubmission({
    async send(files: readonly File[], { idempotencyKey }) {
      const pictures: MediaPictureFragment[] = []
      const faults: string[] = []
      for (const [i, file] of files.entries()) {
        const problem = problemOf(file, largest)
        try {
          if (problem === undefined) pictures.push(await upload(file, `${idempotencyKey}-${i}`))
          else faults.push(`${file.name}: ${problem}`)
        } catch (error) {
          if (isRequestError(error, 'OFFLINE')) throw error
          faults.push(`${file.name}: ${failureText(error)}`)
        }
      }
      return { pictures, faults }
    },
    onDone({ pictures, faults }) {
      refuse(faults)
      if (pictures.length > 0) onUploaded(pictures)
    },
    onFailure: (text) => refuse([text]),
  })
  useHoldsForm(busy)
  const choose = (files: readonly File[]) => {
    if (files.length === 0 || busy) return
    const isTooMany = files.length + (most === 1 ? 0 : held) > most
    refuse(isTooMany ? [m.media_text_too_many({ count: most })] : none)
    if (!isTooMany) void submit(files)
  }
  const dropping = {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop(event: DragEvent) {
      event.preventDefault()
      choose([...event.dataTransfer.files])
    },
  }
  return { choose, dropping, busy, faults }
}

const upload = async (file: File, idempotencyKey: string): Promise<MediaPictureFragment> =>
  (await request(uploadPhotoDocument, { file, dimensions }, { idempotencyKey })).uploadPhoto

function problemOf({ type, size }: File, largest: number): string | undefined {
  if (!type.startsWith('image/')) return m.media_images_only()
  return size > largest ? m.media_text_too_large({ megabytes: largest / 1024 / 1024 }) : undefined
}
