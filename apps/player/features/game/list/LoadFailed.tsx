import { Button } from '@saya/ui/button'
import { pagedTexts } from '../../../shared/answer/paged.texts.ts'
import { PicturedState } from '../../../shared/picture/PicturedState.tsx'
import { useTexts } from '../../../shared/texts.ts'
import { listTexts } from './list.texts.ts'

/** Stands in for a page whose first answer did not come. */
export function LoadFailed({ onAgain }: { onAgain: () => void }) {
  const t = useTexts(listTexts)
  return (
    <main className="loadFailed">
      <div role="alert">
        <PicturedState
          of="error"
          title={useTexts(pagedTexts).failed}
          action={
            <Button look="soft" size="medium" onClick={onAgain}>
              {t.again}
            </Button>
          }
        />
      </div>
    </main>
  )
}
