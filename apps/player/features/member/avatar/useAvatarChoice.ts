import type { AvatarId } from '@saya/contract/member/avatars.ts'
import { useRef } from 'react'
import { callServer } from '../../../shared/answer/client.ts'
import { say } from '../../../shared/say.ts'
import { useTexts } from '../../../shared/texts.ts'
import { useProfile } from '../../../shared/answer/useProfile.ts'
import { accountTexts } from '../account/account.texts.ts'

/** The avatar shown, and the way to choose another: it is shown at once, and taken back when it could not be saved. */
export function useAvatarChoice() {
  const t = useTexts(accountTexts)
  const { answer, change, error, again } = useProfile()
  const wanted = useRef('')
  const isSaving = useRef(false)
  const avatar = answer?.avatar ?? ''

  /** One call at a time: of what was chosen while one was on its way only the last counts. */
  async function save(first: string): Promise<void> {
    let saved = first
    isSaving.current = true
    try {
      while (wanted.current !== saved) {
        const next = wanted.current
        await callServer('POST /member/detail/update', { body: { avatar: next as AvatarId } })
        saved = next
      }
    } catch {
      change({ avatar: saved })
      void say(t.avatarFailed, 'bad')
    } finally {
      isSaving.current = false
    }
  }

  function choose(id: AvatarId): void {
    wanted.current = id
    change({ avatar: id })
    if (!isSaving.current) void save(avatar)
  }

  return { avatar, choose, isKnown: answer !== undefined, error, again }
}
