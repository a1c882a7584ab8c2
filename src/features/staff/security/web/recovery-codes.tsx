import { CopyOutlined, DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { serverNow } from '../../../../platform/shared/server-clock.ts'
import { copyText } from '../../../../platform/web/parts/copy-text.ts'
import { absoluteTime } from '../../../../platform/web/list/time.ts'
import { useUnloadGuard } from '../../../../platform/web/form/unsaved-guard.tsx'

interface Props {
  readonly codes: readonly string[]
  readonly onKept: () => void
}

/** Shows new recovery codes; they cannot be shown again. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useUnloadGuard(true)
  const text = codes.join('\n')
  return (
    <div className="security-codes">
      <h3 ref={heading} tabIndex={-1}>
        {m.security_codes_title()}
      </h3>
      <p>{m.security_codes_text()}</p>
      <ol aria-label={m.security_codes_list()}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="security-state">
        <Button
          icon={<CopyOutlined aria-hidden />}
          onClick={() => void copyText(text, m.security_done(), m.security_codes_copied())}
        >
          {m.security_codes_copy()}
        </Button>
        <Button icon={<DownloadOutlined aria-hidden />} onClick={() => download(text)}>
          {m.security_codes_download()}
        </Button>
        <Button type="primary" onClick={onKept}>
          {m.security_codes_continue()}
        </Button>
      </div>
    </div>
  )
}

function download(codes: string): void {
  const title = m.security_codes_file({ product: m.shell_product(), time: absoluteTime(serverNow().toISOString()) })
  const address = URL.createObjectURL(new Blob([`${title}\n\n${codes}\n`], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'recovery-codes.txt'
  link.click()
  URL.revokeObjectURL(address)
}
