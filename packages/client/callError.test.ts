import { expect, test } from 'vitest'
import { CallError } from './callError.ts'

const clock = { now: () => 1_700_000_000_123 }

test.each([
  ['validation', 'ERR_VALIDATION', '[NET-33]'],
  ['auth', 'ERR_AUTH', '[NET-34]'],
  ['server', 'ERR_SERVER', '[NET-35]'],
  ['network', 'ERR_NETWORK', '[NET-36]'],
  ['business', 'ERR_BUSINESS', '[NET-37]'],
  ['not_found', 'ERR_NOT_FOUND', '[NET-38]'],
  ['repository', 'ERR_REPOSITORY', '[NET-39]'],
  ['fetch', 'ERR_FETCH', '[NET-40]'],
  ['cbor', 'ERR_CBOR', '[NET-41]'],
  ['unknown', 'ERR_UNKNOWN', '[NET-42]'],
  ['file_upload', 'ERR_FILE_UPLOAD', '[NET-43]'],
])('the error kind %s has the code %s %s', (kind, code) => {
  expect(new CallError(kind, clock, { message: 'so' })).toMatchObject({ code, message: 'so' })
})

test('an error has message, code, cause and the time it was made at [NET-32]', () => {
  const cause = new Error('beneath')
  const error = new CallError('business', clock, { message: 'Balance too low', reason: 'funds', cause })
  expect(error).toBeInstanceOf(Error)
  expect(error).toMatchObject({
    name: 'CallError',
    message: 'Balance too low',
    code: 'ERR_BUSINESS',
    reason: 'funds',
    cause,
    timestamp: 1_700_000_000_123,
  })
})

test('an error without a message says that an error occurred [NET-44]', () => {
  expect(new CallError('network', clock).message).toBe('An error occurred')
})

test.each(['strange', '', 'constructor'])('the unknown kind %j is a server error that says so [NET-45]', kind => {
  expect(new CallError(kind, clock, { message: 'what now' })).toMatchObject({
    code: 'ERR_SERVER',
    message: 'Unknown error: what now',
  })
})
