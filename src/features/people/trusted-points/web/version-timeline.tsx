import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import type { TrustedPointVersionsQuery } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { absoluteTime } from '../../../../platform/web/list/time.ts'
import { ChangeList } from '../../../records/audit/web/public.ts'
import { ruleNumbers } from '../trusted-point.values.ts'
import { trustedPointVersionsDocument } from './trusted-point.documents.ts'

const model = 'TRUSTED_POINT_CONFIG'
const fields = ['actionType', 'points', 'description', ...ruleNumbers] as const

type Version = TrustedPointVersionsQuery['cmsGetTrustedPointVersions'][number]

/** The versions themselves. Loaded separately, with the words for every kind of record. */
export default function VersionTimeline({ id }: { readonly id: string }) {
  const { data, isError } = useQuery({
    queryKey: [model, 'versions', id],
    queryFn: async ({ signal }) =>
      (await request(trustedPointVersionsDocument, { _id: id }, { signal })).cmsGetTrustedPointVersions,
  })
  if (isError) return <p role="alert">{m.trusted_points_versions_failed()}</p>
  if (!data) return <Skeleton active paragraph={{ rows: 3 }} />
  return (
    <ol className="trusted-points-versions">
      {data.map((version, i) => (
        <li key={version.rule.version}>
          <p>
            <strong>{m.trusted_points_version({ number: version.rule.version })}</strong>{' '}
            <small>{periodOf(version)}</small>
          </p>
          <ChangeList model={model} changes={changesOf(version, data[i + 1])} />
          {version.savedBy && <small>{m.trusted_points_version_by({ name: version.savedBy.fullName })}</small>}
        </li>
      ))}
    </ol>
  )
}

const periodOf = ({ since, until }: Version) =>
  `${absoluteTime(since)} – ${until ? absoluteTime(until) : m.trusted_points_version_now()}`

/** What a version changed; for the first version, all its values. */
function changesOf({ rule }: Version, former: Version | undefined) {
  const before = former?.rule
  return fields
    .filter((field) => (rule[field] ?? '') !== (before?.[field] ?? ''))
    .map((field) => ({ field, before: before?.[field], after: rule[field] }))
}
