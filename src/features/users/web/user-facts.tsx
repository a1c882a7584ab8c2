import type { ReactNode } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { CopyId, Face, Mark, Moment } from '../../../platform/web/list/cells.tsx'
import { absoluteDay } from '../../../platform/web/list/time.ts'
import { groupName } from '../../../platform/web/group-name.ts'
import { StatusMark } from '../../term-status/web/public.ts'
import { countryName } from './country-name.ts'
import type { UserDetail } from './user-cache.ts'
import { formatPoints } from './user-listing.tsx'
import { genderName } from './user-texts.ts'

/** Who a person is, and what was decided about them, newest first. */
export function UserFacts({ user }: { readonly user: UserDetail }) {
  const facts: readonly (readonly [string, ReactNode])[] = [
    [m.users_id(), <CopyId key="id" id={user._id} />],
    [m.users_phone(), user.phoneNumber],
    [m.users_email(), user.email],
    [m.users_gender(), genderName(user.gender)],
    [m.users_country(), countryName(user.countryCode)],
    [m.users_date_of_birth(), user.dateOfBirth && absoluteDay(user.dateOfBirth)],
    [m.users_badge(), user.badge?.title],
    [m.users_badge_status(), user.badgeStatus],
    [m.users_point(), formatPoints(user.point)],
    [m.users_earned_points(), formatPoints(user.earnedPoints)],
    [m.users_total_posts(), user.totalPosts],
    [m.users_total_friends(), user.totalFriends],
    [m.users_topics(), user.interestingTopicKeys.join(', ')],
    [m.users_created_at(), <Moment key="at" at={user.createdAt} />],
  ]
  return (
    <>
      <div className="users-head">
        <Face src={user.avatar?.thumbnail2x ?? user.avatar?.uri ?? user.photoUrl} name={user.fullName} size={64} />
        <div>
          {user.username && <p className="users-handle">@{user.username}</p>}
          <p className="users-marks">
            <Mark tone="info">{groupName(user.group)}</Mark>
            <StatusMark status={user.termStatus} />
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
                <StatusMark status={entry.status} />
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
