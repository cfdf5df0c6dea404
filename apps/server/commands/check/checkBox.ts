import { areOddsWhole, type BoxProof, findBoxFaults } from '@saya/game-math'
import { finding, type RoundFinding } from './checkRound.ts'

/** Draws a mystery box again from its proof and from nothing else: no server is asked. */
export function checkBox(proof: BoxProof): readonly RoundFinding[] {
  const faults = new Set(findBoxFaults(proof))
  const { odds, bonus, commitment } = proof
  if (!areOddsWhole(odds)) return [finding(false, 'The odds come to 10,000 boxes')]
  return [
    finding(true, 'The odds come to 10,000 boxes'),
    finding(!faults.has('promise'), `Seed, odds and the cap of the day are those of the commitment ${commitment}`),
    finding(!faults.has('draw') && /^[0-9a-f]{64}$/.test(proof.seed), `Seed, client seed and ID come to ₱${bonus}`),
  ]
}
