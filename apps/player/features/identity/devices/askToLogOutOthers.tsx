import { Button } from '@saya/ui/button'
import { Dialog, openModal } from '@saya/ui/modal'
import { useTexts } from '../../../shared/texts.ts'
import { devicesTexts } from './devices.texts.ts'

/** Asks once more before every other device is signed out. */
export async function askToLogOutOthers(): Promise<boolean> {
  return Boolean(await openModal<boolean>(close => <Question onAnswer={close} />, { look: 'dialog' }).closed)
}

function Question({ onAnswer }: { onAnswer: (isSure: boolean) => void }) {
  const t = useTexts(devicesTexts)
  return (
    <Dialog
      title={t.question}
      actions={
        <>
          <Button look="neutral" onClick={() => onAnswer(false)}>
            {t.cancel}
          </Button>
          <Button onClick={() => onAnswer(true)}>{t.logOut}</Button>
        </>
      }
    >
      {t.questionText}
    </Dialog>
  )
}
