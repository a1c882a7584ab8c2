import type { Page } from '@playwright/test'
import { type Api, setStatus } from './harness/api.ts'
import { dialog } from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

interface Media {
  readonly _id: string
  readonly type: 'PHOTO' | 'VIDEO'
  readonly uri: string
}

/** A visible post of the demo that shows a file like this. */
async function showing(admin: Api, wanted: (media: Media) => boolean) {
  const { cmsGetPosts } = await admin.ask<{ cmsGetPosts: { items: { _id: string; medias: Media[] }[] } }>(
    '{ cmsGetPosts(limit: 100, filter: { status: NORMAL }) { items { _id medias { _id type uri } } } }',
  )
  const post = cmsGetPosts.items.find(({ medias }) => medias.some(wanted))!
  const index = post.medias.findIndex(wanted)
  return { post, media: post.medias[index]!, number: index + 1 }
}

/** Longer than a link lasts. */
const sixMinutes = 6 * 60_000

const detail = (page: Page) => dialog(page, 'Post Detail')

test('a blocked photo that loads after its link is over, as when somebody scrolls, is asked for again', async ({
  page,
  admin,
  faults,
  letPass,
}) => {
  faults.allow(/status of 404/)
  const isRefused = ({ type, uri }: Media) => type === 'PHOTO' && uri.startsWith('/media-links/')
  const { post, number } = await showing(admin, isRefused)
  const late = Promise.withResolvers<void>()
  await page.route('/media-links/*', async (route) => {
    await late.promise
    await route.fallback()
  })
  await signIn(page, 'STAFF', `/posts?post=${post._id}`)
  const photo = detail(page)
    .getByRole('button', { name: `Enlarge photo ${number} ` })
    .locator('img')
  await expect(photo).toHaveAttribute('src', /^\/media-links\//)
  await letPass(sixMinutes)
  late.resolve()
  await expect.poll(() => photo.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBeGreaterThan(0)
})

test('a blocked video plays after its link is over, and goes on where it stopped', async ({
  page,
  admin,
  faults,
  letPass,
}) => {
  faults.allow(/status of 404/)
  const { post, media } = await showing(admin, ({ type }) => type === 'VIDEO')
  await setStatus(admin, 'MEDIA', media._id, 'BLOCKED', 'Not for everybody')
  try {
    await signIn(page, 'STAFF', `/posts?post=${post._id}`)
    const play = detail(page)
      .getByRole('button', { name: /^Play video/ })
      .first()
    await expect(play).toBeVisible()
    const covered = detail(page).getByRole('button', { name: 'Show the pictures' })
    if (await covered.isVisible()) await covered.click()
    await letPass(sixMinutes)
    await play.click()
    const player = dialog(page, 'Watch Video').locator('video')
    const at = () => player.evaluate((video: HTMLVideoElement) => (video.error ? -1 : video.currentTime))
    await expect.poll(at).toBeGreaterThan(0)

    const first = (await player.getAttribute('src'))!
    await letPass(sixMinutes)
    // What the browser does when it asks for the next part of a video, and is refused.
    await player.evaluate((video: HTMLVideoElement) => {
      video.currentTime = 3
      video.dispatchEvent(new Event('error'))
    })
    await expect(player).not.toHaveAttribute('src', first)
    await expect.poll(at).toBeGreaterThan(3)
  } finally {
    await setStatus(admin, 'MEDIA', media._id, 'NORMAL')
  }
})
