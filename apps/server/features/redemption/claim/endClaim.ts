import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { givePiecesBack, type Pieces } from '../../goods/index.ts'
import type { StepWatch } from '../steps.ts'
import { endClaimRow, returnClaimRow } from './claim.store.ts'

export interface EndDeps extends StepWatch {
  readonly db: Database
  readonly clock: Clock
}

/** Writes down what a claim came to. Refused, its pieces go back with it: in one commit, and so once. */
export async function endClaim({ db, clock, onStep }: EndDeps, claim: Pieces & { readonly id: string }, code: string) {
  await db.app(async tx => {
    await onStep?.('endClaim', tx)
    const hasEnded = await endClaimRow(tx, claim.id, { code, nowMs: clock.now() })
    if (!hasEnded || code === '') return
    await onStep?.('givePiecesBack', tx)
    await givePiecesBack(tx, claim)
  })
}

/** Gives back the pieces of a redemption whose Filcoins are back already. */
export async function returnPieces(
  { db, clock, onStep }: EndDeps,
  claim: Pieces & { readonly id: string },
): Promise<void> {
  await db.app(async tx => {
    await onStep?.('endClaim', tx)
    // What was cut off right behind the redemption is ended first: one is returned only as what it came to.
    await endClaimRow(tx, claim.id, { code: '', nowMs: clock.now() })
    await onStep?.('returnClaim', tx)
    if (!(await returnClaimRow(tx, claim.id))) return
    await onStep?.('givePiecesBack', tx)
    await givePiecesBack(tx, claim)
  })
}
