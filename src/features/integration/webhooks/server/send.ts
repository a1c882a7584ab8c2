import { lookup as lookUpName } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, type Dispatcher } from 'undici'
import { isPublic, isWithin, plainAddress } from '../../../../platform/server/access/address.ts'
import type { TryFault } from '../webhook.values.ts'

/** Milliseconds for everything: look-up, connection, answer. */
export const longestTry = 10_000
const keptBytes = 1_024

/** What came of one try. A fault is null if it was delivered. */
export interface TryOutcome {
  readonly fault: TryFault | null
  readonly status: number | null
  /** The first kilobyte of the answer. */
  readonly answer: string
  readonly tookMs: number
}

export interface Sending {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

type LookUp = typeof lookUpName

class AddressNotAllowed extends Error {
  readonly code = 'ADDRESS'
}

interface Rules {
  /** Networks that are not public and allowed all the same. */
  readonly allowed: readonly string[]
  readonly connections: number
  /** Milliseconds for one try. */
  readonly within?: number
  /** How names are looked up; by the system by default. */
  readonly lookUp?: LookUp
}

/** Without TLS only to networks that are allowed: nobody else could be kept from reading it. */
const mayReach = (address: string, protocol: string, allowed: readonly string[]) =>
  isWithin(address, allowed) || (protocol === 'https:' && isPublic(address))

/**
 * Sends to one endpoint, on connections that are kept. A name is looked up once for each connection, which is then made to
 * the very addresses that were checked, so that a name that leads elsewhere a moment later changes nothing.
 */
export function senderTo(url: string, { allowed, connections, within = longestTry, lookUp = lookUpName }: Rules) {
  const { protocol, hostname } = new URL(url)
  const mayConnect = (address: string) => mayReach(address, protocol, allowed)
  const checkedLookup: LookupFunction = (name, options, done) => {
    lookUp(name, { ...options, all: true }, (error, found) => {
      if (error) return done(error, [])
      // One bad address spoils the name: which of them is used, the system chooses.
      if (found.length === 0 || !found.every(({ address }) => mayConnect(address)))
        return done(new AddressNotAllowed(`${name} leads to an address that is not allowed`), [])
      if (options.all) done(null, found)
      else done(null, found[0]!.address, found[0]!.family)
    })
  }
  const agent = new Agent({
    connections,
    pipelining: 1,
    connect: { lookup: checkedLookup, timeout: within },
    headersTimeout: within,
    bodyTimeout: within,
    keepAliveTimeout: 30_000,
  })
  // An address needs no look-up, so nothing else would check it.
  const literal = plainAddress(hostname)
  const isForbidden = literal !== null && isIP(literal) !== 0 && !mayConnect(literal)
  return {
    send: ({ headers, body }: Omit<Sending, 'url'>): Promise<TryOutcome> =>
      isForbidden ? Promise.resolve(notAllowed) : send(agent, { url, headers, body }, within),
    close: () => agent.destroy(),
  }
}
export type Sender = ReturnType<typeof senderTo>

const notAllowed: TryOutcome = { fault: 'ADDRESS', status: null, answer: '', tookMs: 0 }

async function send(dispatcher: Dispatcher, { url, headers, body }: Sending, within: number): Promise<TryOutcome> {
  const begun = performance.now()
  const end = AbortSignal.timeout(within)
  let status: number | null = null
  const outcome = (fault: TryFault | null, answer = ''): TryOutcome => ({
    fault,
    status,
    answer,
    tookMs: Math.round(performance.now() - begun),
  })
  try {
    const { origin, pathname, search } = new URL(url)
    const path = pathname + search
    const response = await dispatcher.request({ origin, path, method: 'POST', headers, body, signal: end })
    status = response.statusCode
    const answer = await firstKilobyte(response.body)
    return outcome(faultOf(status), answer)
  } catch (error) {
    return outcome(end.aborted ? 'TIMEOUT' : faultOfConnection(error))
  }
}

/** The rest of a longer answer is not read: its connection is given up. */
async function firstKilobyte(body: Dispatcher.ResponseData['body']): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of body as AsyncIterable<Buffer>) {
    parts.push(part)
    bytes += part.length
    if (bytes > keptBytes) break
  }
  // The database keeps no null characters.
  return Buffer.concat(parts).subarray(0, keptBytes).toString('utf8').replaceAll('\0', '')
}

function faultOf(status: number): TryFault | null {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'REDIRECT' : 'STATUS'
}

const byCode: Readonly<Record<string, TryFault>> = {
  ADDRESS: 'ADDRESS',
  ENOTFOUND: 'DNS',
  EAI_AGAIN: 'DNS',
  ECONNREFUSED: 'REFUSED',
  EHOSTUNREACH: 'REFUSED',
  ENETUNREACH: 'REFUSED',
  ETIMEDOUT: 'TIMEOUT',
  UND_ERR_CONNECT_TIMEOUT: 'TIMEOUT',
  UND_ERR_HEADERS_TIMEOUT: 'TIMEOUT',
  UND_ERR_BODY_TIMEOUT: 'TIMEOUT',
}

function faultOfConnection(error: unknown): TryFault {
  const { code = '', errors } = error as { code?: string; errors?: readonly { code?: string }[] }
  const known = byCode[code] ?? byCode[errors?.[0]?.code ?? '']
  if (known) return known
  return /^(CERT_|ERR_TLS|ERR_SSL|EPROTO|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO)/.test(code) ? 'TLS' : 'INTERRUPTED'
}
