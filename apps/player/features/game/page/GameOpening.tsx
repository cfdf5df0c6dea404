import { useTexts } from '../../../shared/texts.ts'
import { WaitingSun } from '../../../shared/WaitingSun.tsx'
import { gamePageTexts } from './gamePage.texts.ts'

/** Stands where a game will be. */
export function GameOpening() {
  const t = useTexts(gamePageTexts)
  return (
    <p className="gameOpening" role="status">
      <WaitingSun />
      {t.opening}
    </p>
  )
}
