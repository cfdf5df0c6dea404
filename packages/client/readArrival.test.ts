import { expect, test } from 'vitest'
import { readArrival } from './readArrival.ts'

const brought = encodeURIComponent(btoa('r=88001,12'))

test.each([
  ['?ad_id=grab-vip', { adId: 'grab-vip', referral: undefined }],
  [`?sort=new&r=${brought}`, { adId: undefined, referral: { referrerId: '88001', channelId: '12' } }],
  [`?ad_id=7&r=${brought}`, { adId: '7', referral: { referrerId: '88001', channelId: '12' } }],
  ['?ad_id=&r=!!', { adId: undefined, referral: undefined }],
  ['', { adId: undefined, referral: undefined }],
])('of %s is read who brought the visitor [ROUTE-64]', (search, arrival) => {
  expect(readArrival(search)).toEqual(arrival)
})
