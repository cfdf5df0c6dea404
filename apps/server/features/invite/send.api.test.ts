import {
  approvedPlayer,
  ask,
  inviteTerms,
  inviteTools,
  type InviteTools,
  openWorld,
  type Player,
  promotionDesk,
  readJournal,
  rewardTools,
  signInWithCode,
  type World,
} from '@saya/testing'
import { dayMs, manilaDay } from '@saya/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockReward, releaseHeld, rewardIdOf } from '../reward/index.ts'

let world: World
let tools: InviteTools
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  tools = inviteTools(world)
  const { live } = await promotionDesk(world)
  const last_day = manilaDay(world.clock.now() + 30 * dayMs)
  await live({ terms: { ...inviteTerms, most: '10' }, budget: '100000', last_day }, 'invite')
})
afterAll(() => world.close())

/** A parent whose reward is promised and held, since a person has to look at the friend. */
async function granted(): Promise<readonly [parent: Player, friend: Player]> {
  const ana = await tools.stay(await approvedPlayer(world))
  const ben = await tools.complete(ana)
  world.clock.advance(60_000)
  await tools.see({ findHold: async () => 'ring' })
  expect(await tools.rewardsOf(ana, ben)).toEqual(['held', 'held'])
  return [ana, ben]
}

async function sweep(): Promise<void> {
  await rewardTools(world).sweep()
  await readJournal(world)
}

/** As the desk of rings lets it go. */
async function send({ uid }: Player, friend: Player): Promise<void> {
  const key = { uid, kind: 4002, name: `invite ${friend.uid}` } as const
  await world.db.member(uid, async tx => {
    const reward = await lockReward(tx, rewardIdOf(key))
    if (reward) await releaseHeld(tx, reward, world.clock.now())
  })
  await sweep()
}

const offerOf = async (by: Player) => (await ask(world, 'GET /promo/invite/detail', {}, by)).data.offer
const sentTo = async (by: Player) =>
  (await ask(world, 'GET /member/message/list', {}, by)).data.d.map(({ kind, cash_type: type, link }) => [
    kind || type,
    link,
  ])
const stateOf = async (parent: Player, friend: Player) => (await tools.rewardsOf(parent, friend))[0]
/** Closing play asks for a fresh proof of the person. */
const proven = async ({ phone }: Player) => ({ token: (await signInWithCode(world, phone)).token })

test('whoever is excluded between the grant and the sending gets what is owed without a notice, and no offer [PROMO-246]', async () => {
  const [ana, ben] = await granted()
  expect(await offerOf(ana)).not.toBe(null)
  const set = await ask(world, 'POST /member/exclusion/set', { body: { period: '6m' } }, await proven(ana))
  expect(set.status).toBe(200)
  await send(ana, ben)
  expect([await stateOf(ana, ben), await offerOf(ana)]).toEqual(['posted', null])
  expect(await sentTo(ana)).toEqual([['exclusion_6m', '/s-safer-play']])
})

test('whoever begins a break between the grant and the sending is sent nothing until it is over, and then once [PROMO-246]', async () => {
  const [ana, ben] = await granted()
  const set = await ask(world, 'POST /member/exclusion/break', { body: { period: '24h' } }, await proven(ana))
  expect(set.status).toBe(200)
  await send(ana, ben)
  const rewards = async () => (await sentTo(ana)).filter(([what]) => what === 4002)
  expect([await stateOf(ana, ben), await offerOf(ana), await rewards()]).toEqual(['open', null, []])
  world.clock.advance(dayMs + 3_600_000)
  await sweep()
  await sweep()
  expect([await stateOf(ana, ben), (await rewards()).length]).toEqual(['posted', 1])
})
