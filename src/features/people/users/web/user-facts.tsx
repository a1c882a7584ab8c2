import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { Face } from '../../../../platform/web/parts/face.tsx'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { CopyId, Mark, Moment } from '../../../../platform/web/list/cells.tsx'
import { absoluteDay } from '../../../../platform/web/list/time.ts'
import { groupName } from '../../../../platform/web/words/group-name.ts'
import { StatusMark } from '../../../records/term-status/web/public.ts'
import { countryName } from './country-name.ts'
import type { UserDetail } from './user-cache.ts'
import { nameOfUser } from './user-listing.tsx'
import { topicName } from './topic-name.ts'
import { badgeStatusName } from './user-texts.ts'
import { genderName } from '../../../../platform/web/words/gender-name.ts'

/** Leads to the person's posts. */
function PostsLink({ user }: { readonly user: UserDetail }) {
  return (
    <Link to="/posts" search={{ createdBy: user._id }} title={m.users_posts_of({ name: nameOfUser(user) })}>
      {formatNumber(user.totalPosts)}
    </Link>
  )
}

/** A person's facts, and the status changes, newest first. */
export function UserFacts({ user }: { readonly user: UserDetail }) {
  const facts: readonly (readonly [string, ReactNode])[] = [
    [m.common_id(), <CopyId key="id" id={user._id} />],
    [m.common_phone_number(), user.phoneNumber],
    [m.common_email(), user.email],
    [m.common_gender(), genderName(user.gender)],
    [m.common_country(), countryName(user.countryCode)],
    [m.users_date_of_birth(), user.dateOfBirth && absoluteDay(user.dateOfBirth)],
    [m.common_badge(), user.badge?.title],
    [m.users_badge_status(), user.badgeStatus && badgeStatusName(user.badgeStatus)],
    [m.users_point(), formatNumber(user.point)],
    [m.users_earned_points(), formatNumber(user.earnedPoints)],
    [m.users_total_posts(), <PostsLink key="posts" user={user} />],
    [m.users_total_friends(), user.totalFriends],
    [m.users_topics(), user.interestingTopicKeys.map(topicName).join(', ')],
    [m.common_created_at(), <Moment key="at" at={user.createdAt} />],
  ]
  return (
    <>
      <div className="users-head">
        <Face person={user} size={64} />
        <div>
          {user.username && <p className="users-handle">@{user.username}</p>}
          <p className="users-marks">
            <Mark tone="info">{groupName(user.group)}</Mark>
            <StatusMark status={user.termStatus} until={user.reason[0]?.until} />
          </p>
        </div>
      </div>
      <dl className="users-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || value === 0 ? value : '—'}</dd>
          </div>
        ))}
      </dl>
      {user.reason.length > 0 && (
        <section className="users-section">
          <h2>{m.users_status_history()}</h2>
          <ul className="users-history">
            {user.reason.map((entry) => (
              <li key={entry.createdAt}>
                <StatusMark status={entry.status} until={entry.until} />
                <span>{entry.reason || '—'}</span>
                <Moment at={entry.createdAt} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
