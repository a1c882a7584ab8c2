import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A network between the product and its PostgreSQL that can be made to fail. */
export interface FaultyProxy {
  /** The database's address through this network. */
  readonly url: string
  /** Breaks every connection, as a failover does, or closes it as a proxy may. New ones are accepted. */
  cut(how?: 'broken' | 'closed'): void
  /**
   * Breaks the connection of the next packet that contains the text. The packet is still delivered, this many
   * milliseconds later.
   */
  cutAt(text: string, milliseconds: number): void
  /** Breaks every connection, and each new one at once. */
  refuse(): void
  /**
   * Stops all traffic in both directions silently: new connections are accepted and never answered, and the other side
   * does not notice that one is closed. Packets are either held until `heal`, or lost; in the latter case the
   * connections of that time never work again.
   */
  freeze(packets: 'held' | 'lost'): void
  /** Delays each packet by this many milliseconds. */
  slow(milliseconds: number): void
  /** Works normally again. What was lost stays lost. */
  heal(): void
  close(): Promise<void>
}

type State =
  | { readonly kind: 'well' | 'refusing' }
  | { readonly kind: 'frozen'; readonly packets: 'held' | 'lost' }
  | { readonly kind: 'slow'; readonly milliseconds: number }

/** Starts a proxy in front of the PostgreSQL at this address. */
export async function startFaultyProxy(databaseUrl: string): Promise<FaultyProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let state: State = { kind: 'well' }
  let held: (() => void)[] = []
  let last: { readonly text: string; readonly milliseconds: number } | undefined
  /** Connections that lost a packet, and connections that are about to be cut. */
  const deaf = new WeakSet<Socket>()
  const cutting = new WeakSet<Socket>()

  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.setNoDelay(true)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  }
  /** Repeats on one side what happened on the other, if the network lets it through. */
  const pass = (deed: () => void) => {
    if (state.kind === 'slow') setTimeout(deed, state.milliseconds)
    else if (state.kind === 'frozen') held.push(deed)
    else deed()
  }
  const join = (from: Socket, to: Socket) => {
    from.on('data', (packet) => {
      if (state.kind === 'frozen' && state.packets === 'lost') deaf.add(from).add(to)
      if (deaf.has(from)) return
      if (last && packet.includes(last.text)) cutAt(from, to, packet, last.milliseconds)
      else pass(() => to.write(packet))
    })
    from.on('end', () => pass(() => to.end()))
    from.on('close', () => pass(() => cutting.has(from) || to.destroy()))
  }
  const cutAt = (near: Socket, far: Socket, packet: Buffer, milliseconds: number) => {
    last = undefined
    deaf.add(near).add(far)
    cutting.add(near)
    near.resetAndDestroy()
    setTimeout(() => far.end(packet), milliseconds)
  }
  // Half open: closing one side is forwarded to the other one, which decides itself when to close.
  const server = createServer({ allowHalfOpen: true }, (near) => {
    keep(near)
    if (state.kind === 'refusing') return near.resetAndDestroy()
    const far = connect({ port: Number(target.port || 5432), host: target.hostname, allowHalfOpen: true })
    keep(far)
    join(near, far)
    join(far, near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)

  const cut: FaultyProxy['cut'] = (how = 'broken') =>
    sockets.forEach((socket) => (how === 'broken' ? socket.resetAndDestroy() : socket.destroy()))
  const heal = () => {
    state = { kind: 'well' }
    const deeds = held
    held = []
    for (const deed of deeds) deed()
  }
  return {
    url: url.href,
    cut,
    cutAt: (text, milliseconds) => void (last = { text, milliseconds }),
    refuse() {
      state = { kind: 'refusing' }
      cut()
    },
    freeze(packets) {
      state = { kind: 'frozen', packets }
      if (packets === 'lost') sockets.forEach((socket) => deaf.add(socket))
    },
    slow: (milliseconds) => void (state = { kind: 'slow', milliseconds }),
    heal,
    async close() {
      heal()
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
