import { done, refuse } from '@saya/contract/outcome.ts'
import { judgeProposal, type ProposalDecision } from '../../platform/proposal/proposal.rules.ts'
import type { Way } from '../channel/index.ts'

/** Whether the second person may decide so. */
export function judgeDecision(decision: ProposalDecision) {
  const judged = judgeProposal({ own: 'way_own' }, decision)
  return judged.ok ? done(judged.to) : refuse(judged.code)
}

interface Around {
  /** As it is now. */
  readonly kept: { readonly [Part in keyof Way]: string | null }
  readonly gateways: ReadonlySet<string>
  readonly reaches: boolean
  readonly isNameTaken: boolean
}

/** Whether money could go out by a way. */
export function judgeWay(way: Way, { kept, gateways, reaches, isNameTaken }: Around) {
  if (isSameWay(kept, way)) return refuse('way_same')
  if (!gateways.has(way.gateway) || way.instrument === '') return refuse('channel_unserved')
  if (!reaches) return refuse('channel_unreached')
  return isNameTaken ? refuse('channel_name') : done(way)
}

/** Whether two ways are one: no other name, gateway or bank. */
export function isSameWay(kept: Around['kept'], way: Way): boolean {
  return (kept.gateway ?? '') === way.gateway && kept.instrument === way.instrument && kept.name === way.name
}
