import autocannon from 'autocannon'
import { type Client, documentId } from './client.ts'
import { cpuSeconds } from './cpu.ts'
import type { Running } from './server.ts'

export interface Request {
  readonly method: 'POST'
  readonly headers: Record<string, string>
  readonly body: string
}

export interface Fired {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  /** Milliseconds of the server's processor time for each request. */
  readonly cpu: number
}

/**
 * Sends one request again and again, over as many connections, for so many seconds.
 *
 * @throws an Error if one is refused or fails
 */
export async function fire(
  { process: { pid }, url }: Running,
  request: Request,
  { path, connections, seconds }: { path: string; connections: number; seconds: number },
): Promise<Fired> {
  const before = cpuSeconds(pid!)
  const { requests, latency, non2xx, errors } = await autocannon({
    ...request,
    url: url + path,
    connections,
    duration: seconds,
  })
  if (non2xx + errors > 0) throw new Error(`${url}${path}: ${non2xx} refused, ${errors} failed`)
  const cpu = ((cpuSeconds(pid!) - before) * 1000) / requests.total
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99, cpu }
}

export const measuredRequests = ['list', 'record'] as const
export type Measured = (typeof measuredRequests)[number]

/** The first page of people, or the newest person by id. */
export async function requestOf(asked: Measured, client: Client): Promise<Request> {
  const list = {
    documentId: documentId('Users'),
    variables: { limit: 10, page: 1, filter: {}, sortBy: { type: 'CREATED_AT', dir: 'DESC' } },
  }
  const ofPerson = async () => {
    const { cmsGetUsers } = await client.ask<{ cmsGetUsers: { items: { _id: string }[] } }>(
      list.documentId,
      list.variables,
    )
    return { documentId: documentId('User'), variables: { userId: cmsGetUsers.items[0]!._id } }
  }
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${client.token}` },
    body: JSON.stringify(asked === 'list' ? list : await ofPerson()),
  }
}
