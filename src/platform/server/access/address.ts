import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The largest accepted number of proxies: a higher one would mean trusting the leftmost, forged address. */
const mostProxies = 10

/**
 * Normalizes an address: IPv4 within IPv6 (`::ffff:192.0.2.1`) becomes IPv4; port and zone are removed. Null if the
 * text is no address.
 */
export function plainAddress(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')
  return isIP(bare) === 0 ? null : ipaddr.process(bare).toString()
}

/**
 * The address that a request comes from. Proxies append the address they see to what the caller wrote; an entry that is
 * no address is skipped in favour of the next one nearer to us.
 *
 * @param request Fastify's request, whose `ips` begin with the nearest hop and end with the first that is not a trusted
 * proxy
 */
export function callerAddress({ ip, ips = [ip] }: { readonly ip: string; readonly ips?: string[] }): string {
  for (const text of ips.toReversed()) {
    const address = plainAddress(text ?? '')
    if (address) return address
  }
  return 'unknown'
}

/**
 * The unit in which attempts are counted: an IPv4 address, or a /64 network, because one IPv6 customer has a whole /64.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const parts = ipaddr.IPv6.parse(address).parts.slice(0, 4)
  return `${ipaddr.IPv6.parse(`${parts.map((part) => part.toString(16)).join(':')}::`).toString()}/64`
}

/**
 * Which proxies are trusted to report the caller's address: their number, or their networks. Throws an Error that
 * explains what is wrong with the text.
 */
export function readTrustedProxies(text: string): number | string[] {
  if (/^(no|false|0)$/.test(text)) return 0
  if (/^(yes|true)$/.test(text)) {
    throw new Error(
      `"${text}" is no longer accepted, because it trusted whatever a caller wrote: give the number of proxies in front (1), or their networks (10.0.0.0/8, fd00::/8)`,
    )
  }
  if (/^\d+$/.test(text)) {
    if (Number(text) > mostProxies) throw new Error(`at most ${mostProxies} proxies can be in front`)
    return Number(text)
  }
  return text.split(',').map((part) => readNetwork(part.trim()))
}

/** Networks, or single addresses, with commas between them. Throws an Error that names what is none. */
export function readNetworks(text: string): string[] {
  return text.split(',').map((part) => {
    const network = part.trim()
    if (!isNetwork(network)) throw new Error(`"${network}" is no address or network (10.0.0.0/8, fd00::/8)`)
    return network
  })
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const size = { 0: -1, 4: 32, 6: 128 }[isIP(address)]!
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= size)
  return size >= 0 && !address.includes('%') && fits && rest.length === 0
}

/** Whether an address is in one of the networks, as IPv4 where it is IPv4 within IPv6. */
export function isWithin(address: string, networks: readonly string[]): boolean {
  const given = ipaddr.process(address)
  return networks.some((network) => {
    const [base = '', bits] = network.split('/')
    const inside = ipaddr.parse(base)
    return given.kind() === inside.kind() && given.match(inside, Number(bits ?? (inside.kind() === 'ipv4' ? 32 : 128)))
  })
}

/** Whether an address is one of the internet: neither private nor of this machine or network, however it is written. */
export function isPublic(address: string): boolean {
  const given = ipaddr.process(address)
  if (given.kind() === 'ipv4') return given.range() === 'unicast'
  // What is outside of these is not routed, or leads to IPv4.
  return given.range() === 'unicast' && given.match(ipaddr.parse('2000::'), 3)
}

function readNetwork(text: string): string {
  if (!isNetwork(text))
    throw new Error(`"${text}" is neither a number of proxies nor an address or network (10.0.0.0/8, fd00::/8)`)
  if (/\/0+$/.test(text)) throw new Error(`"${text}" would trust everybody`)
  return text
}
