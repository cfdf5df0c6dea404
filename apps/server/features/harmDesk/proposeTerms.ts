import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { addProposal } from '../../platform/proposal/proposal.store.ts'
import { actFirst, type StaffDeps } from '../staff/index.ts'
import { readTerms } from './readTerms.ts'
import { listVersions } from './terms.store.ts'

/** The first of two people. */
export function proposeTerms(deps: StaffDeps): Handler<typeof officeContract.harmDesk.proposeTerms> {
  const { db, clock } = deps
  return async call => {
    const { terms, reason } = call.body
    const versions = await db.ref(listVersions)
    if (versions.some(({ status }) => status === 'proposed')) return refuse('harm_waiting')
    const object = { kind: 'terms', id: 'harm' } as const
    const act = { action: 'harm.decide', object, after: { proposed: terms }, reason } as const
    return actFirst(deps, { actor: call, act }, () =>
      db.ref(async tx => {
        const about = { terms: JSON.stringify(terms), reason }
        const added = await addProposal(tx, 'harm_terms', { about, by: call.caller, nowMs: clock.now() })
        return added ? done(await readTerms(tx, call.caller.operatorId)) : refuse('harm_waiting')
      }),
    )
  }
}
