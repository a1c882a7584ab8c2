import { m } from '../../../../generated/messages/messages.js'
import { ShownOnce } from '../../../../platform/web/form/shown-once.tsx'

interface Props {
  readonly secret: string
  /** The endpoint had another one before. */
  readonly hasFormer?: boolean
  readonly onKept: () => void
}

/** Shows the new secret of an endpoint. */
export function NewSecret({ secret, hasFormer = false, onKept }: Props) {
  return (
    <ShownOnce
      secret={secret}
      title={m.webhooks_secret_title()}
      copy={{ label: m.webhooks_secret_copy(), title: m.common_success(), done: m.webhooks_secret_copied() }}
      kept={m.webhooks_secret_kept()}
      onKept={onKept}
    >
      <p>{m.webhooks_secret_text()}</p>
      {hasFormer && <p>{m.webhooks_secret_overlap()}</p>}
    </ShownOnce>
  )
}
