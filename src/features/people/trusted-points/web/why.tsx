import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { useId, useState } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { Sentences } from './sentences.tsx'
import { whyDocument } from './trusted-point.documents.ts'

interface Props {
  readonly userId: string
  readonly entryId?: string
  readonly actionId?: string
  /** What is asked about, for those who do not see the row. */
  readonly of: string
}

/** 'Why?' of an entry, or of an action: the sentences appear below. */
export function Why({ of, ...about }: Props) {
  const [open, setOpen] = useState(false)
  const region = useId()
  return (
    <div className="why">
      <Button
        type="link"
        size="small"
        aria-expanded={open}
        aria-controls={region}
        aria-label={m.trusted_points_why_of({ of })}
        onClick={() => setOpen(!open)}
      >
        {m.trusted_points_why()}
      </Button>
      <div id={region} role="status">
        {open && <Reasons {...about} />}
      </div>
    </div>
  )
}

function Reasons(about: Omit<Props, 'of'>) {
  const { data, isError } = useQuery({
    queryKey: ['TRUSTED_POINT_CONFIG', 'why', about],
    queryFn: async ({ signal }) => (await request(whyDocument, about, { signal })).cmsWhyPoints,
  })
  if (isError) return <p role="alert">{m.trusted_points_why_failed()}</p>
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 1 }} />
  return <Sentences sentences={data} />
}
