import { connect, type Socket } from 'node:net'

/** A connection on which a test writes any bytes and reads the response. */
export interface RawConnection {
  readonly socket: Socket
  write(text: string | Buffer): void
  /** Everything the server has written so far. */
  answer(): string
  /** The status of the first response; null before there is one. */
  status(): number | null
  closed: Promise<void>
}

export function openRaw(url: string): RawConnection {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.setEncoding('utf8').on('data', (text: string) => void (answer += text))
  // A refused connection may also end with a reset.
  socket.on('error', () => {})
  return {
    socket,
    write: (text) => void socket.write(text),
    answer: () => answer,
    status: () => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0) || null,
    closed: new Promise((done) => socket.once('close', () => done())),
  }
}

/** The head of a POST, up to the empty line. */
export function head(headers: Readonly<Record<string, string | number>>, path = '/graphql'): string {
  const lines = Object.entries({ host: 'x', ...headers }).map(([name, value]) => `${name}: ${value}`)
  return `POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
}

/** The parts of a multipart request with the boundary B, as they are written one after the other. */
export const formParts = {
  field: (name: string, value: string) => `--B\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  file: (name = '0', filename = 'a.png') =>
    `--B\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: image/png\r\n\r\n`,
  end: '\r\n--B--\r\n',
}
