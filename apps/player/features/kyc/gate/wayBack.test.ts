import { expect, test } from 'vitest'
import { readWayBack } from './wayBack.ts'

function backWith(said: unknown, success = 'false') {
  const payload = typeof said === 'string' ? said : Buffer.from(JSON.stringify(said)).toString('base64url')
  return readWayBack(new URLSearchParams({ action: 'ocr-result', payload, success }))
}

test.each([
  [{ code: '1003', subCode: 'Z5055' }, 'interrupted'],
  [{ code: '2006', subCode: 'Z5053' }, 'lineLost'],
  [{ code: '2006', subCode: 'Z5054' }, 'cameraShut'],
  [{ code: '2006', subCode: 'Z5056' }, 'triedTooOften'],
  [{ code: '2006', subCode: 'Z5057' }, 'browserTooOld'],
])('of %j the person is told %s [ROUTE-64]', (said, cause) => {
  expect(backWith(said)).toEqual({ wasInterrupted: true, cause })
})

test('success alone says that something was shown [ROUTE-64]', () => {
  expect(backWith({ code: '1000', subCode: 'Z5050' }, 'true').wasInterrupted).toBe(false)
  expect(readWayBack(new URLSearchParams('action=ocr-result'))).toEqual({ wasInterrupted: false, cause: 'interrupted' })
})

test.each([
  ['%%%'],
  ['bnVsbA'],
  ['NDI'],
  [''],
  [{ subCode: 'constructor' }],
  [{ subCode: ['Z5054'] }],
  ['x'.repeat(100_000)],
])('an address that says %j says nothing', said => expect(backWith(said).cause).toBe('interrupted'))
