import { expect, test } from 'vitest'
import type { Decision } from './desk-queries.ts'
import { decisionStateName } from './desk-texts.ts'

test('a declined decision is called a proposal, with its verdict', () => {
  const decision = (status: Decision['status'], state: Decision['state'] = 'DECLINED') =>
    decisionStateName({ state, status, closedElsewhere: false } as Decision)
  expect(decision('BLOCKED')).toBe('Proposal to block declined')
  expect(decision(null)).toBe('Proposal of “no violation” declined')
  expect(decision('BLOCKED', 'APPLIED')).toBe('carried out')
})
