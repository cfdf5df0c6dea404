import { focusStart } from '@saya/ui/modal'
import { useEffect, useRef, useState } from 'react'
import { ChoosePayee } from './ChoosePayee.tsx'
import { FormStage } from './FormStage.tsx'
import type { Intent, SheetOutcome } from './intent.ts'
import { ReviewStage } from './ReviewStage.tsx'
import { useWithdrawForm } from './useWithdrawForm.ts'
import { WhyHeld } from './WhyHeld.tsx'
import './withdrawSheet.css'

interface WithdrawSheetProps {
  readonly begun: Intent
  readonly onOutcome: (outcome: SheetOutcome) => void
}

type Stage = 'form' | 'choose' | 'why' | 'review'

/** Chooses how much is paid out, and to which account, and asks once more before it is done. */
export function WithdrawSheet({ begun, onOutcome }: WithdrawSheetProps) {
  const [stage, setStage] = useState<Stage>(begun.goesOn ? 'review' : 'form')
  const form = useWithdrawForm({ begun, onOutcome, onReview: () => setStage('review') })
  const shown = useRef(stage)
  // What was pressed is gone with the stage before, and with it the place of the keyboard and the reader.
  useEffect(() => {
    if (shown.current === stage) return
    shown.current = stage
    const dialog = document.querySelector<HTMLElement>('dialog[open]')
    if (dialog) focusStart(dialog)
  }, [stage])

  const toForm = () => setStage('form')
  if (stage === 'review' && form.isReviewed) return <ReviewStage form={form} onBack={toForm} />
  if (stage === 'choose') return <ChoosePayee form={form} onBack={toForm} />
  if (stage === 'why') return <WhyHeld form={form} onClose={toForm} />
  return <FormStage form={form} onChange={() => setStage('choose')} onWhy={() => setStage('why')} />
}
