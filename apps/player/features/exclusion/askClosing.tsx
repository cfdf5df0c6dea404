import { Button } from '@saya/ui/button'
import { Dialog, openModal } from '@saya/ui/modal'
import { useTexts } from '../../shared/texts.ts'
import { exclusionTexts } from './exclusion.texts.ts'

export interface ClosingWords {
  readonly title: string
  readonly text: string
  readonly act: string
}

/** The last question before it counts, and whether it was answered with yes. */
export async function askClosing(words: ClosingWords): Promise<boolean> {
  const { closed } = openModal<boolean>(answer => <Question words={words} onAnswer={answer} />, { look: 'dialog' })
  return (await closed) ?? false
}

function Question({ words, onAnswer }: { words: ClosingWords; onAnswer: (isSure: boolean) => void }) {
  const t = useTexts(exclusionTexts)
  return (
    <Dialog
      title={words.title}
      actions={
        <>
          <Button look="neutral" onClick={() => onAnswer(false)} data-autofocus>
            {t.notYet}
          </Button>
          <Button onClick={() => onAnswer(true)}>{words.act}</Button>
        </>
      }
    >
      {words.text}
    </Dialog>
  )
}
