import { AppBar } from '@saya/ui/appBar'
import { ButtonLink } from '@saya/ui/button'
import { ImageWithFallback } from '@saya/ui/picture'
import { Skeleton } from '@saya/ui/skeleton'
import { use } from 'react'
import type { Place } from '../../app/routes.ts'
import { useAnswer } from '../../shared/answers.ts'
import { BackLink } from '../../shared/BackLink.tsx'
import { loadModule } from '../../shared/loadModule.ts'
import { pictureAddress } from '../../shared/pictureAddress.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { gateLink } from '../kyc/index.ts'
import { aboutTexts } from './about.texts.ts'
import type { GameAbout } from './aboutRows.ts'
import { GameFacts } from './GameFacts.tsx'
import { isMissing } from './isMissing.ts'
import { LoadFailed } from './LoadFailed.tsx'
import { listTexts } from './list.texts.ts'
import { nameOfCode } from './nameOfCode.ts'
import { NoSuchGame } from './NoSuchGame.tsx'
import './aboutPage.css'

/** What is known of one game, under an address of its own: rules, return, limits, version and fairness. */
export function Page({ place }: { place: Place }) {
  const t = useTexts(listTexts)
  const language = use(LanguageContext)
  const code = place.params.gameName ?? ''
  const { answer, error, again } = useAnswer('GET /api/v2/game/info', { query: { code } })
  const name = answer ? (language === 'tl' ? answer.tl_name : answer.en_name) : nameOfCode(code)
  const hasFailed = !answer && error !== undefined
  return (
    <>
      <AppBar start={<BackLink label={t.back} />} title={name} />
      {answer && <Known info={answer} name={name} />}
      {!answer && !hasFailed && <Waiting />}
      {hasFailed &&
        (isMissing(error) ? (
          <main className="gameAboutMissing">
            <NoSuchGame />
          </main>
        ) : (
          <LoadFailed onAgain={again} />
        ))}
    </>
  )
}

function Known({ info, name }: { info: GameAbout; name: string }) {
  const t = useTexts(aboutTexts)
  const language = use(LanguageContext)
  const { code } = info
  const isOpen = info.coming === 0 && info.maintained === 0
  async function play() {
    const { pressGame } = await loadModule(() => import('./pressGame.ts'))
    await pressGame({ code, name }, language)
  }
  return (
    <main className="gameAbout">
      <ImageWithFallback src={pictureAddress(info.img)} alt="" width={300} height={400} fallback={null} />
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

function Waiting() {
  const t = useTexts(aboutTexts)
  return (
    <main className="gameAbout" role="status" aria-label={t.loading}>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </main>
  )
}
