import { QRCode } from 'antd'
import { m } from '../../../../generated/messages/messages.js'

/** Dark on light in both themes: many cameras cannot read anything else. */
export default function QrCode({ uri }: { readonly uri: string }) {
  return (
    <div className="security-qr">
      <QRCode
        aria-label={m.security_enrol_qr()}
        value={uri}
        type="svg"
        size={184}
        color="#000000"
        bgColor="#ffffff"
        errorLevel="M"
        marginSize={2}
      />
    </div>
  )
}
