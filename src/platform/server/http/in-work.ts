import type { FastifyRequest } from 'fastify'
import { callerAddress } from '../access/address.ts'
import { signerOf } from '../access/authenticate.ts'
import { metKeyId } from '../access/met-keys.ts'
import { addressAsCaller, keyAsCaller, personAsCaller } from '../access/caller.ts'
import type { App } from '../context.ts'
import { databaseBudgetMs, waitWithin, withPatience } from '../database/patience.ts'
import { fairQueue } from '../turns.ts'
import { isForm } from './body.ts'

/**
 * The requests of one caller that are worked on, from before their body is read until they are answered. Uploads have a
 * queue of their own, so that a few slow ones do not hold up what the same person does meanwhile. An address may be that
 * of a whole office, whose people all sign in at nine.
 */
export const requestsInWork = {
  requests: { mostPerCaller: 3, placesPerCaller: 64 },
  uploads: { mostPerCaller: 3, placesPerCaller: 64 },
  'requests of keys': { mostPerCaller: 6, placesPerCaller: 256 },
  'requests of strangers': { mostPerCaller: 6, placesPerCaller: 256 },
}

/** There is no limit for all callers together, because a few of them who send slowly would then keep everybody out. */
const queueOf = (name: keyof typeof requestsInWork) =>
  fairQueue(name, { most: Infinity, places: 5_000, ...requestsInWork[name] })
const requests = queueOf('requests')
const uploads = queueOf('uploads')
const requestsOfKeys = queueOf('requests of keys')
const requestsOfStrangers = queueOf('requests of strangers')

/**
 * Works on a request when it is its caller's turn. Who that is, is read from the token alone: the database is not asked
 * for somebody who must wait or is refused. Waiting here takes from the request's patience.
 *
 * @throws Refusal RATE_LIMITED if too many of the caller's requests wait, or if the turn did not come in time; the body
 *   is still unread
 */
export async function inWork<T>(app: App, request: FastifyRequest, work: () => Promise<T>): Promise<T> {
  const { authorization } = request.headers
  const person = await signerOf(app.tokenKey, authorization)
  const key = person ? null : metKeyId(app, authorization)
  const caller = person ? personAsCaller(person) : key ? keyAsCaller(key) : addressAsCaller(callerAddress(request))
  const ofPerson = isForm(request) ? uploads : requests
  const queue = person ? ofPerson : key ? requestsOfKeys : requestsOfStrangers
  return withPatience(
    databaseBudgetMs,
    async () => {
      const leave = await waitWithin(databaseBudgetMs, (milliseconds) => queue.enter(caller, milliseconds))
      try {
        return await work()
      } finally {
        leave()
      }
    },
    caller,
  )
}
