import { expect, test } from 'vitest'
import { stepUpWays } from './stepUpWays.ts'

const plain = { hasPasskey: false, asksPasskey: false, passwordConfirms: false, isByCode: false, isByPasskey: false }

test.each([
  ['nothing else', {}, ['code']],
  ['a password', { passwordConfirms: true }, ['password', 'code']],
  ['a passkey', { hasPasskey: true }, ['passkey', 'code']],
  ['both', { hasPasskey: true, passwordConfirms: true }, ['passkey', 'password', 'code']],
  [
    'both where a password would not do',
    { hasPasskey: true, passwordConfirms: true, isByCode: true },
    ['passkey', 'code'],
  ],
  ['a passkey that decides what lets in', { hasPasskey: true, isByPasskey: true }, ['passkey']],
  ['a passkey alone, for the number', { hasPasskey: true, asksPasskey: true, isByCode: true }, ['passkey']],
  ['a passkey alone, for money', { hasPasskey: true, asksPasskey: true }, ['passkey', 'code']],
] as const)('who has %s shows it [AUTH-109]', (_, has, ways) => expect(stepUpWays({ ...plain, ...has })).toEqual(ways))
