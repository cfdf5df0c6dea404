import { createPublicKey, verify } from 'node:crypto'
import type { contract } from '@saya/contract'
import type { AnswerOf } from '@saya/contract/handler.ts'
import { arePlacesInOrder, rankingLeaf, rootOf, signedTextOf } from '@saya/game-math'
import { parsePesos } from '@saya/money'
import { finding, type RoundFinding } from './checkRound.ts'

export type PublishedDay = AnswerOf<typeof contract.ranking.getRankingResult>

/**
 * Recounts a published list of places: what was signed, the root, the order and the prizes. The keys are those that are published
 * apart; without them the list alone is asked, which holds whoever made it.
 */
export function checkRanking(published: PublishedDay, keys?: readonly string[]): readonly RoundFinding[] {
  const { contest, day, places, root } = published
  const leaves = places.map(place => rankingLeaf({ ...place, contest, day }))
  const units = (amount: string) => parsePesos(amount, 2) ?? -1n
  const isFalling = places.every(
    ({ bonus }, at) => units(bonus) > 0n && units(bonus) <= units(places[at - 1]?.bonus ?? bonus),
  )
  const where = keys ? 'apart from it' : 'beside it'
  return [
    finding(
      isSigned(published, keys ?? [published.public_key]),
      `The root was signed with a key that is published ${where}`,
    ),
    finding(rootOf(leaves) === root, `All ${places.length} places lead to the root ${root}`),
    finding(arePlacesInOrder(places), 'More play comes first, then who reached it first, and no place is left out'),
    finding(isFalling, 'No place is given more than the one before it'),
    finding(new Set(places.map(({ player_hash: hash }) => hash)).size === places.length, 'No member is in two places'),
  ]
}

function isSigned(published: PublishedDay, keys: readonly string[]): boolean {
  const signed = signedTextOf(published)
  if (!signed) return false
  return keys.some(key => {
    try {
      const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' })
      return verify(null, Buffer.from(signed.text), publicKey, Buffer.from(signed.signature, 'base64'))
    } catch {
      return false
    }
  })
}
