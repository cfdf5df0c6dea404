import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { addProposal } from '../../../platform/proposal/proposal.store.ts'
import { actFirst } from '../../staff/index.ts'
import { listVersions } from '../day/terms.store.ts'
import type { BoxDeskDeps } from '../deps.ts'
import { readDesk } from './readDesk.ts'
import { refuseGift, refuseOdds } from './refuseTerms.ts'

/** The first of two people. */
export function proposeTerms(deps: BoxDeskDeps): Handler<typeof officeContract.box.proposeTerms> {
  const { db, clock } = deps
  return async call => {
    const { terms, reason } = call.body
    const wrong = refuseOdds(terms) ?? (await db.ref(tx => refuseGift(tx, terms, clock.now())))
    if (wrong) return wrong
    if ((await db.ref(listVersions)).some(({ status }) => status === 'proposed')) return refuse('box_waiting')
    const object = { kind: 'promotion', id: 'mystery-box' } as const
    const act = { action: 'promotion.change', object, after: { proposed: terms }, reason } as const
    return actFirst(deps, { actor: call, act }, async () => {
      const about = { terms: JSON.stringify(terms), reason }
      const proposal = { about, by: call.caller, nowMs: clock.now() }
      const added = await db.ref(tx => addProposal(tx, 'box_terms', proposal))
      return added ? done(await readDesk(deps, call.caller.operatorId)) : refuse('box_waiting')
    })
  }
}
