import type { AppTx } from '../../../platform/db/database.ts'
import { lockTickets, takePieces, takeShare, ticketCap } from '../../goods/index.ts'
import type { StepWatch } from '../steps.ts'
import { addClaim, type Claim, findClaim, type NewClaim } from './claim.store.ts'

/** Whoever made a claim so long ago is not at it any more. */
const claimLeaseMs = 30_000

/** Why nothing was taken. It undoes what was taken in the same transaction before. */
export class NotTaken extends Error {
  readonly code: 'goods_left' | 'goods_limit' | 'goods_ticket_limit'
  constructor(code: NotTaken['code']) {
    super(code)
    this.code = code
  }
}

/**
 * Makes pieces of the stock this member's: the claim, what is counted to the member and what leaves the stock are one commit. The
 * stock comes last, since everybody waits for its row. One that is there is answered as it stands.
 */
export async function takeClaim(
  tx: AppTx,
  { onStep }: StepWatch,
  { claim, most }: { readonly claim: NewClaim; readonly most: number },
): Promise<Claim> {
  await onStep?.('addClaim', tx)
  if (!(await addClaim(tx, claim, claim.atMs + claimLeaseMs))) {
    const known = await findClaim(tx, claim.id)
    if (!known) throw new Error(`The claim ${claim.id} is neither there nor not there.`)
    return known
  }
  await onStep?.('takeShare', tx)
  if (!(await takeShare(tx, claim, most))) throw new NotTaken('goods_limit')
  // Tickets are counted over all goods and with this claim, so that no item that goes off makes room for more.
  const isTicket = claim.terms.gives === 'ticket'
  if (isTicket && (await lockTickets(tx, claim.uid)) > ticketCap) throw new NotTaken('goods_ticket_limit')
  await onStep?.('takePieces', tx)
  if (!(await takePieces(tx, claim))) throw new NotTaken('goods_left')
  return { ...claim, status: 'taken', code: '' }
}
