import { Button } from '@saya/ui/button'
import { prohibitBold } from '@saya/ui/icon/drawings/prohibitBold'
import { Icon } from '@saya/ui/icon'
import { Dialog, openModal } from '@saya/ui/modal'
import { useEffect } from 'react'
import { blockedTexts } from './blocked.texts.ts'
import { go } from '../navigation.ts'
import { forgetMember } from './changeSession.ts'
import { useTexts } from '../texts.ts'

/** Shows the hint, signs out, and settles once the hint was acknowledged. */
export async function openBlocked(): Promise<void> {
  // A page of members that has lost its member would ask to sign in again.
  if (location.pathname !== '/') await go('/', { replace: true })
  const { closed } = openModal<boolean>(close => <BlockedDialog onAnswer={close} />, { look: 'dialog' })
  if (await closed) await go('/service')
}

function BlockedDialog({ onAnswer }: { onAnswer: (wantsContact: boolean) => void }) {
  const t = useTexts(blockedTexts)
  // Not before the hint is there: nobody is signed out without a word.
  useEffect(forgetMember, [])
  return (
    <Dialog
      picture={<Icon drawing={prohibitBold} size={40} />}
      title={t.title}
      actions={
        <>
          <Button look="neutral" onClick={() => onAnswer(false)}>
            {t.close}
          </Button>
          <Button onClick={() => onAnswer(true)} data-autofocus>
            {t.contact}
          </Button>
        </>
      }
    >
      {t.text}
    </Dialog>
  )
}
