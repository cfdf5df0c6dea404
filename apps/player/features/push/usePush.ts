import { useEffect, useEffectEvent, useState } from 'react'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { say } from '../../shared/say.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { useTexts } from '../../shared/texts.ts'
import { readDevice } from './device.ts'
import { judgePush, type PushDevice, type PushState } from './pushState.rules.ts'
import { pushTexts } from './push.texts.ts'
import { turnOff, turnOn } from './turn.ts'

interface Push {
  /** Nothing until it is known. */
  readonly state: PushState | undefined
  readonly device: PushDevice | undefined
  readonly error: unknown
  readonly isBusy: boolean
  again(): void
  /** Turns it on or off by the person's own press, and says what came of it. Answers whether it did. */
  turn(isWanted: boolean): Promise<boolean>
}

/** Notifications on this device, as the browser and the server know them. */
export function usePush(): Push {
  const t = useTexts(pushTexts)
  const { answer, error, again, refresh } = useAnswer('GET /member/push/detail', {}, { isOwn: true })
  const [device, setDevice] = useState<PushDevice>()
  const [isBusy, setBusy] = useState(false)
  const look = useEffectEvent(() => void readDevice().then(setDevice))
  useEffect(() => {
    look()
    // Whoever allowed it in the browser's settings comes back to this page.
    const onBack = () => look()
    document.addEventListener('visibilitychange', onBack)
    window.addEventListener('focus', onBack)
    return () => {
      document.removeEventListener('visibilitychange', onBack)
      window.removeEventListener('focus', onBack)
    }
  }, [])

  async function turn(isWanted: boolean): Promise<boolean> {
    if (!answer) return false
    setBusy(true)
    try {
      const isDone = isWanted ? await turnOn(answer.key) : await turnOff().then(() => true)
      void say(isDone ? (isWanted ? t.turnedOn : t.turnedOff) : t.notAllowed, isDone ? 'ok' : 'plain')
      await refresh()
      return isDone
    } catch (failure) {
      void say(sentenceOf(failure, isWanted ? t.onFailed : t.offFailed), 'bad')
      return false
    } finally {
      setDevice(await readDevice())
      setBusy(false)
    }
  }

  return { state: answer && device && judgePush(answer, device), device, error, isBusy, again, turn }
}
