import { vipTiers } from '@saya/contract/vip/tiers.ts'
import { medalTiers } from '@saya/ui/medal'
import { expect, test } from 'vitest'
import { medalOf } from './medal.rules.ts'

test('each tier has the medal of its own metal, by its number from 1 to 5 [VIP-05]', () => {
  expect(vipTiers.map((_tier, at) => medalOf(at + 1))).toEqual(['bronze', 'silver', 'gold', 'platinum', 'diamond'])
  expect(new Set(medalTiers).size).toBe(5)
  expect([medalOf(0), medalOf(6)]).toEqual(['bronze', 'diamond'])
})
