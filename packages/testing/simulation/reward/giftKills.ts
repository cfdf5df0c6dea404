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

/** What each copy told a member of their claim: that they have it, or the code of why not. */
export type ToldClaims = ReadonlyMap<bigint, readonly string[]>

/** A gift with a budget for so many, and what each member was told of theirs. */
export interface GiftClaims {
  readonly gift: string
  readonly most: number
  readonly claims: ToldClaims
}

const given = 'given'
/** What a claim comes to that nobody answered. */
const nobodyThere = 'nobody there'

interface Claiming {
  readonly gift: string
  readonly players: readonly Player[]
  readonly random: SeededRandom
  readonly calls: AnswerWatch
}

/** Each member claims with one message that is sent to both copies, until each copy has said something that stands. */
export async function claimAll({ urls }: KillPlace, { gift, players, random, calls }: Claiming): Promise<ToldClaims> {
  const told = new Map<bigint, readonly string[]>()
  async function claim(url: string, { uid, token }: Player): Promise<string> {
    const headers = { 'idempotency-key': `claim-${uid}-${gift}` }
    const sending = () => ask({ url }, 'POST /promo/claim', { body: { id: gift } }, { token, headers })
    const nobody = { status: 0, code: nobodyThere }
    const { status, code } = await persist(`The claim of ${uid}`, sending, calls.hasHope).catch(() => nobody)
    // Where the sweep was faster than whoever asked again, they hear that they have it.
    return status === 200 || code === 'promotion_claimed' ? given : (code ?? String(status))
  }
  await Promise.all(
    players.map(async player => {
      await wait(random.between(0, 6000))
      told.set(player.uid, await Promise.all(urls.map(url => calls.count(claim(url, player)))))
    }),
  )
  return told
}

/** Whether a member was told that they have it. */
export function hearsOfGift(words: readonly string[]): boolean {
  return words.includes(given)
}

/** As many as the budget has are given, each to one who was told so, and by both copies. */
export function findWrongGifts({ gift, most, claims }: GiftClaims, postings: readonly GivenPosting[]): string[] {
  const winners = [...claims].filter(([, words]) => hearsOfGift(words)).map(([uid]) => uid)
  const wanted = new Map(winners.map(uid => [giftOf(uid, gift), giftAmount] as const))
  const own = postings.filter(({ uid, kind }) => kind === 4010 && claims.has(uid))
  const count = winners.length === most ? [] : [`${winners.length} of ${most} were told that they have ${gift}`]
  return [...count, ...findContradictions(claims), ...comparePostings('gift', wanted, own)]
}

export function giftOf(uid: bigint, gift: string): string {
  return rewardIdOf({ uid, kind: 4010, name: gift })
}

/** Whoever asks both copies hears the same from both. */
function findContradictions(claims: ToldClaims): string[] {
  return [...claims].flatMap(([uid, words]) => {
    if (words.includes(nobodyThere))
      return [`Nobody answered ${uid}, though nothing was killed for ${silenceMs / 1000} s`]
    return new Set(words).size === 1 ? [] : [`${uid} was told ${words.join(' and ')} of one claim`]
  })
}
