import { firstBoxTerms } from '@saya/contract/box/box.ts'
import { boxCommitmentOf, drawBox, oddsHashOf, readBoxProof } from '@saya/game-math'
import { expect, test } from 'vitest'
import { copyOf, type ShownProof, standingOf, verifyBox } from './verifyBox.ts'

const { odds, most } = firstBoxTerms
const seed = '7c'.repeat(32)
const clientSeed = 'a-word-of-mine'
const day = '2026-03-02'
const uid = '7'

/** A proof in which seed, word and member come to the prize, whatever they are. */
function proofBy(word: string, member = uid): ShownProof {
  return {
    day,
    uid: member,
    client_seed: word,
    bonus: drawBox({ seed, clientSeed: word, uid: member, odds }),
    commitment: boxCommitmentOf({ day, seed, odds, most }),
    seed,
    odds,
    odds_hash: oddsHashOf(odds),
    most,
  }
}

const proof = proofBy(clientSeed)
const own = { commitment: proof.commitment, sent: [clientSeed], wasOpened: false, bonus: proof.bonus }
/** A word, and a member, by which the box holds another prize. */
const words = Array.from({ length: 400 }, (_, at) => `a-word-of-the-server-${at}`)
const otherWord = words.find(word => proofBy(word).bonus !== proof.bonus) ?? ''
const shownOf = (shown: ShownProof) => ({ proof: shown, date: day, bonus: shown.bonus, uid })
const shown = shownOf(proof)

test.each([
  ['is as it was', shown, own, []],
  ['is of a first try whose answer never came', shown, { ...own, sent: [clientSeed, 'a-later-try'], bonus: null }, []],
  ['has another seed', shownOf({ ...proof, seed: '7d'.repeat(32) }), own, ['promise']],
  ['tells another prize', shownOf({ ...proof, bonus: '99.00' }), own, ['draw']],
  ['tells another commitment than was shown', shown, { ...own, commitment: '00'.repeat(32) }, ['shown']],
])('a proof that %s is judged so [PROMO-103]', (_what, box, known, faults) => {
  expect(verifyBox(box, known).faults.slice(0, 1)).toEqual(faults)
})

test.each([
  ['another word than was sent, with its prize', shownOf(proofBy(otherWord)), { ...own, bonus: null }, ['word']],
  ['another word, and the prize of that was told at once', shownOf(proofBy(otherWord)), own, ['record', 'word']],
  ['the draw of another member', { ...shownOf(proofBy(clientSeed, '8')), uid }, { ...own, bonus: null }, ['member']],
  ['another prize than its row', { ...shown, bonus: '88.00' }, { ...own, bonus: null }, ['record']],
  ['another day than its row', { ...shown, date: '2026-03-03' }, own, ['record']],
  ['another prize than was told when it was opened', shown, { ...own, bonus: '88.00' }, ['record']],
])('%s turns a box red [PROMO-280]', (_what, box, known, faults) => {
  const verdict = verifyBox(box, known)
  expect([standingOf(verdict), verdict.faults]).toEqual(['broken', faults])
})

test('a box whose word came from elsewhere is neither proven nor disproven [PROMO-281]', () => {
  expect(standingOf(verifyBox(shown, undefined))).toBe('elsewhere')
  const late = { ...own, sent: ['sent-behind-the-opening'], wasOpened: true }
  expect(standingOf(verifyBox(shown, late))).toBe('elsewhere')
  expect(standingOf(verifyBox(shown, { ...late, wasOpened: false }))).toBe('broken')
  expect(standingOf(verifyBox(shown, own))).toBe('holds')
})

test('the copy of a proof is read back whole [PROMO-111]', () => {
  expect(readBoxProof(copyOf(proof))).toMatchObject({ seed, clientSeed, bonus: proof.bonus })
})
