import { unitsPerPeso } from '@saya/money'
import { addReferralCode, recordReferral } from '../../../../apps/server/features/referral/index.ts'
import { rewardIdOf } from '../../../../apps/server/features/reward/index.ts'
import { openLedger, post } from '../../../../apps/server/features/wallet/index.ts'
import { systemClock } from '../../../../apps/server/platform/clock.ts'
import { systemRandom } from '../../../../apps/server/platform/random.ts'
import { approve } from '../../desk/promotionDesk.ts'
import { keepApproval, keepDeposit } from '../../invite/invite.store.ts'
import { command } from '../../ledger/ledgerWorld.ts'
import { createPlayer, type Player } from '../../world/player.ts'
import type { KillPlace } from '../kill/killPlace.ts'
import { letHoldSince } from './rewardKills.store.ts'
import type { Stage } from './rewardStage.ts'

/** What both sides of an invitation get. */
const gifts = { parent: 20n * unitsPerPeso, friend: 10n * unitsPerPeso } as const
const firstDeposit = 100n * unitsPerPeso
const friendsOfParent = 3
const game = 1001

export interface FriendPair {
  readonly parent: bigint
  readonly friend: bigint
}

/** Opens an invitation that pays for as many friends as each member of a chapter brings. */
export async function openInvitation({ desk }: Pick<Stage, 'desk'>, place: KillPlace): Promise<string> {
  const terms = { parent: '20', friend: '10', deposit: '100', most: String(friendsOfParent), multiple: '1' }
  const invitation = await desk.live({ terms, budget: '100000' }, 'invite')
  await place.db.ref(tx => letHoldSince(tx, invitation, systemClock.now()))
  return invitation
}

/** Members bring friends of their own who do everything that is asked, while no worker looks. */
export async function bringFriends(place: KillPlace, parents: number): Promise<readonly FriendPair[]> {
  const { db, databaseUrl } = place
  const ledger = openLedger({ url: databaseUrl, clock: systemClock, schemaOf: db.schemaOf })
  const brought: FriendPair[] = []
  try {
    for (let at = 0; at < parents; at++) {
      const { uid: parent } = await join(place)
      const nowMs = systemClock.now()
      const code = await db.app(tx => addReferralCode(tx, { uid: parent, channel: '', random: systemRandom, nowMs }))
      for (let one = 0; one < friendsOfParent; one++) {
        const { uid: friend } = await join(place)
        // Each from a home of their own, so that nobody has to look at them first.
        const visitor = { referrerId: code, channelId: '0' }
        const origin = { visitor, device: { id: `phone ${friend}` }, network: `100.${64 + one}.${at % 250}.${one}` }
        await db.app(tx => recordReferral(tx, { uid: friend, nowMs }, origin))
        await payIn(place, friend)
        const txId = `invited ${friend}`
        const bet = { kind: 'bet', uid: friend, txId, roundId: txId, game, amount: firstDeposit } as const
        await ledger.apply(command({ ...bet, win: firstDeposit, closesRound: true }))
        brought.push({ parent, friend })
      }
    }
  } finally {
    await ledger.close()
  }
  return brought
}

async function join({ db }: KillPlace): Promise<Player> {
  const player = await createPlayer(db, systemClock, { kyc: 'fully_kyc' })
  await approve({ db, clock: systemClock }, player)
  await db.app(tx => keepApproval(tx, { uid: player.uid, nowMs: systemClock.now() }))
  return player
}

async function payIn({ db }: KillPlace, uid: bigint): Promise<void> {
  const [amount, nowMs] = [firstDeposit, systemClock.now()]
  await db.member(uid, async tx => {
    const reference = await keepDeposit(tx, { uid, amount, nowMs })
    await post(tx, { act: 'deposit', gateway: 1, uid, reference, amount, nowMs })
  })
}

/** What each friend must have brought, to both once. */
export function giftsOf(brought: readonly FriendPair[]): ReadonlyMap<string, bigint> {
  return new Map(
    brought.flatMap(({ parent, friend }) => [
      [rewardIdOf({ uid: parent, kind: 4002, name: `invite ${friend}` }), gifts.parent] as const,
      [rewardIdOf({ uid: friend, kind: 4002, name: 'invited' }), gifts.friend] as const,
    ]),
  )
}
