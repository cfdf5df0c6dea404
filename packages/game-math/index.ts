export {
  areOddsWhole,
  type BoxCheck,
  boxCommitmentOf,
  type BoxPrize,
  type BoxProof,
  boxWhole,
  drawBox,
  findBoxFaults,
  oddsHashOf,
} from './box.ts'
export { readBoxProof, writeBoxProof } from './boxProofText.ts'
export { commitmentOf, fairDraws, fromHex, type RoundSeed, toHex } from './fairDraws.ts'
export type { CascadeGame, FreeSpins, HoldBonus, Pay, PickBonus, ReelGame, Strip, SymbolLetter, Wild } from './games.ts'
export { isPromised, type ToldSeeds } from './isPromised.ts'
export { mathHash } from './mathHash.ts'
export { climb, leafOf, pathOf, type ProofStep, rootOf } from './merkle.ts'
export { type Draw, recorded, replayed, type Rng } from './rng.ts'
export { arePlacesInOrder, playerHash, type PublishedPlace, rankingLeaf, signedTextOf } from './rankingList.ts'
export { type RoundMath, type RoundReturn, roundReturn } from './roundReturn.ts'
export { hmacSha256, sha256 } from './sha256.ts'
export { sharedWord } from './sharedWord.ts'
export { decksInShoe, openShoe } from './shoe.ts'
export { isSamePromise, readPromise, type ShownPromise, writePromise } from './shownPromise.ts'
export { simulationRng } from './simulationRng.ts'
export type { Card, SoloTitle, Text, TitleIdentity } from './title.ts'
export { type Volatility, volatilityOf } from './volatility.ts'
