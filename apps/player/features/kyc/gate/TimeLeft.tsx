import { Countdown } from '@saya/ui/countdown'
import { serverClock } from '../../../shared/device/serverClock.ts'
import { useTexts } from '../../../shared/texts.ts'
import { gateTexts } from './gate.texts.ts'

/** How much time is left to be verified, in large figures. */
export function TimeLeft({ untilMs, onEnd }: { readonly untilMs: number; readonly onEnd: () => void }) {
  const t = useTexts(gateTexts)
  return (
    <Countdown
      untilMs={untilMs}
      clock={serverClock}
      words={[t.hours, t.minutes, t.seconds]}
      announce={({ hours, minutes }) => t.left(hours, minutes)}
      onEnd={onEnd}
    />
  )
}
