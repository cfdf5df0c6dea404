import { expect, test } from 'vitest'
import { createStorage } from './storage.ts'
import { visitorIds } from './visitorIds.ts'
import { visitorKeys } from './visitorKeys.ts'

const fresh = () =>
  createStorage({
    version: '1',
    hostname: 'localhost',
    backing: () => {
      throw new Error('No storage here.')
    },
  })

test('ad id, ad client id and referral info are stored and read as the headers want them [CONST-04]', () => {
  const storage = fresh()
  visitorIds(storage).saveAd({ adId: 'a1' })
  visitorIds(storage).saveAd({ adClientId: 'c1' })
  visitorIds(storage).saveReferral({ referrerId: 'r1', channelId: '7' })
  const known = { 'ad-id': 'a1', 'adc-id': 'c1', 're-id': 'r1', 'ch-id': '7' }
  expect(visitorIds(storage).read()).toEqual(known)
  storage.clearExcept(visitorKeys)
  expect(visitorIds(storage).read()).toEqual(known)
})

test('of a visitor whom nobody brought nothing is known', () => {
  expect(Object.values(visitorIds(fresh()).read()).every(id => id === undefined)).toBe(true)
})
