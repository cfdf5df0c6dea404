import type { Calls } from '@saya/contract'
import { type Progress, progressOf } from '@saya/contract/vip/progress.ts'
import { vipTiers } from '@saya/contract/vip/tiers.ts'
import { useAnswer } from '../../shared/answer/useAnswer.ts'

type Rule = Calls['GET /member/vip/rule']['answer']
export type Level = Rule['Bronze'][number]

export interface Vip {
  readonly own: Calls['GET /member/vip']['answer']
  readonly levels: readonly Level[]
  readonly progress: Progress
}

/** The member's own level with all levels there are. */
export function useVip(): { readonly vip: Vip | undefined; readonly failure: unknown; again(): void } {
  const own = useAnswer('GET /member/vip', {}, { mayBeOld: true })
  const rule = useAnswer('GET /member/vip/rule', {}, { mayBeOld: true })
  function again() {
    own.again()
    rule.again()
  }
  const failure = own.error ?? rule.error
  if (!own.answer || !rule.answer) return { vip: undefined, failure, again }
  const tiers = rule.answer
  const levels = vipTiers.flatMap(tier => tiers[tier])
  return { vip: { own: own.answer, levels, progress: progressOf(own.answer, levels) }, failure: undefined, again }
}
