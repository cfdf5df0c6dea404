import { done, type Outcome, refuse } from '@saya/contract/outcome.ts'
import type { MemberTx } from '../../../platform/db/database.ts'
import { judgeProposal } from '../../../platform/proposal/proposal.rules.ts'
import { decideProposal, type Proposal } from '../../../platform/proposal/proposal.store.ts'
import { actFirst, type Actor, type StaffDeps } from '../../staff/index.ts'

type FindProposal<Row> = (tx: MemberTx, uid: bigint, id: string) => Promise<Row | undefined>

interface ProposalKind<Row, View> {
  readonly table: 'harm_income_change' | 'harm_lowering'
  /** What the audit log calls it, and says of what was decided. */
  readonly object: 'income' | 'lowering'
  readonly saysOf: (row: Row) => Readonly<Record<string, unknown>>
  readonly find: FindProposal<Row>
  readonly lock: FindProposal<Row>
  /** What is approved, done before it is written down that it was. False where something else came between. */
  readonly apply?: (tx: MemberTx, row: Row, approval: Approval) => Promise<boolean>
  /** What counts from the approval on, once that is written down. */
  readonly follow?: (tx: MemberTx, row: Row, uid: bigint) => Promise<void>
  readonly view: (row: Row, operatorId: string) => View
}

interface Approval {
  readonly uid: bigint
  readonly name: string
  readonly nowMs: number
}

interface DecisionCall extends Actor {
  readonly body: {
    readonly uid: bigint
    readonly id: string
    readonly is_approved: boolean
    readonly reason: string
  }
}

type DecisionOutcome<View> = Outcome<View, 'not_found' | 'changed_meanwhile' | 'harm_own'>

/** The second of two people, about a proposal that concerns one member. The decision and what it brings about are one commit. */
export function decideAboutMember<Row extends Proposal, View>(
  deps: StaffDeps,
  kind: ProposalKind<Row, View>,
): (call: DecisionCall) => Promise<DecisionOutcome<View>> {
  const { db, clock } = deps
  return async call => {
    const { uid, id, reason } = call.body
    const seen = await db.member(uid, tx => kind.find(tx, uid, id))
    if (!seen) return refuse('not_found')
    const early = judge(call, seen)
    if (!early.ok) return refuse(early.code)
    const after = { ...kind.saysOf(seen), status: early.to }
    const act = { action: 'harm.decide', object: { kind: kind.object, id }, uid, after, reason } as const
    return actFirst(deps, { actor: call, act }, () =>
      db.member(uid, tx => decide(tx, call, { kind, nowMs: clock.now() })),
    )
  }
}

function judge({ body, caller }: DecisionCall, { status, proposedBy }: Proposal) {
  const act = body.is_approved ? 'approve' : 'refuse'
  return judgeProposal({ own: 'harm_own' }, { status, act, isOwn: proposedBy === caller.operatorId })
}

async function decide<Row extends Proposal, View>(
  tx: MemberTx,
  call: DecisionCall,
  { kind, nowMs }: { readonly kind: ProposalKind<Row, View>; readonly nowMs: number },
): Promise<DecisionOutcome<View>> {
  const { body, caller } = call
  const { uid, id, reason } = body
  const row = await kind.lock(tx, uid, id)
  if (!row) return refuse('not_found')
  const judged = judge(call, row)
  if (!judged.ok) return refuse(judged.code)
  const approval = body.is_approved ? { uid, name: caller.email, nowMs } : undefined
  if (approval && (await kind.apply?.(tx, row, approval)) === false) return refuse('changed_meanwhile')
  await decideProposal(tx, kind.table, { id, to: judged.to, by: caller, decision: reason, nowMs })
  if (approval) await kind.follow?.(tx, row, uid)
  const decided = await kind.find(tx, uid, id)
  return decided ? done(kind.view(decided, caller.operatorId)) : refuse('not_found')
}
