import { AppBar } from '@saya/ui/appBar'
import { Skeleton } from '@saya/ui/skeleton'
import type { Place } from '../../../shared/session/place.ts'
import { useAnswer } from '../../../shared/answer/useAnswer.ts'
import { BackLink } from '../../../shared/BackLink.tsx'
import { useTexts } from '../../../shared/texts.ts'
import { useTabTitle } from '../../../shared/head/useTabTitle.ts'
import { aboutTexts } from './about.texts.ts'
import { isMissing } from '../page/isMissing.ts'
import { KnownGame } from '../page/KnownGame.tsx'
import { LoadFailed } from '../list/LoadFailed.tsx'
import { listTexts } from '../list/list.texts.ts'
import { nameOfCode } from '../nameOfCode.ts'
import { NoSuchGame } from '../page/NoSuchGame.tsx'
import './aboutPage.css'

/** What is known of one game, under an address of its own: rules, return, limits, version and fairness. */
export function Page({ place }: { place: Place }) {
  const t = useTexts(listTexts)
  const code = place.params.gameName ?? ''
  const { answer, error, again } = useAnswer('GET /api/v2/game/info', { query: { code } })
  const name = answer?.en_name ?? nameOfCode(code)
  useTabTitle(name)
  const hasFailed = error !== undefined
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
