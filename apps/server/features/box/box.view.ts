import type { boxProof } from '@saya/contract/box/box.ts'
import { formatPesos } from '@saya/money'
import type { InferOutput } from 'valibot'
import type { Box } from './box.store.ts'
import type { BoxDay } from './day/day.store.ts'
import { openSeed } from './day/seed.ts'
import type { BoxDeps } from './deps.ts'

interface BoxContent {
  readonly uid: bigint
  readonly clientSeed: string
  readonly amount: bigint
}

/** What proves a box that was opened: with its seed once that is told. */
export function viewProof(
  day: BoxDay,
  { uid, clientSeed, amount }: BoxContent,
  { masters }: Pick<BoxDeps, 'masters'>,
): InferOutput<typeof boxProof> {
  return {
    day: day.day,
    uid: String(uid),
    client_seed: clientSeed,
    bonus: formatPesos(amount),
    commitment: day.commitment,
    seed: day.shownAtMs === null ? '' : openSeed(day, masters),
    odds: [...day.odds],
    odds_hash: day.oddsHash,
    most: day.most,
  }
}

/** A box by what it holds, where it was opened. */
export function openedOf({ uid, clientSeed, amount }: Box): BoxContent | undefined {
  return clientSeed !== null && amount !== null ? { uid, clientSeed, amount } : undefined
}
