import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import type { Call, Handler } from '../../platform/http/request/call.ts'
import { addProposal } from '../../platform/proposal/proposal.store.ts'
import { actFirst } from '../staff/index.ts'
import { findPesoWallet, openTurnover } from '../wallet/index.ts'
import type { PlayReleaseDeps } from './deps.ts'
import { findPlayRelease } from './playRelease.store.ts'
import { viewPlayRelease } from './playRelease.view.ts'

type Operation = typeof officeContract.playRelease.proposePlayRelease

/** The first of two people. */
export function proposePlayRelease(deps: PlayReleaseDeps): Handler<Operation> {
  const { db, clock } = deps
  return async call => {
    const { uid, reason } = call.body
    const wallet = await db.member(uid, tx => findPesoWallet(tx, uid))
    if (!wallet) return refuse('not_found')
    if (openTurnover(wallet) === 0n) return refuse('play_release_nothing')
    const object = { kind: 'member', id: String(uid) } as const
    const act = { action: 'play.propose', object, reason } as const
    return actFirst(deps, { actor: call, act }, () => db.member(uid, tx => propose(tx, call, clock.now())))
  }
}

async function propose(tx: MemberTx, { body, caller }: Call<Operation>, nowMs: number) {
  const { uid, reason } = body
  const added = await addProposal(tx, 'play_release', { about: { uid, reason }, by: caller, nowMs })
  const row = added && (await findPlayRelease(tx, uid, added.id))
  return row ? done(viewPlayRelease(row, caller.operatorId)) : refuse('play_release_waiting')
}
