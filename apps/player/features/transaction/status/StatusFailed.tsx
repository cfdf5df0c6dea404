import { Button } from '@saya/ui/button'
import { sentenceOf } from '../../../shared/answer/sentenceOf.ts'
import { PicturedState } from '../../../shared/picture/PicturedState.tsx'
import { useTexts } from '../../../shared/texts.ts'
import { transactionTexts } from '../transaction.texts.ts'

/** Stands in for what could not be had, with the reason and a way on. */
export function StatusFailed({ failure, onAgain }: { failure: unknown; onAgain: () => void }) {
  const t = useTexts(transactionTexts)
  return (
    <div role="alert">
      <PicturedState
        of="error"
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
