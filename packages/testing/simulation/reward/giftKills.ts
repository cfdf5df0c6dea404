import { setTimeout as wait } from 'node:timers/promises'
import { rewardIdOf } from '../../../../apps/server/features/reward/index.ts'
import { ask } from '../../ask.ts'
import type { Player } from '../../world/player.ts'
import type { KillPlace } from '../kill/killPlace.ts'
import { persist } from '../kill/persist.ts'
import type { SeededRandom } from '../seededRandom.ts'
import { comparePostings } from './comparePostings.ts'
import { type AnswerWatch, silenceMs } from './followCalls.ts'
import type { GivenPosting } from './rewardKills.store.ts'
import { giftAmount } from './rewardStage.ts'

/** A gift with a budget for so many, and what each member was told of theirs. */
export interface GiftClaims {
  readonly gift: string
  readonly most: number
  readonly claims: ReadonlyMap<bigint, number>
}

/** What a claim comes to that nobody answered. */
const nobodyThere = 0

interface Claiming {
  readonly gift: string
  readonly players: readonly Player[]
  readonly random: SeededRandom
  readonly calls: AnswerWatch
}

/** Each member claims with one message that is sent to both copies, until each copy has said something that stands. */
export async function claimAll(
  { urls }: KillPlace,
  { gift, players, random, calls }: Claiming,
): Promise<ReadonlyMap<bigint, number>> {
  const told = new Map<bigint, number>()
  async function claim(url: string, { uid, token }: Player): Promise<number> {
    const headers = { 'idempotency-key': `claim-${uid}-${gift}` }
    const sending = () => ask({ url }, 'POST /promo/claim', { body: { id: gift } }, { token, headers })
    const nobody = { status: nobodyThere, code: undefined }
    const { status, code } = await persist(`The claim of ${uid}`, sending, calls.hasHope).catch(() => nobody)
    // Where the sweep was faster than whoever asked again, they hear that they have it.
    return code === 'promotion_claimed' ? 200 : status
  }
  await Promise.all(
    players.map(async player => {
      await wait(random.between(0, 6000))
      const statuses = await Promise.all(urls.map(url => calls.count(claim(url, player))))
      told.set(player.uid, statuses.find(status => status === 200) ?? statuses[0] ?? nobodyThere)
    }),
  )
  return told
}

/** As many as the budget has are given, each to one who was told so. */
export function findWrongGifts({ gift, most, claims }: GiftClaims, given: readonly GivenPosting[]): string[] {
  const winners = [...claims].filter(([, status]) => status === 200).map(([uid]) => uid)
  const wanted = new Map(winners.map(uid => [rewardIdOf({ uid, kind: 4008, name: gift }), giftAmount] as const))
  const own = given.filter(({ uid, kind }) => kind === 4008 && claims.has(uid))
  const count = winners.length === most ? [] : [`${winners.length} of ${most} were told that they have ${gift}`]
  const unheard = [...claims].filter(([, status]) => status === nobodyThere)
  return [
    ...count,
    ...unheard.map(([uid]) => `Nobody answered ${uid}, though nothing was killed for ${silenceMs / 1000} s`),
    ...comparePostings('gift', wanted, own),
  ]
}
