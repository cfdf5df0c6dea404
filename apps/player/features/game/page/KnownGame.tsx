import { ButtonLink } from '@saya/ui/button'
import { gameController } from '@saya/ui/icon/drawings/gameController'
import { use } from 'react'
import { loadModule } from '../../../shared/answer/loadModule.ts'
import { ImageOrDrawing } from '../../../shared/picture/ImageOrDrawing.tsx'
import { pictureAddress } from '../../../shared/picture/pictureAddress.ts'
import { LanguageContext, useTexts } from '../../../shared/texts.ts'
import { gateLink } from '../../kyc/index.ts'
import { aboutTexts } from '../about/about.texts.ts'
import type { GameAbout } from '../about/aboutRows.ts'
import { GameFacts } from '../about/GameFacts.tsx'

/** The picture of a game, all that is known of it, and the way into it where it is open. */
export function KnownGame({ info, name }: { info: GameAbout; name: string }) {
  const t = useTexts(aboutTexts)
  const language = use(LanguageContext)
  const { code } = info
  const isOpen = info.coming === 0 && info.maintained === 0
  async function play() {
    const { pressGame } = await loadModule(() => import('../pressGame.ts'))
    await pressGame({ code, name }, language)
  }
  return (
    <main className="gameAbout">
      <ImageOrDrawing drawing={gameController} src={pictureAddress(info.img)} alt="" width={300} height={400} />
      <GameFacts info={info} heading="h2" />
      {isOpen && (
        <p className="gameAboutPlay">
          <ButtonLink full href={`/s-game-page/${code}`} onClick={gateLink('play', play)}>
            {t.play}
          </ButtonLink>
        </p>
      )}
    </main>
  )
}
