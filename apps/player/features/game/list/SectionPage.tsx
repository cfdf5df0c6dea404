import type { Place } from '../../../shared/session/place.ts'
import { BackLink } from '../../../shared/BackLink.tsx'
import { PageBar } from '../../../shared/head/PageBar.tsx'
import { useTexts } from '../../../shared/texts.ts'
import { useSectionName } from './listName.ts'
import { GameList } from './GameList.tsx'
import { sectionQuery } from './listQuery.ts'
import { listTexts } from './list.texts.ts'

/** One list under its own name: hot games, new games, or every game. */
export function Page({ place }: { place: Place }) {
  const t = useTexts(listTexts)
  const section = place.params.sectionId ?? ''
  const name = useSectionName()(section)
  return (
    <>
      <PageBar start={<BackLink label={t.back} />} title={name} />
      <main>
        <GameList key={section} label={t.games(name)} query={sectionQuery(section)} />
      </main>
    </>
  )
}
