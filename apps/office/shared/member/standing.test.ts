import { kycStatus } from '@saya/contract/kycStatus.ts'
import { expect, test } from 'vitest'
import { standingOf } from './standing.ts'

test.each([
  ['mute', ['unset', 'basic_account']],
  ['wait', ['under_review']],
  ['bad', ['rejected', 'frozen', 'block']],
  ['ok', ['basic_kyc', 'fully_kyc', 'test_account']],
] as const)('the office shows as %s what players see in that colour too: %j', (tone, names) => {
  for (const name of names) expect([name, standingOf(kycStatus[name])[1]]).toEqual([name, tone])
})
