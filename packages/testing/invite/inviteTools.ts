import { kycStatus } from '@saya/contract/kycStatus.ts'
import { type InviteDeps, type RingPorts, seeToInvites } from '../../../apps/server/features/invite/index.ts'
import { hashToken } from '../../../apps/server/features/identity/session/token.ts'
import { addReferralCode, recordReferral } from '../../../apps/server/features/referral/index.ts'
import { findReward, rewardIdOf } from '../../../apps/server/features/reward/index.ts'
import { post } from '../../../apps/server/features/wallet/index.ts'
import { ask } from '../ask.ts'
import { approve, grantDeps } from '../desk/promotionDesk.ts'
import { command, plainRules } from '../ledger/ledgerWorld.ts'
import { signInWithCode } from '../signInWithCode.ts'
import {
  type Chargeback,
  decideChargebacks,
  keepApproval,
  keepChargeback,
  keepDeposit,
  keepExcluded,
  keepTester,
  keepWithdrawal,
  readInvite,
} from './invite.store.ts'
import type { Player } from '../world/player.ts'
import { endByTime, setStanding } from '../world/player.store.ts'
import type { World } from '../world/world.ts'

/** The terms that tests of invitations give: twenty pesos for who invites and ten for the friend, two friends a month, at once. */
export const inviteTerms = { parent: '20', friend: '10', deposit: '100', most: '2', multiple: '2', wait: '0' }

const peso = 10_000n
const yearMs = 365 * 86_400_000
const nobody: RingPorts = {
  findHold: async () => undefined,
  followRing: async () => undefined,
  listDecided: async () => [],
}
let made = 0

/** What a friend does, and what is done about them. */
function friendActs(world: World) {
  const { db, clock } = world
  /** What a reviewer's approval leaves, but for the ID. */
  const review = ({ uid }: Pick<Player, 'uid'>) => db.app(tx => keepApproval(tx, { uid, nowMs: clock.now() }))
  async function verify(friend: Player): Promise<void> {
    await review(friend)
    await approve(world, friend)
  }
  async function deposit({ uid }: Pick<Player, 'uid'>, pesos = 100n): Promise<string> {
    const [amount, nowMs] = [pesos * peso, clock.now()]
    return db.member(uid, async tx => {
      const reference = await keepDeposit(tx, { uid, amount, nowMs })
      await post(tx, { act: 'deposit', gateway: 1, uid, reference, amount, nowMs })
      return reference
    })
  }
  async function play({ uid }: Pick<Player, 'uid'>, pesos = 100n, won = pesos): Promise<void> {
    const name = `invited ${++made}`
    const round = { uid, roundId: name, game: 1001, rules: plainRules }
    await world.ledger.apply(command({ kind: 'bet', ...round, txId: name, amount: pesos * peso }))
    const end = { kind: 'settle', ...round, txId: `${name} end`, refTxId: name, amount: won * peso } as const
    await world.ledger.apply(command({ ...end, closesRound: true }))
  }
  return {
    review,
    verify,
    deposit,
    play,
    /** Whoever signed up by themselves, as somebody whom a reviewer found to be verified. */
    welcome: ({ uid }: Pick<Player, 'uid'>) =>
      db.member(uid, tx => setStanding(tx, { uid, kycStatus: kycStatus.fully_kyc, nowMs: clock.now() })),
    /** As the list of all who are excluded tells it. */
    exclude: ({ uid }: Pick<Player, 'uid'>, untilMs: number) => db.app(tx => keepExcluded(tx, uid, untilMs)),
    setTester: ({ uid }: Pick<Player, 'uid'>) => db.member(uid, tx => keepTester(tx, uid)),
    /** What a member withdrew, as their record says. */
    withdraw: ({ uid }: Pick<Player, 'uid'>, pesos: bigint) =>
      db.member(uid, tx => keepWithdrawal(tx, { uid, amount: pesos * peso, nowMs: clock.now() })),
    /** A hundred pesos of theirs, of any deposit where none is named. */
    async chargeBack({ uid }: Pick<Player, 'uid'>, wish: Partial<Pick<Chargeback, 'status' | 'deposit'>> = {}) {
      await db.member(uid, tx => keepChargeback(tx, { uid, amount: 100n * peso, nowMs: clock.now(), ...wish }))
    },
    decideChargebacks: ({ uid }: Pick<Player, 'uid'>, status: 'approved' | 'refused') =>
      db.member(uid, tx => decideChargebacks(tx, { uid, status, nowMs: clock.now() })),
  }
}

