import { awaitUsersOfKey, newKey } from '../../../../platform/server/access/api-key.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { actorId, command } from '../../../../platform/server/command.ts'
import { recordStore, type Target } from '../../../../platform/server/records/record-store.ts'
import { invalid, Refusal } from '../../../../platform/server/refusal.ts'
import { apiKeyRecord } from '../api-key.record.ts'
import type { ApiKeyInput } from '../api-key.rules.ts'
import { overlapHours } from '../api-key.values.ts'
import type { KeyRow } from './api-key.type.ts'

const keys = recordStore({
  model: 'API_KEY',
  record: apiKeyRecord,
  table: 'api_keys',
  gone: 'api_keys_text_gone',
  inLog: { daily_points: (hundredths) => hundredths / 100 },
})

/** A key's row, and the key itself, which is not kept. */
export interface ShownKey {
  readonly row: KeyRow
  readonly text: string
}

const columnsOf = ({ name, scopes, eventKinds, dailyPoints, personalData, endsAt }: ApiKeyInput) => ({
  name,
  scopes,
  event_kinds: eventKinds ?? [],
  daily_points: dailyPoints ?? null,
  personal_data: personalData ?? false,
  ends_at: endsAt,
})

export function createKey(ctx: Context, data: ApiKeyInput): Promise<ShownKey> {
  return command(ctx, async (ctx) => {
    const mode = data.mode ?? 'LIVE'
    const { text, hash, prefix } = newKey(mode)
    const row = await keys.create(ctx, { ...columnsOf(data), mode, hash, prefix, created_by: actorId(ctx) })
    return { row, text }
  })
}

export const changeKey = (ctx: Context, target: Target, data: ApiKeyInput): Promise<KeyRow> =>
  keys.changeBy(ctx, target, (_, row) => {
    refuseEnded(row)
    if (data.mode && data.mode !== row.mode) throw invalid('data.mode', 'api_keys_text_mode_stays')
    return columnsOf(data)
  })

/** Makes a new key in place of the present one, which serves for 24 hours more. One from an earlier rotation ends at once. */
export function rotateKey(ctx: Context, target: Target): Promise<ShownKey> {
  return command(ctx, async (ctx) => {
    let text = ''
    const row = await keys.changeBy(ctx, target, (_, row) => {
      refuseEnded(row)
      if (row.ends_at.getTime() <= Date.now()) throw new Refusal('CONFLICT', 'api_keys_text_expired')
      const until = new Date(Date.now() + overlapHours * 3_600_000)
      const { hash, prefix, ...made } = newKey(row.mode)
      text = made.text
      return { hash, prefix, former_hash: row.hash, former_until: until, rotated_at: new Date() }
    })
    return { row, text }
  })
}

/** Ends a key, and with it all tokens that it gave. Ending it twice is no error. */
export function endKey(ctx: Context, target: Target): Promise<KeyRow> {
  return command(ctx, async (ctx) => {
    await awaitUsersOfKey(ctx.db, target._id)
    return keys.changeBy(ctx, target, (_, row) => (row.ended_at ? null : { ended_at: new Date() }))
  })
}

function refuseEnded({ ended_at }: KeyRow): void {
  if (ended_at) throw new Refusal('CONFLICT', 'api_keys_text_ended')
}
