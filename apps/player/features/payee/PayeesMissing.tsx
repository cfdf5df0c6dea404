import { Button } from '@saya/ui/button'
import { Skeleton } from '@saya/ui/skeleton'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { PicturedState } from '../../shared/picture/PicturedState.tsx'
import { useTexts } from '../../shared/texts.ts'
import { payeeTexts } from './payee.texts.ts'

/** Stands where the accounts are not yet, or could not be had. */
export function PayeesMissing({ failure, onAgain }: { failure: unknown; onAgain: () => void }) {
  const t = useTexts(payeeTexts)
  if (failure === undefined) {
    return (
      <div role="status" aria-label={t.loading} className="payeeCards">
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </div>
    )
  }
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
