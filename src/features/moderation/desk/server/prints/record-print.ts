import { buffer } from 'node:stream/consumers'
import type { Context } from '../../../../../platform/server/context.ts'
import type { TermModel } from '../../../../../platform/shared/term-status.ts'
import { contentOf } from '../contents.ts'
import { picturePrint } from './picture-print.ts'
import type { Print } from './print.ts'
import { textPrint } from './text-print.ts'

/** Kinds of records whose first picture is their content, not a picture of their owner. */
const shown: ReadonlySet<TermModel> = new Set(['MEDIA', 'POST', 'PRODUCT'])

/** Kinds of records that often share a description with others of their kind, so that the title tells them apart. */
const named: ReadonlySet<TermModel> = new Set(['GROUP', 'PAGE', 'PRODUCT'])
/** How often each 5-gram of such a title counts: decision 0026. */
const titleWeight = 8

/** The print of a record's title and text, or of its first picture if the text is too short. */
export async function printOf(ctx: Context, model: TermModel, id: string): Promise<Print | null> {
  const content = await contentOf(ctx, model, id)
  if (!content) return null
  const print = textPrint(content.text, content.title, named.has(model) ? titleWeight : 1)
  if (print || !shown.has(model)) return print
  const picture = (await content.medias(ctx)).find(({ kind }) => kind === 'PHOTO')
  const file = picture && (await ctx.app.mediaStore.read(picture.thumbnail_key ?? picture.key))
  if (!file) return null
  try {
    return await picturePrint(await buffer(file.stream))
  } catch (error) {
    ctx.log.warn({ err: error, media: picture.id }, 'a picture could not be compared')
    return null
  }
}
