import type { ReactNode } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { Facts } from '../../../../platform/web/parts/facts.tsx'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { CopyId, Mark, Moment } from '../../../../platform/web/list/cells.tsx'
import type { RowAction } from '../../../../platform/web/list/list-declaration.ts'
import type { OpenDetail } from '../../../../platform/web/list/use-open-detail.ts'
import { yesOrNo } from '../../../../platform/web/words/yes-or-no.ts'
import { OpenInApp } from '../../../records/external-ids/web/public.ts'
import { AddedParts } from '../../../../platform/web/records/record-parts.tsx'
import { RecordCard } from '../../../records/live/web/public.ts'
import { Thumbnail } from '../../../records/media/web/public.ts'
import { categoryName } from '../../page-categories/web/public.ts'
import { PersonLink } from '../../../records/persons/web/public.ts'
import { StatusMark } from '../../../records/term-status/web/public.ts'
import { type PageDetail, pageQuery } from './page-cache.ts'
import { pageStatus } from './page-status.ts'
import type { PageRow } from './page-listing.tsx'
import { pageTypeName, verifyName } from './page-texts.ts'
import './pages.css'

interface Props {
  readonly open: OpenDetail
  readonly actions: readonly RowAction<PageRow>[]
}

/** A page in full, over the list, with its status and its newest posts. */
export default function PageCard({ open, actions }: Props) {
  return (
    <RecordCard
      model="PAGE"
      open={open}
      query={pageQuery(open.id)}
      title={(page) => page?.name ?? m.pages_record()}
      gone={m.pages_text_gone()}
      actions={actions}
      advances
      status={pageStatus}
    >
      {(page) => (
        <>
          <div className="pages-head">
            <Thumbnail media={page.logo} />
            <p className="pages-marks">
              <StatusMark status={page.termStatus} until={page.reason[0]?.until} />
              {page.verified && <Mark tone="info">{m.pages_verified()}</Mark>}
              {page.isPartner && <Mark tone="good">{m.pages_is_partner()}</Mark>}
              {page.isProvideNews && <Mark tone="warning">{m.pages_is_news()}</Mark>}
            </p>
          </div>
          {page.description && <p className="facts-prose">{page.description}</p>}
          <OpenInApp to={page.appLink} />
          <Facts facts={factsOf(page)} />
          <AddedParts model="PAGE" record={page} />
        </>
      )}
    </RecordCard>
  )
}

function factsOf(page: PageDetail): [string, ReactNode][] {
  const { totals } = page
  return [
    [m.common_id(), <CopyId key="id" id={page._id} />],
    [m.common_type(), pageTypeName(page.type)],
    [m.pages_business_type(), page.category && categoryName(page.category)],
    [m.common_phone_number(), page.phoneNumber],
    [m.common_email(), page.email],
    [m.pages_website(), page.website],
    [m.pages_creator(), <PersonLink key="creator" person={page.creator} />],
    [m.pages_owner(), page.owner && <PersonLink key="owner" person={page.owner} />],
    [m.pages_admins(), page.admins.length > 0 && <People key="admins" people={page.admins} />],
    [m.pages_verify_status(), page.verify && verifyName(page.verify.status)],
    [m.pages_is_partner(), yesOrNo(page.isPartner)],
    [m.pages_is_news(), yesOrNo(page.isProvideNews)],
    [m.pages_pinned_limit(), page.pinnedLimit ?? m.pages_no_limit()],
    [m.pages_likes(), formatNumber(totals.likes)],
    [m.pages_posts(), formatNumber(totals.posts)],
    [m.pages_follows(), formatNumber(totals.follows)],
    [m.pages_reviews(), formatNumber(totals.reviews)],
    [m.pages_reports(), formatNumber(totals.reports)],
    [m.common_created_at(), <Moment key="at" at={page.createdAt} />],
  ]
}

function People({ people }: { readonly people: PageDetail['admins'] }) {
  return (
    <span className="pages-people">
      {people.map((person) => (
        <PersonLink key={person._id} person={person} />
      ))}
    </span>
  )
}
