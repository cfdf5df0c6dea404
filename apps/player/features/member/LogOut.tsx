import { Button } from '@saya/ui/button'
import { Icon } from '@saya/ui/icon'
import { signOut } from '@saya/ui/icon/drawings/signOut'
import { askQuestion } from '@saya/ui/question'
import { useState } from 'react'
import { callServer } from '../../shared/answer/client.ts'
import { go } from '../../shared/navigation.ts'
import { say } from '../../shared/say.ts'
import { forgetMember } from '../../shared/session/changeSession.ts'
import { readToken } from '../../shared/session/session.ts'
import { useTexts } from '../../shared/texts.ts'
import { memberTexts } from './member.texts.ts'

export function LogOut() {
  const t = useTexts(memberTexts)
  const [isLeaving, setLeaving] = useState(false)

  async function ask() {
    const words = { title: t.logOutQuestion, text: t.logOutText, no: t.cancel, yes: t.logOut }
    if (!(await askQuestion(words))) return
    setLeaving(true)
    try {
      await callServer('POST /member/logout')
      // Home first: a page of members that has lost its member would ask to sign in again.
      await go('/')
      forgetMember()
    } catch {
      // A session that had ended already is over all the same, and was told so.
      if (readToken()) void say(t.logoutFailed, 'bad')
    } finally {
      setLeaving(false)
    }
  }

  return (
    <div className="myLogOut">
      <Button look="neutral" full loading={isLeaving} onClick={ask}>
        <Icon drawing={signOut} />
        {t.logOut}
      </Button>
    </div>
  )
}
