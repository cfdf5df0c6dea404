import { Icon } from '@saya/ui/icon'
import { checkBold } from '@saya/ui/icon/drawings/checkBold'
import { minusBold } from '@saya/ui/icon/drawings/minusBold'
import { useContext } from 'react'
import { dayOf } from '../../../shared/device/dayOf.ts'
import { timeOf } from '../../../shared/device/timeOf.ts'
import { LanguageContext, useTexts } from '../../../shared/texts.ts'
import { stagesOf } from './status.rules.ts'
import type { Withdrawal } from './useWithdrawal.ts'
import { withdrawalTexts } from './withdrawalStatus.texts.ts'

const drawings = { done: checkBold, back: minusBold } as const

/** How far a withdrawal has come, and when it reached each stage. */
export function WithdrawalSteps({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const t = useTexts(withdrawalTexts)
  const language = useContext(LanguageContext)
  const words = {
    asked: t.stepAsked,
    review: t.stepReview,
    approved: t.stepApproved,
    paying: t.stepPaying,
    sent: t.stepSent,
    completed: t.stepCompleted,
    back: t.stepBack,
  }
  return (
    <ol className="withdrawalSteps" aria-label={t.steps}>
      {stagesOf(withdrawal).map(({ name, state, at }, index) => (
        <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span>{state === 'done' || state === 'back' ? <Icon drawing={drawings[state]} size={14} /> : index + 1}</span>
          <b>{words[name]}</b>
          {at > 0 && (
            <time dateTime={new Date(at * 1000).toISOString()}>
              {dayOf(at, language)}, {timeOf(at)}
            </time>
          )}
        </li>
      ))}
    </ol>
  )
}
