import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { photograph, readableCards, scoreReading, spoiledCards } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CardReader, cardReader } from './cardReader.ts'

const today = '2026-06-15'
const baseline = JSON.parse(readFileSync(join(import.meta.dirname, 'readingBaseline.json'), 'utf8')) as {
  readonly rightFields: number
  readonly rightFaults: number
}
let reader: CardReader

beforeAll(() => {
  reader = cardReader({ lanes: 1, now: () => Date.parse(`${today}T12:00:00+08:00`) })
})
afterAll(() => reader.close())

test('eighteen cards, two of each kind in all lights, are read no worse than they have been', async () => {
  const wrong: string[] = []
  let right = 0
  for (const { facts, card, shot, wanted } of readableCards(18, today)) {
    const reading = await reader.read(await photograph(card, shot), wanted)
    if (reading.fault !== null) wrong.push(`${facts.type} ${shot.seed} was refused as ${reading.fault}`)
    for (const { field, read, wanted: printed, isRight } of scoreReading(facts, reading)) {
      if (isRight) right++
      else wrong.push(`${facts.type} ${shot.seed} ${field}: ${read} for ${printed}`)
    }
  }
  expect(right, wrong.join('\n')).toBeGreaterThanOrEqual(baseline.rightFields)
})

test('a spoiled picture of each sort is refused for its own reason', async () => {
  const named: string[] = []
  let right = 0
  for (const { card, shot, wanted, fault } of spoiledCards(7, today)) {
    const reading = await reader.read(await photograph(card, shot), wanted)
    named.push(`${fault}: ${reading.fault}`)
    if (reading.fault === fault) right++
  }
  expect(right, named.join('\n')).toBeGreaterThanOrEqual(baseline.rightFaults)
})
