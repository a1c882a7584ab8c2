import { sql } from 'kysely'

/** The number of the batch `b` (an alias of `wheel_batches`) among those of its wheel, in the order of their dates. */
export const numberOfBatch = sql<number>`(select count(*)::int from wheel_batches o
  where o.wheel_id = b.wheel_id and o.start_date <= b.start_date)`
