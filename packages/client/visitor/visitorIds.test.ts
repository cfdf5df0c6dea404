// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { createStorage } from './storage.ts'
import { visitorIds } from './visitorIds.ts'
import { visitorKeys } from './visitorKeys.ts'

beforeEach(() => localStorage.clear())

/** As a visit begins: all that is known lies on the device. */
const visitBegins = () => createStorage({ version: '1', hostname: 'localhost' })

test('ad id, ad client id and referral info are stored on the device, and read on a later visit as the headers want them [CONST-04]', () => {
  const storage = visitBegins()
  visitorIds(storage).saveAd({ adId: 'a1' })
  visitorIds(storage).saveAd({ adClientId: 'c1' })
  visitorIds(storage).saveReferral({ referrerId: 'r1', channelId: '7' })
  const known = { 'ad-id': 'a1', 'adc-id': 'c1', 're-id': 'r1', 'ch-id': '7' }
  expect(visitorIds(visitBegins()).read()).toEqual(known)
  storage.clearExcept(visitorKeys)
  expect(visitorIds(visitBegins()).read()).toEqual(known)
})

test('of a visitor whom nobody brought nothing is known', () => {
  expect(Object.values(visitorIds(visitBegins()).read()).every(id => id === undefined)).toBe(true)
})
