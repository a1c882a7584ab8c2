import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Skeleton } from 'antd'
import { useState } from 'react'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { Mark } from '../../../../platform/web/list/cells.tsx'
import { ListError } from '../../../../platform/web/list/list-empty.tsx'
import { absoluteTime } from '../../../../platform/web/list/time.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { Enrolment } from './enrolment.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { renewRecoveryCodesDocument } from './security.documents.ts'
import { secondFactorQuery } from './security-queries.ts'

/** With fewer codes left than this, a warning is shown. */
const few = 4

/** The action on the second factor that is open; undefined at first. */
type Doing =
  | { readonly what: 'enrol' | 'renew' | 'remove' }
  | { readonly what: 'show codes'; readonly codes: readonly string[] }

/** The state of the second factor, and its actions. */
export function SecondFactorSection() {
  const queries = useQueryClient()
  const { data: factor, isError } = useQuery(secondFactorQuery)
  const [doing, setDoing] = useState<Doing>()
  const settle = () => {
    setDoing(undefined)
    void queries.invalidateQueries({ queryKey: secondFactorQuery.queryKey })
  }
  const removed = () => {
    notices.success(m.common_success(), m.security_factor_removed())
    settle()
  }
  return (
    <section className="security-sheet" aria-labelledby="security-factor">
      <h2 id="security-factor">{m.security_factor()}</h2>
      <p>{m.security_factor_text()}</p>
      {factor === undefined ? (
        isError ? (
          <ListError />
        ) : (
          <Skeleton active paragraph={{ rows: 2 }} title={false} />
        )
      ) : doing?.what === 'enrol' ? (
        <Enrolment onDone={settle} onCancel={settle} />
      ) : doing?.what === 'show codes' ? (
        <RecoveryCodes codes={doing.codes} onKept={settle} />
      ) : (
        <State factor={factor} onDo={(what) => setDoing({ what })} />
      )}
      {doing?.what === 'renew' && (
        <ProofDialog
          title={m.security_factor_renew()}
          text={m.security_factor_renew_text()}
          okText={m.security_factor_renew()}
          send={async (proof) => (await request(renewRecoveryCodesDocument, { proof })).renewRecoveryCodes.codes}
          onDone={(codes) => setDoing({ what: 'show codes', codes })}
          onClose={settle}
        />
      )}
      {doing?.what === 'remove' && (
        <ProofDialog
          title={m.security_factor_remove_title()}
          text={m.security_factor_remove_text()}
          okText={m.security_factor_remove()}
          send={(proof) => request(mutation('removeSecondFactor'), { proof })}
          onDone={removed}
          onClose={settle}
        />
      )}
    </section>
  )
}

interface StateProps {
  readonly factor: { readonly since?: string | null; readonly recoveryCodesLeft: number }
  readonly onDo: (what: 'enrol' | 'renew' | 'remove') => void
}

function State({ factor: { since, recoveryCodesLeft }, onDo }: StateProps) {
  if (!since) {
    return (
      <div className="security-state">
        <Mark>{m.security_factor_off()}</Mark>
        <Button type="primary" onClick={() => onDo('enrol')}>
          {m.security_factor_start()}
        </Button>
      </div>
    )
  }
  return (
    <>
      <p>
        <Mark tone="good">{m.security_factor_since({ time: absoluteTime(since) })}</Mark>
      </p>
      <p>{m.security_factor_left({ count: recoveryCodesLeft })}</p>
      {recoveryCodesLeft < few && <Alert type="warning" showIcon title={m.security_factor_left_few()} />}
      <div className="security-state">
        <Button onClick={() => onDo('renew')}>{m.security_factor_renew()}</Button>
        <Button danger onClick={() => onDo('remove')}>
          {m.security_factor_remove()}
        </Button>
      </div>
    </>
  )
}
