import { whenSteppedBack } from '@saya/ui/modal'
import { askQuestion } from '@saya/ui/question'
import { useEffect, useState } from 'react'
import { callServer } from '../../../shared/answer/client.ts'
import { sentenceOf } from '../../../shared/answer/sentenceOf.ts'
import { prepareToSay, say } from '../../../shared/say.ts'
import { readToken } from '../../../shared/session/session.ts'
import { useTexts } from '../../../shared/texts.ts'
import { confirmThen } from '../verification/confirmThen.ts'
import { GivenUp } from '../verification/givenUp.ts'
import { makePasskey } from './browserPasskeys.ts'
import { openPasskeySheet } from './openPasskeySheet.tsx'
import { passkeyTexts } from './passkey.texts.ts'
import type { OwnPasskey, usePasskeys } from './usePasskeys.ts'

/** What a member does with their passkeys, one at a time. What came of it is said, and what is shown is asked for anew. */
export function usePasskeyActs(asked: ReturnType<typeof usePasskeys>) {
  const t = useTexts(passkeyTexts)
  const [acting, setActing] = useState<'add' | 'only' | 'change'>()
  useEffect(() => void prepareToSay().catch(() => {}), [])

  async function perform(name: NonNullable<typeof acting>, act: () => Promise<string>, failed = t.failed) {
    if (acting) return
    setActing(name)
    try {
      const done = await act()
      if (done) void say(done, 'ok')
    } catch (failure) {
      const isKnown = (failure as Partial<DOMException>).name === 'InvalidStateError'
      if (failure instanceof GivenUp || !readToken()) return
      void say(isKnown ? t.already : sentenceOf(failure, failed), 'bad')
    } finally {
      await asked.refresh().catch(() => {})
      setActing(undefined)
    }
  }

  async function add() {
    const options = await confirmThen(() => callServer('POST /member/passkey/open'), { isByCode: true })
    const body = await makePasskey(options)
    await callServer('POST /member/passkey/create', { body })
    return t.addDone
  }

  async function isSureToRemove(name: string): Promise<boolean> {
    // Without it nothing but a code would let in whoever has chosen to be let in by passkeys alone.
    const isLast = asked.answer?.asks_passkey === true && asked.answer.t === 1
    const text = `${t.removeText(name || t.unnamed)}${isLast ? ` ${t.removeLast}` : ''}`
    const isSure = await askQuestion({ title: t.removeQuestion, text, no: t.cancel, yes: t.remove }, { isGrave: true })
    await whenSteppedBack()
    return isSure
  }

  async function change(passkey: OwnPasskey) {
    const { id, name } = passkey
    const wish = await openPasskeySheet(passkey)
    if (wish === undefined) return ''
    if (wish !== 'remove') {
      await callServer('POST /member/passkey/update', { body: { id, name: wish.name } })
      return t.saved
    }
    if (!(await isSureToRemove(name))) return ''
    await confirmThen(() => callServer('POST /member/passkey/delete', { body: { id } }), { isByCode: true })
    return t.removed
  }

  async function setOnly(asks: boolean) {
    const body = { asks_passkey: asks }
    await confirmThen(() => callServer('POST /member/passkey/login/set', { body }), { isByPasskey: true })
    return ''
  }

  return {
    acting,
    add: () => void perform('add', add, t.addFailed),
    change: (passkey: OwnPasskey) => void perform('change', () => change(passkey)),
    setOnly: (asks: boolean) => void perform('only', () => setOnly(asks)),
  }
}
