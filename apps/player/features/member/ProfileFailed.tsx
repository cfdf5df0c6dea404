import { Button } from '@saya/ui/button'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { PicturedState } from '../../shared/picture/PicturedState.tsx'
import { useTexts } from '../../shared/texts.ts'
import { accountTexts } from './account/account.texts.ts'

/** Stands in for what shows a profile that did not come. */
export function ProfileFailed({ failure, onAgain }: { failure: unknown; onAgain: () => void }) {
  const t = useTexts(accountTexts)
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
