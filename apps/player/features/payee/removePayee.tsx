import { Button } from '@saya/ui/button'
import { Dialog, openModal } from '@saya/ui/modal'
import { callServer } from '../../shared/answer/client.ts'
import { useTexts } from '../../shared/texts.ts'
import { confirmThen } from '../identity/index.ts'
import { shownNumber } from './payee.rules.ts'
import { payeeTexts } from './payee.texts.ts'
import type { Payee } from './usePayees.ts'

/** Takes an account away, once the person is sure; says whether it is gone. */
export async function removePayee(payee: Payee): Promise<boolean> {
  const { closed } = openModal<boolean>(close => <Question payee={payee} onAnswer={close} />, { look: 'dialog' })
  if (!(await closed)) return false
  const body = { id: payee.id }
  await confirmThen(idempotencyKey => callServer('POST /finance/account/delete', { body }, { idempotencyKey }))
  return true
}

function Question({ payee, onAnswer }: { payee: Payee; onAnswer: (isSure: boolean) => void }) {
  const t = useTexts(payeeTexts)
  return (
    <Dialog
      title={t.deleteTitle}
      actions={
        <>
          <Button look="neutral" onClick={() => onAnswer(false)} data-autofocus>
            {t.keep}
          </Button>
          <Button look="danger" onClick={() => onAnswer(true)}>
            {t.delete}
          </Button>
        </>
      }
    >
      {t.deleteText(payee.channel_name, shownNumber(payee.account))}
    </Dialog>
  )
}
