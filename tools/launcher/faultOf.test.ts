import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PostgresFault, claim } from '../../packages/postgres/index.ts'
import { faultOf } from './faultOf.ts'
import { LaunchFault } from './launchFault.ts'

test('what is known is said as it is', () => {
  expect(faultOf(new LaunchFault('Stop it.', 'why'))).toEqual({ sentence: 'Stop it.', detail: 'why' })
  expect(faultOf(new PostgresFault('No port.', 'log'))).toEqual({ sentence: 'No port.', detail: 'log' })
})

test('a full disk is one sentence that names the file, without a stack', () => {
  expect(() => writeFileSync('/dev/full', 'x')).toThrow('ENOSPC')
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC', path: '/saya/.data/lock' })
  expect(faultOf(full)).toEqual({
    sentence: '/saya/.data/lock cannot be written (ENOSPC): the disk is full, so make room on it, and start again.',
    detail: '',
  })
})

test('a claim where this system lets nobody write is such a sentence too', async () => {
  const refusal = await claim('/sys/saya.lock').catch((error: unknown) => error)
  expect(faultOf(refusal)).toEqual({
    sentence: expect.stringMatching(/^\/sys\/saya\.lock\S* cannot be written \((EACCES|EPERM|EROFS)\): /),
    detail: '',
  })
})

test('anything else keeps where it comes from', () => {
  expect(faultOf(new TypeError('odd'))).toMatchObject({
    sentence: 'Saya could not be started.',
    detail: expect.stringContaining('TypeError: odd'),
  })
})
