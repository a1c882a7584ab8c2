import pg from 'pg'
import { expect, test } from 'vitest'
import { PatientClient } from './patient-pool.ts'

test('a connection gets the password of its pool, which the pool hides from copies of its options', async () => {
  const pool = new pg.Pool({ user: 'somebody', password: 'the password' })
  const options = { ...pool.options, answerWithin: 1000, silence: { at: -Infinity } }
  Object.defineProperty(options, 'password', Object.getOwnPropertyDescriptor(pool.options, 'password')!)
  expect(new PatientClient(options)).toMatchObject({ user: 'somebody', password: 'the password' })
  await pool.end()
})
