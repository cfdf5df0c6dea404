import { throttleMs } from '@saya/contract/limits'
import { Button } from '@saya/ui/button'
import { Dialog, openModal } from '@saya/ui/modal'
import { useTexts } from '../../../shared/texts.ts'
import { formTexts } from './form.texts.ts'
import { useAccountSubmit } from './useAccountSubmit.ts'

/** Takes the address away that there is, after a question. */
export function RemoveEmail({ onRefused }: { onRefused: (sentence: string) => void }) {
  const t = useTexts(formTexts)
  const { isBusy, submit, profile } = useAccountSubmit({
    everyMs: throttleMs.credentialSubmit,
    done: t.emailRemoved,
    onRefused: (_reason, sentence) => onRefused(sentence),
  })
  if (!profile?.email) return null

  async function ask() {
    const isSure = await openModal<boolean>(answer => <Question onAnswer={answer} />, { look: 'dialog' }).closed
    if (isSure) await submit({ email: '' })
  }

  return (
    <Button look="ghost" size="medium" loading={isBusy} onClick={() => void ask()}>
      {t.emailRemove}
    </Button>
  )
}

function Question({ onAnswer }: { onAnswer: (isSure: boolean) => void }) {
  const t = useTexts(formTexts)
  return (
    <Dialog
      title={t.emailRemoveQuestion}
      actions={
        <>
          <Button look="neutral" onClick={() => onAnswer(false)} data-autofocus>
            {t.keepIt}
          </Button>
          <Button look="danger" onClick={() => onAnswer(true)}>
            {t.remove}
          </Button>
        </>
      }
    >
      {t.emailRemoveText}
    </Dialog>
  )
}
