import { Button, ButtonLink } from '@saya/ui/button'
import { sentenceOf } from '../../../shared/answer/sentenceOf.ts'
import { StatePicture } from '../../../shared/picture/StatePicture.tsx'
import { useTexts } from '../../../shared/texts.ts'
import { gamePageTexts } from './gamePage.texts.ts'
import { LocationDispute } from './LocationDispute.tsx'
import { nextStep } from './nextStep.ts'

interface GameNoticeProps {
  readonly title: string
  readonly text?: string
  readonly failure?: unknown
  readonly onAgain: () => void
  readonly onAbout: () => Promise<void>
}

/** Why there is no game, what can be done about it, and the way back to the others. */
export function GameNotice({ title, text, failure, onAgain, onAbout }: GameNoticeProps) {
  const t = useTexts(gamePageTexts)
  const step = nextStep(failure)
  const sentence = failure === undefined ? (text ?? t.failed) : sentenceOf(failure, t.failed)
  return (
    <div className="gameNotice" role="alert">
      <StatePicture of="error" />
      <h2 className="h1">{title}</h2>
      <p>{sentence}</p>
      {step === 'again' && <Button onClick={onAgain}>{t.again}</Button>}
      {step === 'verify' && <ButtonLink href="/s-kyc">{t.verify}</ButtonLink>}
      {step === 'limits' && <ButtonLink href="/s-limits">{t.limits}</ButtonLink>}
      {step === 'saferPlay' && <ButtonLink href="/s-safer-play">{t.saferPlay}</ButtonLink>}
      {step === 'elsewhere' && <LocationDispute onAgain={onAgain} />}
      {step === 'service' && <ButtonLink href="/service">{t.service}</ButtonLink>}
      {failure === undefined && (
        <ButtonLink look="ghost" href="/bet-record">
          {t.records}
        </ButtonLink>
      )}
      <Button look="ghost" onClick={() => void onAbout()}>
        {t.about}
      </Button>
      <ButtonLink look={step === 'lobby' ? 'primary' : 'ghost'} href="/">
        {t.leave}
      </ButtonLink>
    </div>
  )
}
