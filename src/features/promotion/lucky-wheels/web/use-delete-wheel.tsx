import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/lucky_wheels.js'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { useRemoval } from '../../../../platform/web/list/use-removal.tsx'
import { succeedWithUndo } from '../../../records/audit/web/public.ts'
import { luckyWheelOperations } from '../lucky-wheel.operations.ts'
import { luckyWheelListing, type LuckyWheelRow } from './lucky-wheel-listing.tsx'
import { luckyWheelModel, luckyWheelWords } from './lucky-wheel-words.ts'

export const isLive = ({ deletedAt }: LuckyWheelRow) => deletedAt === null

/** Deletes a wheel: it stops, and its awards stay. */
export const useDeleteWheel = () =>
  useRemoval<LuckyWheelRow, number>(luckyWheelListing, {
    operation: luckyWheelOperations.deleteLuckyWheel,
    shown: isLive,
    words: luckyWheelWords,
    question: ({ title }) => m.lucky_wheels_delete_question({ title }),
    text: m.lucky_wheels_delete_text,
    send: async ({ _id, version }, options) =>
      (await request(mutation('deleteLuckyWheel'), { _id, version }, options)).deleteLuckyWheel.version,
    done({ _id }, after) {
      const notice = { title: m.lucky_wheels_deleted(), text: m.lucky_wheels_deleted_text() }
      succeedWithUndo({ ...notice, model: luckyWheelModel, _id, before: after - 1, after })
    },
  })
