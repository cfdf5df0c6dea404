import type { HarmBand } from '@saya/contract/harmDesk/bands.ts'
import type { ContactOutcome } from '@saya/contract/harmDesk/contact.ts'
import type { HarmTopic } from '@saya/contract/harmDesk/topics.ts'
import { dayMs } from '@saya/money'
import { expect, test } from 'vitest'
import {
  bandWith,
  contactTransitions,
  type DoneContact,
  dueAtMs,
  isContactDue,
  isFollowUpDue,
  isWholeSeen,
  lastLoweredDay,
  retryDueAtMs,
} from './contact.rules.ts'

const nowMs = 100 * dayMs
const at = { nowMs, quietDays: 14 }
const done = (
  band: HarmBand,
  markers: DoneContact['markers'],
  daysAgo: number,
  outcome: ContactOutcome = 'talked',
): DoneContact => ({
  band,
  markers,
  doneAtMs: nowMs - daysAgo * dayMs,
  nextOn: null,
  outcome,
})

test.each([
  ['watch', ['night_share'], [], false],
  ['contact', ['night_share'], [], true],
  ['stop', ['night_share'], [], true],
  ['contact', ['night_share'], [done('contact', ['night_share'], 3)], false],
  ['contact', ['night_share'], [done('contact', ['night_share'], 15)], true],
  ['contact', ['night_share'], [done('contact', ['night_share'], 14)], true],
  ['contact', ['night_share'], [done('watch', ['night_share'], 3), done('contact', ['night_share'], 9)], false],
  ['contact', ['night_share', 'net_loss'], [done('contact', ['night_share'], 3)], true],
  ['stop', ['night_share'], [done('contact', ['night_share'], 3)], true],
  ['stop', ['night_share'], [done('stop', ['night_share'], 3)], false],
  ['contact', ['net_loss'], [done('contact', ['night_share'], 3), done('stop', ['net_loss'], 9)], false],
] as const)('at %s with %j, and %j done before, a contact is due: %s [SAFE-49]', (band, markers, before, isDue) => {
  expect(isContactDue({ band, markers }, before, at)).toBe(isDue)
})

test('what nobody answered starts no quiet days, and takes away no date that was agreed on [SAFE-140]', () => {
  const concern = { band: 'contact', markers: ['night_share'] } as const
  const tried = done('contact', ['night_share'], 1, 'no_answer')
  expect(isContactDue(concern, [tried], at)).toBe(true)
  expect(isContactDue(concern, [tried, done('contact', ['night_share'], 3)], at)).toBe(false)
  const agreed = { ...done('none', [], 3), nextOn: '2026-11-27' }
  expect(isFollowUpDue([tried, agreed], '2026-11-27')).toBe(true)
  expect(retryDueAtMs(nowMs) - nowMs).toBe(dayMs)
})

test('a day that was agreed on opens the next contact once it has come, by the newest contact alone', () => {
  const next = (nextOn: string | null) => ({ ...done('none', [], 3), nextOn })
  expect(isFollowUpDue([next('2026-11-27')], '2026-11-27')).toBe(true)
  expect(isFollowUpDue([next('2026-11-28')], '2026-11-27')).toBe(false)
  expect(isFollowUpDue([next(null), next('2026-11-01')], '2026-11-27')).toBe(false)
  expect(isFollowUpDue([], '2026-11-27')).toBe(false)
})

test('the graver the band the sooner it is due, whoever asks for help waits no longer, and whoever may hurt themselves not at all [SAFE-114]', () => {
  const days = (source: 'band' | 'words', band: HarmBand, topics: readonly HarmTopic[] = []) =>
    (dueAtMs({ source, band, topics, nowMs }) - nowMs) / dayMs
  expect([days('band', 'contact'), days('band', 'stop'), days('words', 'none', ['money'])]).toEqual([3, 1, 1])
  expect([days('band', 'watch'), days('band', 'none')]).toEqual([5, 5])
  expect([days('words', 'none', ['money', 'self_harm']), days('band', 'stop', ['self_harm'])]).toEqual([0, 0])
})

test('a contact is taken, handed on or given back, and done once', () => {
  expect(contactTransitions.table).toEqual({
    open: { take: 'taken' },
    taken: { take: 'taken', leave: 'open', finish: 'done' },
    done: {},
  })
})

test.each([
  ['none', ['money'], 'none'],
  ['none', ['money', 'self_harm'], 'contact'],
  ['watch', ['self_harm'], 'contact'],
  ['stop', ['self_harm'], 'stop'],
] as const)('at %s, who writes of %j stands at %s', (band, topics, stands) => {
  expect(bandWith(band, topics)).toBe(stands)
})

test('what a member wrote of meanwhile does not end with a contact', () => {
  expect(isWholeSeen(['money'], ['money'])).toBe(true)
  expect(isWholeSeen(['money'], ['money', 'self_harm'])).toBe(false)
})

test('a band stays lowered for the quiet days that follow the day it was asked for', () => {
  expect(lastLoweredDay('2026-02-27', 14)).toBe('2026-03-13')
})
