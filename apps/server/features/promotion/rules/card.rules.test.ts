import { bannerTypes } from '@saya/contract/welfare/banner.ts'
import { expect, test } from 'vitest'
import { type CardFacts, findCardObstacle } from './card.rules.ts'

const { blindBox, cashback, dailyWins, download, invite, tasks, vip } = bannerTypes
const verified: CardFacts = { mayReceive: true, ticketsLeft: 0, campaigns: [], lacksForInvite: undefined }

test.each([
  ['VIP gifts of whoever is verified', vip, {}, undefined],
  ['VIP gifts of whoever is not', vip, { mayReceive: false }, 'promotion_verify'],
  ['tickets without a campaign', cashback, {}, undefined],
  ['tickets of whoever is not verified', cashback, { mayReceive: false, ticketsLeft: 2 }, 'promotion_verify'],
  ['tickets that a campaign gives', cashback, { campaigns: ['promotion_level', undefined] }, undefined],
  ['tickets that none gives', cashback, { campaigns: ['promotion_level', 'promotion_id'] }, 'promotion_level'],
  ['a ticket that is left', cashback, { ticketsLeft: 1, campaigns: ['promotion_level'] }, undefined],
  ['the wins of the day', dailyWins, { mayReceive: false }, undefined],
  ['tasks', tasks, { mayReceive: false }, undefined],
  ['the app', download, { mayReceive: false }, undefined],
  ['an invitation', invite, { mayReceive: false }, undefined],
  ['an invitation that asks for more', invite, { lacksForInvite: 'promotion_age' }, 'promotion_age'],
  ['tickets beside such an invitation', cashback, { lacksForInvite: 'promotion_age' }, undefined],
  ['a box, which its own noun judges', blindBox, { mayReceive: false }, undefined],
] as const)('what a card says of %s [PROMO-340]', (_what, type, facts, code) => {
  expect(findCardObstacle(type, { ...verified, ...facts })).toBe(code)
})
