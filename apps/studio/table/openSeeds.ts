import { commitmentOf } from '@saya/game-math'
import { openToTell } from '../seed/openSealed.ts'
import { isSealed, type Vault } from '../seed/openVault.ts'
import type { TableRound } from './tableRound.store.ts'

/** What a round of a table is drawn with besides its words. */
export interface TableSeeds {
  readonly serverSeed: Buffer
  /** Made with a key that lies in no database, so that nobody who can read there knows a draw before it. */
  readonly closingSeed: Buffer
}

/** What was promised is the hash of both. */
export function promiseOf({ serverSeed, closingSeed }: TableSeeds): string {
  return commitmentOf(Buffer.concat([serverSeed, closingSeed]))
}

/**
 * Both seeds to draw a round with as they were promised, or nothing where one is another by now, or the key is lost. What lies open in the books
 * is neither: whoever can write there could have put it there.
 */
export function openSeeds(vault: Vault, round: TableRound): TableSeeds | null {
  const serverSeed = isSealed(round.server_seed) ? openToTell(vault, round.id, round.server_seed).seed : null
  if (!serverSeed) return null
  const seeds = { serverSeed, closingSeed: vault.closingSeedOf(closingRoundOf(round)) }
  return promiseOf(seeds) === round.commitment ? seeds : null
}

/** What a round is or would have been drawn with besides; nothing of one that was promised before there was any. */
export function closingSeedOf(vault: Vault, round: TableRound): Buffer | null {
  const { seed } = openToTell(vault, round.id, round.server_seed)
  return seed && commitmentOf(seed) === round.commitment ? null : vault.closingSeedOf(closingRoundOf(round))
}

function closingRoundOf({ id, draws_at: drawsAt }: TableRound) {
  return { id, drawsAtMs: drawsAt.getTime() }
}
