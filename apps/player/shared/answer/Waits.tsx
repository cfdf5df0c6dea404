import { Button } from '@saya/ui/button'
import { EmptyState } from '@saya/ui/emptyState'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { sentenceOf } from './sentenceOf.ts'
import { waitsTexts } from './waits.texts.ts'

interface WaitsProps {
  /** Why the answer did not come; undefined while it is on its way. */
  readonly failure: unknown
  readonly again: () => void
  /** What is said where the server said nothing itself, where it can be said better than for anything else. */
  readonly failed?: string
  readonly className?: string
  /** The shape of what is to come. */
  readonly children: ReactNode
}

/** What stands where an answer is to be: its shape while it is on its way, and the way on where it did not come. */
export function Waits({ failure, again, failed, className, children }: WaitsProps) {
  const t = useTexts(waitsTexts)
  if (failure === undefined) {
    return (
      <div role="status" aria-label={t.loading} className={className}>
        {children}
      </div>
    )
  }
  return (
    <div role="alert">
      <EmptyState
        title={sentenceOf(failure, failed ?? t.failed)}
        action={
          <Button look="soft" size="medium" onClick={again}>
            {t.again}
          </Button>
        }
      />
    </div>
  )
}
