import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { RefTx } from '../../platform/db/database.ts'
import type { Call, Handler } from '../../platform/http/request/call.ts'
import { addProposal } from '../../platform/proposal/proposal.store.ts'
import { actFirst, type StaffDeps } from '../staff/index.ts'
import { findVersion } from './terms.store.ts'
import { viewTerms } from './terms.view.ts'

type Operation = typeof officeContract.harmDesk.proposeTerms

/** The first of two people. */
export function proposeTerms(deps: StaffDeps): Handler<Operation> {
  const { db, clock } = deps
  return async call => {
    const { terms, reason } = call.body
    const object = { kind: 'terms', id: 'harm' } as const
    return actFirst(deps, { actor: call, act: { action: 'harm.decide', object, after: { proposed: terms }, reason } }, () =>
      db.ref(tx => propose(tx, call, clock.now())),
    )
  }
}

async function propose(tx: RefTx, { body, caller }: Call<Operation>, nowMs: number) {
  const about = { terms: JSON.stringify(body.terms), reason: body.reason }
  const added = await addProposal(tx, 'harm_terms', { about, by: caller, nowMs })
  const row = added && (await findVersion(tx, added.id))
  return row ? done(viewTerms(row, caller.operatorId)) : refuse('harm_waiting')
}
