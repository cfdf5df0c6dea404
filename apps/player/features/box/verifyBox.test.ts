import { firstBoxTerms } from '@saya/contract/box/box.ts'
import { boxCommitmentOf, drawBox, oddsHashOf, readBoxProof } from '@saya/game-math'
import { expect, test } from 'vitest'
import { copyOf, type ShownProof, verifyBox } from './verifyBox.ts'

const { odds, most } = firstBoxTerms
const seed = '7c'.repeat(32)
const clientSeed = 'a-word-of-mine'
const day = '2026-03-02'
const proof: ShownProof = {
  day,
  uid: '7',
  client_seed: clientSeed,
  bonus: drawBox({ seed, clientSeed, uid: '7', odds }),
  commitment: boxCommitmentOf({ day, seed, odds, most }),
  seed,
  odds,
  odds_hash: oddsHashOf(odds),
  most,
}
const own = { commitment: proof.commitment, clientSeed }

test.each([
  ['is as it was', {}, own, []],
  ['is of another browser', {}, undefined, []],
  ['has another seed', { seed: '7d'.repeat(32) }, own, ['promise']],
  ['tells another prize', { bonus: '99.00' }, own, ['draw']],
  ['tells another commitment than was shown', {}, { ...own, commitment: '00'.repeat(32) }, ['own']],
  ['tells another word than was sent', {}, { ...own, clientSeed: 'another-word' }, ['own']],
])('a proof that %s is judged so [PROMO-103]', (_what, changed, known, faults) => {
  expect(verifyBox({ ...proof, ...changed }, known).slice(0, 1)).toEqual(faults)
})

test('the copy of a proof is read back whole', () => {
  expect(readBoxProof(copyOf(proof))).toMatchObject({ seed, clientSeed, bonus: proof.bonus })
})
