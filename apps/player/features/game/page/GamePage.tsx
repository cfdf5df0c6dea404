import { use } from 'react'
import type { Place } from '../../../shared/session/place.ts'
import { loadModule } from '../../../shared/answer/loadModule.ts'
import { goBack } from '../../../shared/goBack.ts'
import { LanguageContext, useTexts } from '../../../shared/texts.ts'
import { ExitButton } from './ExitButton.tsx'
import { GameFrame } from './GameFrame.tsx'
import { GameNotice } from './GameNotice.tsx'
import { GameTitle } from './GameTitle.tsx'
import { GameOpening } from './GameOpening.tsx'
import { gamePageTexts } from './gamePage.texts.ts'
import { isMissing } from './isMissing.ts'
import { nameOfCode } from '../nameOfCode.ts'
import { NoSuchGame } from './NoSuchGame.tsx'
import { useLaunch } from './useLaunch.ts'
import { usePaused } from './usePaused.ts'
import './gamePage.css'

/** A game, on the whole screen: the provider's own page in a frame, and the way out of it. */
export function Page({ place }: { place: Place }) {
  const t = useTexts(gamePageTexts)
  const language = use(LanguageContext)
  const code = place.params.gameName ?? ''
  const name = nameOfCode(code)
  const { launch, open, end } = useLaunch(code)
  const isPaused = usePaused(launch, open)
  async function tellAbout() {
    const { showAbout } = await loadModule(() => import('../about/showAbout.tsx'))
    await showAbout({ code, name, mayPlay: false }, language)
  }
  return (
    <main className="gamePage">
      <h1 className="unseen">{name}</h1>
      <GameTitle code={code} isOpen={launch.state === 'open'} />
      {launch.state === 'opening' && (
        <>
          <ExitButton />
          <GameOpening />
        </>
      )}
      {launch.state === 'open' && (
        <GameFrame
          key={launch.url}
          url={launch.url}
          name={name}
          isPaused={isPaused}
          onExit={goBack}
          onAgain={open}
          onOver={end}
        />
      )}
      {launch.state === 'over' && <GameNotice title={t.overTitle} text={t.over} onAgain={open} onAbout={tellAbout} />}
      {launch.state === 'failed' && isMissing(launch.failure) && <NoSuchGame />}
      {launch.state === 'failed' && !isMissing(launch.failure) && (
        <GameNotice title={t.failedTitle} failure={launch.failure} onAgain={open} onAbout={tellAbout} />
      )}
    </main>
  )
}
