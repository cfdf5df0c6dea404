import { Button } from '@saya/ui/button'
import { Dialog, openModal } from '@saya/ui/modal'
import { bridge } from '../../shared/device/bridge.ts'
import { handoffAddress } from '../../shared/session/handoffAddress.ts'
import { say } from '../../shared/say.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { useTexts } from '../../shared/texts.ts'
import { withdrawalTexts } from './withdrawal.texts.ts'

/** Says that nobody is paid out in the shopping app, and leads to where they are. */
export function openMovedOut(): Promise<void> {
  return openModal(close => <MovedOut onClose={() => close()} />, { look: 'dialog' }).closed
}

function MovedOut({ onClose }: { onClose: () => void }) {
  const t = useTexts(withdrawalTexts)
  async function leave() {
    try {
      bridge().navigate(await handoffAddress('/withdraw-return'))
      onClose()
    } catch (failure) {
      await say(sentenceOf(failure, t.rejected), 'bad')
    }
  }
  return (
    <Dialog
      title={t.movedTitle}
      actions={
        <>
          <Button look="neutral" onClick={onClose}>
            {t.close}
          </Button>
          <Button onClick={() => void leave()} data-autofocus>
            {t.confirmAndGo}
          </Button>
        </>
      }
    >
      {t.movedLine}
    </Dialog>
  )
}
