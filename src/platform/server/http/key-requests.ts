import type { Context } from '../context.ts'

/** A request that an API key sent, or that was sent with a token that it got for dry runs, once it is answered. Its content is no part of it. */
export interface KeyRequest {
  readonly keyId: string
  readonly at: Date
  /** The root fields that were asked for. */
  readonly operation: string
  /** OK, or the code of the first error. */
  readonly outcome: string
  readonly requestId: string
  readonly address: string
  readonly milliseconds: number
  /** It only rehearsed. */
  readonly dryRun: boolean
}

type Listener = (ctx: Context, request: KeyRequest) => void
const listeners: Listener[] = []

/** Calls a feature with each request of an API key, after its answer. It must not wait for anything. */
export const onKeyRequest = (listener: Listener): void => void listeners.push(listener)

export function answeredKey(ctx: Context, request: KeyRequest): void {
  for (const listener of listeners) listener(ctx, request)
}
