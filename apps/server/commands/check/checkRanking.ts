import { createPublicKey, verify } from 'node:crypto'
import type { contract } from '@saya/contract'
import type { AnswerOf } from '@saya/contract/handler.ts'
import { rankingLeaf, rootOf } from '@saya/game-math'
import { parsePesos } from '@saya/money'
import { finding, type RoundFinding } from './checkRound.ts'

export type PublishedDay = AnswerOf<typeof contract.ranking.getRankingResult>

/** Recounts a published list of places from itself alone: what was signed, the root, the order and the prizes. */
export function checkRanking(published: PublishedDay): readonly RoundFinding[] {
  const { contest, day, places, root } = published
  const leaves = places.map(place => rankingLeaf({ ...place, contest, day }))
  const units = (amount: string) => parsePesos(amount, 2) ?? -1n
  const isInOrder = places.every((place, at) => {
    const before = places[at - 1]
    return place.place === at + 1 && (!before || units(before.bet) >= units(place.bet))
  })
  const isFalling = places.every(
    ({ bonus }, at) => units(bonus) > 0n && units(bonus) <= units(places[at - 1]?.bonus ?? bonus),
  )
  return [
    finding(isSigned(published), 'The root was signed with the key that is published beside it'),
    finding(rootOf(leaves) === root, `All ${places.length} places lead to the root ${root}`),
    finding(isInOrder, 'More play comes first, and no place is left out'),
    finding(isFalling, 'No place is given more than the one before it'),
    finding(new Set(places.map(({ player_hash: hash }) => hash)).size === places.length, 'No member is in two places'),
  ]
}

function isSigned({ line, public_key: key, contest, day, root }: PublishedDay): boolean {
  try {
    const { signature, ...said } = JSON.parse(line) as Record<string, unknown>
    const isSame = said.contest === contest && said.day === day && said.root === root
    const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' })
    return (
      isSame && verify(null, Buffer.from(JSON.stringify(said)), publicKey, Buffer.from(String(signature), 'base64'))
    )
  } catch {
    return false
  }
}
