import { Button } from '@saya/ui/button'
import { useTexts } from '../../shared/texts.ts'
import { PayeeCard } from './PayeeCard.tsx'
import { payeeTexts } from './payee.texts.ts'
import type { Payee } from './usePayees.ts'
import { useReadyWords } from './useReadyWords.ts'

interface OwnPayeeProps {
  readonly payee: Payee
  readonly isLeaving: boolean
  readonly onRemove: () => void
}

/** One of the member's accounts, with the way to take it away. */
export function OwnPayee({ payee, isLeaving, onRemove }: OwnPayeeProps) {
  const t = useTexts(payeeTexts)
  const readyWords = useReadyWords(payee)
  return (
    <PayeeCard
      payee={payee}
      note={readyWords && t.waits(readyWords)}
      action={
        <Button
          look="onHero"
          size="small"
          loading={isLeaving}
          aria-label={t.deleteOf(payee.channel_name)}
          onClick={onRemove}
        >
          {t.delete}
        </Button>
      }
    />
  )
}
