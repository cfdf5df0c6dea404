import { type KycName, kycName } from '@saya/contract/gates.ts'

/** The steps of proving who one is, in their order, by the names that `?action=` of the address says. */
export const stages = [
  'entry',
  'guide',
  'select-id',
  'ocr',
  'ocr-result',
  'selfie-guide',
  'selfie',
  'selfie-result',
  'form',
  'success',
] as const

export type Stage = (typeof stages)[number]

export const firstStage: Stage = 'entry'

export function nextStage(stage: Stage): Stage {
  return stages[stages.indexOf(stage) + 1] ?? stage
}

export function backStage(stage: Stage): Stage {
  return stages[stages.indexOf(stage) - 1] ?? stage
}

function stageNamed(name: unknown): Stage | undefined {
  return stages.find(stage => stage === name)
}

/** Nothing is to be done while it is looked at or blocked, and nothing more once it is done. */
const forced: Partial<Record<KycName, Stage>> = { under_review: 'entry', block: 'entry', fully_kyc: 'success' }

interface StageQuestion {
  /** As profiles carry it, by number or by name. */
  readonly standing: unknown
  /** What the address says. */
  readonly action: string | null
  /** Where this device left off. */
  readonly kept: Stage | undefined
  /** Sent in this visit: the last step is shown although the review has begun. */
  readonly isSubmitted: boolean
}

/** Which step is shown: what the standing demands, else what the address asks for, else where one left off. */
export function stageNow({ standing, action, kept, isSubmitted }: StageQuestion): Stage {
  if (isSubmitted) return 'success'
  const stage = forced[kycName(standing)] ?? stageNamed(action) ?? kept ?? firstStage
  // The last step is no place to jump to: it says that something was sent.
  return stage === 'success' && kycName(standing) !== 'fully_kyc' ? firstStage : stage
}

/** Of the three parts that are counted, as the guide counts them, the one a step belongs to. Steps around them belong to none. */
export function partOf(stage: Stage): number | undefined {
  return parts[stage]
}

const parts: Partial<Record<Stage, number>> = {
  'select-id': 1,
  ocr: 1,
  'ocr-result': 1,
  'selfie-guide': 2,
  selfie: 2,
  'selfie-result': 2,
  form: 3,
}

export const partCount = 3
