import { expect, test } from 'vitest'
import { judgePush, mayOffer, type PushDevice } from './pushState.rules.ts'

const device: PushDevice = { isSupported: true, needsInstall: false, permission: 'granted', isSubscribed: true }
const server = { key: 'B', is_on: true }

test.each([
  ['all agree', {}, {}, 'on'],
  ['the session has no subscription', { is_on: false }, {}, 'off'],
  ['the browser has none', {}, { isSubscribed: false }, 'off'],
  ['nobody was asked yet', {}, { permission: 'default' }, 'off'],
  ['the browser blocks it', {}, { permission: 'denied' }, 'blocked'],
  ['the browser cannot', {}, { isSupported: false }, 'unsupported'],
  ['an iPhone shows it in a tab', {}, { isSupported: false, needsInstall: true }, 'install'],
  ['the operator has no key', { key: '' }, { isSupported: false }, 'absent'],
] as const)('where %s, it is shown as it is [MSG-53]', (_case, answer, found, expected) => {
  expect(judgePush({ ...server, ...answer }, { ...device, ...found })).toBe(expected)
})

test.each([
  ['nobody has decided', { permission: 'default' }, false, true],
  ['it was declined', { permission: 'default' }, true, false],
  ['it was allowed', {}, false, false],
  ['it was blocked', { permission: 'denied' }, false, false],
  ['the browser cannot', { permission: 'default', isSupported: false }, false, false],
] as const)('where %s, it is offered or not', (_case, found, isDeclined, may) => {
  expect(mayOffer({ ...device, ...found }, isDeclined)).toBe(may)
})
