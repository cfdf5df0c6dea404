import { IconButton } from '@saya/ui/button'
import { xBold } from '@saya/ui/icon/drawings/xBold'
import { goBack } from '../../../shared/goBack.ts'
import { useTexts } from '../../../shared/texts.ts'
import { gamePageTexts } from './gamePage.texts.ts'

/** The app's own way out, over whatever a game shows, until the game has one. */
export function ExitButton() {
  const t = useTexts(gamePageTexts)
  return (
    <span className="gameExit">
      <IconButton label={t.exit} drawing={xBold} onClick={goBack} />
    </span>
  )
}
