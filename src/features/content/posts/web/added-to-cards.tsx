import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import { addToCard } from '../../../../platform/web/records/record-parts.tsx'

const RecentPosts = lazyPart(async () => ({ default: (await import('./recent-posts.tsx')).RecentPosts }))

addToCard<{ readonly _id: string }>('PAGE', ({ record }) => <RecentPosts targetId={record._id} isPage heading="h2" />)
