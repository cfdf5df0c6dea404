import { AppBar } from '@saya/ui/appBar'
import { Skeleton } from '@saya/ui/skeleton'
import { use } from 'react'
import type { Place } from '../../shared/place.ts'
import { useAnswer } from '../../shared/answers.ts'
import { BackLink } from '../../shared/BackLink.tsx'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { aboutTexts } from './about.texts.ts'
import { isMissing } from './isMissing.ts'
import { KnownGame } from './KnownGame.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { listTexts } from './list.texts.ts'
import { nameOfCode } from './nameOfCode.ts'
import { NoSuchGame } from './NoSuchGame.tsx'
import { useGameTitle } from './useGameTitle.ts'
import './aboutPage.css'

/** What is known of one game, under an address of its own: rules, return, limits, version and fairness. */
export function Page({ place }: { place: Place }) {
  const t = useTexts(listTexts)
  const language = use(LanguageContext)
  const code = place.params.gameName ?? ''
  const { answer, error, again } = useAnswer('GET /api/v2/game/info', { query: { code } })
  const name = answer ? (language === 'tl' ? answer.tl_name : answer.en_name) : nameOfCode(code)
  useGameTitle(name)
  const hasFailed = !answer && error !== undefined
  return (
    <>
      <AppBar start={<BackLink label={t.back} />} title={name} />
      {answer && <KnownGame info={answer} name={name} />}
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
