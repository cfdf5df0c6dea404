import { expect, test } from 'vitest'
import { ownAddress } from './callback.rules.ts'

const origin = 'https://play.example'

test.each([
  ['/s-kyc?action=ocr-result', 'https://play.example/s-kyc?action=ocr-result'],
  ['https://play.example/s-kyc', 'https://play.example/s-kyc'],
  ['https://evil.example/s-kyc', null],
  ['https://play.example.evil.example/', null],
  ['https://play.example@evil.example/', null],
  ['https://ana@play.example/', null],
  ['//evil.example/', null],
  ['/\\evil.example', null],
  ['\\\\evil.example', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['http://play.example/s-kyc', null],
  ['https://play.example:444/', null],
  [' https://play.example/', null],
])('coming back to %j is coming back to %j', (given, address) => expect(ownAddress(given, origin)).toBe(address))
