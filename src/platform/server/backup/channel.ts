import { chmod, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { join, relative, resolve } from 'node:path'
import { text } from 'node:stream/consumers'

/**
 * How a command reaches the server that has the embedded database open: a socket in the data folder, which only the user
 * of that folder may open. A request and an answer are JSON.
 */
export interface ChannelRequest {
  readonly command: string
  readonly [parameter: string]: unknown
}

/** Characters of a socket's address that every system takes. */
const longestAddress = 100

/** Undefined if it would be too long. */
function addressOf(dataDir: string): string | undefined {
  const path = join(resolve(dataDir), 'command.sock')
  const near = relative(process.cwd(), path)
  const shorter = near.length < path.length ? near : path
  return shorter.length <= longestAddress ? shorter : undefined
}

/**
 * Opens the channel of a server. The lock of the folder says that no other server has it.
 *
 * @returns closes it; null if the folder's path is too long for a socket
 */
export async function openChannel(
  dataDir: string,
  answer: (request: ChannelRequest) => Promise<object>,
): Promise<(() => Promise<void>) | null> {
  const address = addressOf(dataDir)
  if (address === undefined) return null
  await rm(address, { force: true })
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => {})
    void respond(socket, answer)
  })
  await new Promise<void>((done, fail) => server.once('error', fail).listen(address, done))
  await chmod(address, 0o600)
  return () => new Promise((done) => server.close(() => done()))
}

async function respond(socket: Socket, answer: (request: ChannelRequest) => Promise<object>): Promise<void> {
  try {
    const request = JSON.parse(await text(socket)) as ChannelRequest
    socket.end(JSON.stringify({ answer: await answer(request) }))
  } catch (error) {
    socket.end(JSON.stringify({ error: (error as Error).message }))
  }
}

/** Asks the server that has a data folder open. @throws what it answered, or that it ended meanwhile */
export async function askServer<T>(dataDir: string, request: ChannelRequest): Promise<T> {
  const address = addressOf(dataDir)
  if (address === undefined)
    throw new Error('the path of DATA_DIR is too long for a socket: stop the server, or move the folder')
  const socket = connect({ path: address, allowHalfOpen: true })
  socket.end(JSON.stringify(request))
  const received = await text(socket).catch((error: NodeJS.ErrnoException) => {
    throw new Error(
      `the process that uses ${dataDir} takes no commands (${error.code}): it may be another command, or still starting`,
    )
  })
  if (!received) throw new Error('the server ended before it answered')
  const { answer, error } = JSON.parse(received) as { answer?: T; error?: string }
  if (answer === undefined) throw new Error(error)
  return answer
}
