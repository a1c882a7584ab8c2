import { buffer } from 'node:stream/consumers'
import type { Context } from '../../../../platform/server/context.ts'
import type { TermModel } from '../../../term-status/term-status.values.ts'
import { contentOf } from '../contents.ts'
import { picturePrint } from './picture-print.ts'
import type { Print } from './print.ts'
import { textPrint } from './text-print.ts'

/** Records whose first picture is what they show, not whom they belong to. */
const shown: ReadonlySet<TermModel> = new Set(['MEDIA', 'POST', 'PRODUCT'])

/** The print of what a record says, or, if that is too little, of the first picture that it shows. */
export async function printOf(ctx: Context, model: TermModel, id: string): Promise<Print | null> {
  const content = await contentOf(ctx, model, id)
  if (!content) return null
  const print = textPrint(content.text)
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
