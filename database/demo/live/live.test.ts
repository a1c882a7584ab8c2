import { readFileSync } from 'node:fs'
import { buildSchema, parse, validate } from 'graphql'
import { describe, expect, test } from 'vitest'
import { documents } from './documents.ts'
import { actAt, actKinds, newcomerAt } from './story.ts'

test.each(Object.entries(documents))('the document %s is part of the app’s API', (_, document) => {
  const schema = buildSchema(readFileSync('app.graphql', 'utf8'))
  expect(validate(schema, parse(document)).map(({ message }) => message)).toEqual([])
})

describe('a seed', () => {
  const told = (seed: number) =>
    Array.from({ length: 2_000 }, (_, i) => {
      const { kind, member, random } = actAt(seed, i, 12)
      return `${member} ${kind} ${random.next()}`
    })

  test('tells the same story each time, another seed another one', () => {
    expect(told(7)).toEqual(told(7))
    expect(told(8)).not.toEqual(told(7))
    expect(newcomerAt(7, 3, 0)).toEqual(newcomerAt(7, 3, 0))
    expect(newcomerAt(7, 3, 1).phoneNumber).not.toBe(newcomerAt(7, 3, 0).phoneNumber)
  })

  test('has acts of every kind, and of every member', () => {
    const kinds = new Set(told(1).map((line) => line.split(' ')[1]))
    const members = new Set(told(1).map((line) => line.split(' ')[0]))
    expect(kinds).toEqual(new Set(actKinds))
    expect(members.size).toBe(12)
  })

  test('names people with numbers of their own, as the API takes them', () => {
    const people = Array.from({ length: 40 }, (_, i) => newcomerAt(1, i, 0))
    expect(new Set(people.map(({ phoneNumber }) => phoneNumber)).size).toBe(40)
    for (const { phoneNumber, fullName } of people) {
      expect(phoneNumber).toMatch(/^089\d{7}$/)
      expect(fullName.split(' ')).toHaveLength(3)
    }
  })
})
