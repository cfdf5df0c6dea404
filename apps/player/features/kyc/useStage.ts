import { useEffect, useRef, useState } from 'react'
import { focusStep } from './focusStep.ts'
import { go } from '../../shared/navigation.ts'
import { changeDraft, useDraft } from './form/draft.ts'
import { backStage, nextStage, type Stage, stageNow } from './stages.ts'

/** The steps as the browser's history has them, in this visit: going back by our own arrow goes back in it. */
let trail: Stage[] = []

interface Steps {
  readonly stage: Stage
  next(): void
  back(): void
  goTo(stage: Stage, replace?: boolean): void
  /** Shows the last step although the review has begun. */
  finish(): void
}

/** Which step is shown, and the ways from it. It stands in the address and is kept for the next visit. */
export function useStage(action: string | null, standing: unknown): Steps {
  const { stage: kept } = useDraft()
  const [isSubmitted, setSubmitted] = useState(false)
  const stage = stageNow({ standing, action, kept, isSubmitted })
  useArrival(stage)
  useEffect(() => {
    trail = trail.at(-2) === stage ? trail.slice(0, -1) : trail.at(-1) === stage ? trail : [...trail, stage]
    if (!isSubmitted && stage !== 'success') changeDraft({ stage })
  }, [stage, isSubmitted])
  useEffect(
    () => () => {
      trail = []
    },
    [],
  )
  return {
    stage,
    // A result is seen once: whoever goes back comes to where it was asked for.
    next: () => show(nextStage(stage), stage === 'ocr-result'),
    goTo: (to, replace) => show(to, replace),
    back() {
      const to = backStage(stage)
      if (trail.at(-2) === to) history.back()
      else show(to, true)
    },
    finish: () => setSubmitted(true),
  }
}

function show(stage: Stage, replace = false): void {
  void go(`/s-kyc?action=${stage}`, { replace })
}

/** Leads the keyboard and the reader to what a new step is about, as a page of its own would. */
function useArrival(stage: Stage): void {
  const last = useRef(stage)
  useEffect(() => {
    if (last.current === stage) return
    last.current = stage
    focusStep()
  }, [stage])
}
