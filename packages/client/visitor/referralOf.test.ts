import { expect, test } from 'vitest'
import { referralOf } from './referralOf.ts'
import { visitorIds } from './visitorIds.ts'
import { createStorage } from './storage.ts'

const encode = (text: string) => Buffer.from(text).toString('base64')

test.each([
  ['two groups of digits', encode('88001,12'), { referrerId: '88001', channelId: '12' }],
  ['the same with its name before it', encode('r=88001,12'), { referrerId: '88001', channelId: '12' }],
  [
    'the same safe for addresses and without padding',
    encode('r=88001,12').replace(/=+$/, ''),
    { referrerId: '88001', channelId: '12' },
  ],
  ['one group', encode('88001'), null],
  ['three groups', encode('88001,12,3'), null],
  ['other characters', encode('88001,<b>'), null],
  ['more digits than any number of ours has', encode(`${'9'.repeat(19)},1`), null],
  ['another name before it', encode('q=88001,12'), null],
  ['text that is not encoded', '88001,12', null],
  ['what cannot be decoded', '%%%', null],
  ['nothing', '', null],
])('a referral of %s is read so [MINI-28]', (_case, encoded, referral) => expect(referralOf(encoded)).toEqual(referral))

test('a referral is kept with who it was and over which channel [MINI-29]', () => {
  const storage = createStorage({ version: '1', hostname: 'localhost', backing: nowhere })
  visitorIds(storage).saveReferral(referralOf(encode('88001,12')) ?? expect.fail('It was not read.'))
  expect(storage.get('referral')).toEqual({ referrerId: '88001', channelId: '12' })
})

function nowhere(): never {
  throw new Error('No storage here.')
}
