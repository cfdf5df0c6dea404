import { Button } from '@saya/ui/button'
import { Note } from '@saya/ui/note'
import { useContext, useState } from 'react'
import { callServer } from '../../../shared/answer/client.ts'
import { useAnswer } from '../../../shared/answer/useAnswer.ts'
import { say } from '../../../shared/say.ts'
import { LanguageContext, useTexts } from '../../../shared/texts.ts'
import { devicesTexts } from './devices.texts.ts'
import { timeOfUse } from './deviceWords.ts'

/** Somebody asks to move the account to another number: its owner says no by one press. */
export function NumberAsked() {
  const t = useTexts(devicesTexts)
  const language = useContext(LanguageContext)
  const asked = useAnswer('POST /member/number/claim/detail', {}, { isOwn: true })
  const [isStopping, setIsStopping] = useState(false)
  if (!asked.answer?.is_open) return null
  const { new_phone: phone, asked_at: askedAt } = asked.answer

  async function stop() {
    setIsStopping(true)
    try {
      await callServer('POST /member/number/claim/void')
      void say(t.stopped, 'ok')
    } catch {
      void say(t.failed, 'bad')
    }
    await asked.refresh().catch(() => {})
    setIsStopping(false)
  }

  return (
    <Note tone="bad">
      <p>{t.numberAsked(phone, timeOfUse(askedAt, language))}</p>
      <Button look="outline" size="medium" loading={isStopping} onClick={() => void stop()}>
        {t.notMe}
      </Button>
    </Note>
  )
}