/** Friends of a member who are all the same person: each signs up by the link on one tablet, and does everything that is asked. */
function ringOf(world: World, codeOf: (of: Player) => Promise<string>) {
  const acts = friendActs(world)
  return async (parent: Player, count: number): Promise<readonly Player[]> => {
    const headers = { cookie: `device=${`tablet${++made}`.padEnd(43, '0')}` }
    await signInWithCode(world, parent.phone, headers)
    const friends: Player[] = []
    while (friends.length < count) {
      world.clock.advance(10 * 60_000)
      const phone = `91977${String(++made).padStart(5, '0')}`
      const { token } = await signInWithCode(world, phone, { ...headers, 're-id': await codeOf(parent), 'ch-id': '0' })
      const { data } = await ask(world, 'GET /member/detail', {}, { token })
      const friend = { uid: BigInt(data.uid), phone, token }
      await acts.welcome(friend)
      await acts.verify(friend)
      await acts.deposit(friend)
      await acts.play(friend)
      friends.push(friend)
    }
    return friends
  }
}

export type InviteTools = ReturnType<typeof inviteTools>

/** What friends do, and who looks at it. */
export function inviteTools(world: World) {
  const { db, clock } = world
  const deps = (rings: Partial<RingPorts> = {}): InviteDeps => ({ ...grantDeps(world), rings: { ...nobody, ...rings } })
  /** Signed in for longer than tests take. */
  async function stay(player: Player): Promise<Player> {
    await endByTime(db, hashToken(player.token), clock.now() + yearMs)
    return player
  }
  const codeOf = ({ uid }: Pick<Player, 'uid'>) =>
    db.app(tx => addReferralCode(tx, { uid, channel: '', random: grantDeps(world).random, nowMs: clock.now() }))

  async function bring(parent: Pick<Player, 'uid'>, wish: Parameters<World['player']>[0] = {}): Promise<Player> {
    const friend = await stay(await world.player({ kyc: 'fully_kyc', ...wish }))
    const visitor = { referrerId: await codeOf(parent), channelId: '0' }
    const origin = { visitor, device: { id: `device ${++made}` }, network: '203.0.113.9' }
    await db.app(tx => recordReferral(tx, { uid: friend.uid, nowMs: clock.now() }, origin))
    return friend
  }
  const acts = friendActs(world)
  return {
    deps,
    codeOf,
    stay,
    bring,
    ...acts,
    /** A friend who has done everything. */
    async complete(parent: Pick<Player, 'uid'>): Promise<Player> {
      const friend = await bring(parent)
      await acts.verify(friend)
      await acts.deposit(friend)
      await acts.play(friend)
      return friend
    },
    ring: ringOf(world, codeOf),
    see: (rings: Partial<RingPorts> = {}) => seeToInvites(deps(rings)),
    rowOf: ({ uid }: Pick<Player, 'uid'>) => db.app(tx => readInvite(tx, uid)),
    async rewardsOf(parent: Pick<Player, 'uid'>, friend: Pick<Player, 'uid'>) {
      const keys = [
        { uid: parent.uid, kind: 4002, name: `invite ${friend.uid}` },
        { uid: friend.uid, kind: 4002, name: 'invited' },
      ] as const
      const found = keys.map(key => db.member(key.uid, tx => findReward(tx, rewardIdOf(key))))
      return (await Promise.all(found)).map(reward => reward?.status)
    },
  }
}
