import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { givePiecesBack, type Pieces } from '../../goods/index.ts'
import { endClaimRow, returnClaimRow } from './claim.store.ts'

interface EndDeps {
  readonly db: Database
  readonly clock: Clock
}

/** Writes down what a claim came to. Refused, its pieces go back with it: in one commit, and so once. */
export async function endClaim({ db, clock }: EndDeps, claim: Pieces & { readonly id: string }, code: string) {
  await db.app(async tx => {
    const hasEnded = await endClaimRow(tx, claim.id, { code, nowMs: clock.now() })
    if (hasEnded && code !== '') await givePiecesBack(tx, claim)
  })
}

/** Gives back the pieces of a redemption whose Filcoins are back already. */
export async function returnPieces({ db, clock }: EndDeps, claim: Pieces & { readonly id: string }): Promise<void> {
  await db.app(async tx => {
    // What was cut off right behind the redemption is ended first: one is returned only as what it came to.
    await endClaimRow(tx, claim.id, { code: '', nowMs: clock.now() })
    if (await returnClaimRow(tx, claim.id)) await givePiecesBack(tx, claim)
  })
}
