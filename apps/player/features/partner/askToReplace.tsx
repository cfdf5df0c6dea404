import { Button } from '@saya/ui/button'
import { Dialog, openModal } from '@saya/ui/modal'
import { useTexts } from '../../shared/texts.ts'
import { partnerTexts } from './partner.texts.ts'

interface Names {
  readonly own: string
  readonly other: string
}

/** Asks whoever is signed in whether somebody else is to be signed in here instead. */
export async function askToReplace(names: Names): Promise<boolean> {
  return Boolean(await openModal<boolean>(close => <Question {...names} onAnswer={close} />, { look: 'dialog' }).closed)
}

function Question({ own, other, onAnswer }: Names & { onAnswer: (isSure: boolean) => void }) {
  const t = useTexts(partnerTexts)
  return (
    <Dialog
      title={t.replaceTitle}
      actions={
        <>
          <Button look="neutral" onClick={() => onAnswer(true)}>
            {t.replace}
          </Button>
          <Button onClick={() => onAnswer(false)}>{t.stay}</Button>
        </>
      }
    >
      {t.replaceLine({ own, other })}
    </Dialog>
  )
}
