import { ButtonLink } from '@saya/ui/button'
import { StatePicture } from '../../../shared/picture/StatePicture.tsx'
import { useTexts } from '../../../shared/texts.ts'
import { gamePageTexts } from './gamePage.texts.ts'

/** Stands where a game would be that nobody has, or nobody has any more. */
export function NoSuchGame() {
  const t = useTexts(gamePageTexts)
  return (
    <div className="gameNotice" role="alert">
      <StatePicture />
      <h2 className="h1">{t.missingTitle}</h2>
      <p>{t.missing}</p>
      <ButtonLink href="/">{t.leave}</ButtonLink>
    </div>
  )
}
