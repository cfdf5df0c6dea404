import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { gatewayTime, isSignedBy, readGatewayTime, signatureOf } from './signedMessage.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const other = generateKeyPairSync('rsa', { modulusLength: 2048 })
const message = { path: '/api/v1/x', clientId: '2089012345678900', time: '2020-01-01T08:00:00+0800', body: '{"a":1}' }

test('a signature holds for the very message it was made over, and for no other', () => {
  const header = signatureOf(message, privateKey)
  expect(header).toMatch(/^algorithm=RSA256, signature=[\w%.-]+$/)
  expect(isSignedBy(message, header, publicKey)).toBe(true)
  for (const changed of [
    { path: '/api/v1/y' },
    { clientId: '2089012345678901' },
    { time: '2020-01-01T08:00:01+0800' },
    { body: '{"a": 1}' },
  ]) {
    expect(isSignedBy({ ...message, ...changed }, header, publicKey)).toBe(false)
  }
  expect(isSignedBy(message, header, other.publicKey)).toBe(false)
})

test.each([
  undefined,
  null,
  '',
  'algorithm=RSA256',
  'algorithm=none, signature=YQ==',
  'algorithm=RSA256, signature=%',
  'x',
])('a header of %s is no signature', header => expect(isSignedBy(message, header, publicKey)).toBe(false))

test('times are written with a zone that has no colon, and read with one or without', () => {
  expect(gatewayTime(Date.UTC(2019, 3, 4, 12, 8, 56, 700))).toBe('2019-04-04T12:08:56+0000')
  const moment = Date.UTC(2019, 3, 4, 6, 38, 56)
  expect(readGatewayTime('2019-04-04T12:08:56+0530')).toBe(moment)
  expect(readGatewayTime('2019-04-04T12:08:56+05:30')).toBe(moment)
  expect(readGatewayTime('2019-04-04T06:38:56Z')).toBe(moment)
  expect(readGatewayTime('yesterday')).toBeNaN()
  expect(readGatewayTime(null)).toBeNaN()
})
