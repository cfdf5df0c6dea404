import { Icon } from '@saya/ui/icon'
import { checkBold } from '@saya/ui/icon/drawings/checkBold'
import { useTexts } from '../../../shared/texts.ts'
import { stepOf } from './status.rules.ts'
import type { Withdrawal } from './useWithdrawal.ts'
import { withdrawalTexts } from './withdrawalStatus.texts.ts'

/** How far a withdrawal has come, of three steps. One that was canceled has none before it. */
export function WithdrawalSteps({ status }: Pick<Withdrawal, 'status'>) {
  const t = useTexts(withdrawalTexts)
  const reached = stepOf(status)
  if (reached === null) return null
  const steps = [t.stepReview, t.stepPaying, t.stepCompleted]
  return (
    <ol className="withdrawalSteps" aria-label={t.steps}>
      {steps.map((step, index) => (
        <li key={step} data-done={index < reached || undefined} aria-current={index === reached ? 'step' : undefined}>
          <span>{index < reached ? <Icon drawing={checkBold} size={14} /> : index + 1}</span>
          {step}
        </li>
      ))}
    </ol>
  )
}
