import { expect, test } from 'vitest'
import { judgeDecision, judgeWay } from './way.rules.ts'

const kept = { name: 'GCash', gateway: 'paymongo', instrument: 'GXCHPHM2XXX' }
const way = { ...kept, gateway: 'xendit' }
const around = { kept, gateways: new Set(['paymongo', 'xendit']), reaches: true, isNameTaken: false }

test.each([
  ['another gateway', {}, {}, 'ok'],
  ['the same', { gateway: 'paymongo' }, {}, 'way_same'],
  ['an unknown gateway', { gateway: 'nobody' }, {}, 'channel_unserved'],
  ['no bank', { instrument: '' }, {}, 'channel_unserved'],
  ['a bank that is not reached', {}, { reaches: false }, 'channel_unreached'],
  ['a name that is taken', {}, { isNameTaken: true }, 'channel_name'],
] as const)('of %s', (_what, change, about, wanted) => {
  const judged = judgeWay({ ...way, ...change }, { ...around, ...about })
  expect(judged.ok ? 'ok' : judged.code).toBe(wanted)
})

test.each([
  ['proposed', 'approve', false, 'approved'],
  ['proposed', 'approve', true, 'way_own'],
  ['proposed', 'refuse', true, 'refused'],
  ['proposed', 'refuse', false, 'refused'],
  ['approved', 'approve', false, 'changed_meanwhile'],
  ['approved', 'refuse', false, 'changed_meanwhile'],
  ['refused', 'approve', false, 'changed_meanwhile'],
] as const)('one that is %s and that somebody would %s, their own %s', (status, act, isOwn, wanted) => {
  const judged = judgeDecision({ status, act, isOwn })
  expect(judged.ok ? judged.data : judged.code).toBe(wanted)
})
