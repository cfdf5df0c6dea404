import { Button } from '@saya/ui/button'
import { EmptyState } from '@saya/ui/emptyState'
import { sentenceOf } from '../../../shared/answer/sentenceOf.ts'
import { useTexts } from '../../../shared/texts.ts'
import { transactionTexts } from '../transaction.texts.ts'

/** Stands in for what could not be had, with the reason and a way on. */
export function StatusFailed({ failure, onAgain }: { failure: unknown; onAgain: () => void }) {
  const t = useTexts(transactionTexts)
  return (
    <div role="alert">
      <EmptyState
        picture={<img src="/img/home/state-error.webp" width={88} height={88} alt="" />}
        title={sentenceOf(failure, t.failed)}
        action={
          <Button look="soft" size="medium" onClick={onAgain}>
            {t.again}
          </Button>
        }
      />
    </div>
  )
}
