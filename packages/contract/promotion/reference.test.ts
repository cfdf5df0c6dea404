import { expect, test } from 'vitest'
import { readReference, referenceOf } from './reference.ts'

const id = '9f3c21ab-77de-4a10-8c55-0123456789ab'

test('a reference is nine letters in three groups, and is found however it is typed or heard [FACT-90]', () => {
  const reference = referenceOf(id)
  expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{3}(-[0-9A-HJKMNP-TV-Z]{3}){2}$/)
  for (const typed of [
    reference,
    reference.toLowerCase(),
    reference.replaceAll('-', ''),
    ` ${reference.replaceAll('-', ' ')} `,
  ]) {
    const range = readReference(typed)
    expect(range && range.from <= id && id <= range.to).toBe(true)
  }
  expect(readReference(reference.replaceAll('0', 'o').replaceAll('1', 'l'))).toEqual(readReference(reference))
  expect(readReference(id.toUpperCase())).toEqual({ from: id, to: id })
})

test.each(['', 'K7M', 'K7M-29Q-XDU', 'K7M-29Q-XD44', '9f3c21ab-77de'])('%j is none [FACT-90]', typed => {
  expect(readReference(typed)).toBeUndefined()
})

test('ids that differ within their first eleven digits have references of their own [FACT-90]', () => {
  const others = Array.from({ length: 11 }, (_, at) => {
    const place = at < 8 ? at : at + 1
    return `${id.slice(0, place)}${id.charAt(place) === '0' ? '1' : '0'}${id.slice(place + 1)}`
  })
  expect(new Set([id, ...others].map(referenceOf)).size).toBe(12)
})
