import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { isSignedEvent } from './eventSignature.ts'

const key = 'whsk_example'
const body = Buffer.from('{"data":{"id":"evt_1"}}')
const nowMs = 1_772_424_000_000
const seconds = nowMs / 1000

function sign(time: number | string, content = body, by = key): string {
  return createHmac('sha256', by).update(`${time}.`).update(content).digest('hex')
}

function judge(header: string, isLive = false): boolean {
  return isSignedEvent({ header, body, key, isLive, nowMs })
}

test.each([
  ['the test signature in test mode', `t=${seconds},te=${sign(seconds)},li=`, false, true],
  ['the live signature in live mode', `t=${seconds},te=,li=${sign(seconds)}`, true, true],
  ['the live signature in test mode', `t=${seconds},te=,li=${sign(seconds)}`, false, false],
  ['the test signature in live mode', `t=${seconds},te=${sign(seconds)},li=`, true, false],
  [
    'a right and a wrong one, in the mode of the right one',
    `t=${seconds},te=${sign(seconds)},li=${'0'.repeat(64)}`,
    false,
    true,
  ],
  ['spaces between the parts', `t=${seconds}, te=${sign(seconds)}, li=`, false, true],
  ['the key of another', `t=${seconds},te=${sign(seconds, body, 'whsk_other')},li=`, false, false],
  ['another body', `t=${seconds},te=${sign(seconds, Buffer.from('{}'))},li=`, false, false],
  ['another time', `t=${seconds - 1},te=${sign(seconds)},li=`, false, false],
  ['three hours of age', `t=${seconds - 10_800},te=${sign(seconds - 10_800)},li=`, false, true],
  ['more than three hours of age', `t=${seconds - 10_801},te=${sign(seconds - 10_801)},li=`, false, false],
  ['a clock that is five minutes ahead', `t=${seconds + 300},te=${sign(seconds + 300)},li=`, false, true],
  ['a clock that is further ahead', `t=${seconds + 301},te=${sign(seconds + 301)},li=`, false, false],
  ['no time', `te=${sign('')},li=`, false, false],
  ['a time that is no number', `t=now,te=${sign('now')},li=`, false, false],
  ['a cut signature', `t=${seconds},te=${sign(seconds).slice(2)},li=`, false, false],
  ['nothing', '', false, false],
])('an event with %s: %s', (_what, header, isLive, isRight) => {
  expect(judge(header, isLive)).toBe(isRight)
})
