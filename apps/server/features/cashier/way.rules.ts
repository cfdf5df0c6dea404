import { done, refuse } from '@saya/contract/outcome.ts'
import type { Way, WayStatus } from '../channel/index.ts'

/** What people do about a way that was proposed. */
type WayAct = 'approve' | 'refuse'

/** What is not here cannot happen: what was decided stays, and is put right by another one. */
const transitions = {
  proposed: { approve: 'approved', refuse: 'refused' },
  approved: {},
  refused: {},
} as const satisfies Readonly<Record<WayStatus, Readonly<Partial<Record<WayAct, WayStatus>>>>>

interface Decision {
  readonly status: WayStatus
  readonly act: WayAct
  /** Whether whoever decides proposed it. */
  readonly isOwn: boolean
}

/** Who may decide what. To take back one's own needs nobody else. */
export function judgeDecision({ status, act, isOwn }: Decision) {
  const ways: Readonly<Partial<Record<WayAct, 'approved' | 'refused'>>> = transitions[status]
  const to = ways[act]
  if (!to) return refuse('changed_meanwhile')
  return act === 'approve' && isOwn ? refuse('way_own') : done(to)
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
