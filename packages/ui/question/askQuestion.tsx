import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { Dialog } from '../modal/Dialog.tsx'
import { openModal } from '../modal/modalStore.ts'

interface QuestionWords {
  /** What is about to be done, as a question. */
  readonly title: string
  /** What follows from it. */
  readonly text: ReactNode
  readonly no: string
  readonly yes: string
}

interface QuestionLook {
  /** It cannot be undone. */
  readonly isGrave?: boolean
}

/** Asks once before something is done, and says whether it was wanted. Leaving the question is a no, at which the keyboard begins. */
export async function askQuestion(words: QuestionWords, look: QuestionLook = {}): Promise<boolean> {
  const { closed } = openModal<boolean>(close => <Question {...words} {...look} onAnswer={close} />, { look: 'dialog' })
  return (await closed) ?? false
}

interface QuestionProps extends QuestionWords, QuestionLook {
  readonly onAnswer: (isWanted: boolean) => void
}

function Question({ title, text, no, yes, isGrave = false, onAnswer }: QuestionProps) {
  return (
    <Dialog
      title={title}
      actions={
        <>
          <Button look="neutral" onClick={() => onAnswer(false)} data-autofocus>
            {no}
          </Button>
          <Button look={isGrave ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
            {yes}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  )
}
