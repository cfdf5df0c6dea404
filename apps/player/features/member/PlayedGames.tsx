import { showLimits } from '@saya/contract/limits'
import { SectionHead } from '@saya/ui/sectionHead'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { useTexts } from '../../shared/texts.ts'
import { GamesRow } from './GamesRow.tsx'
import { memberTexts } from './member.texts.ts'

/** The games that were played last, a row of them at most. Who has played none is shown none. */
export function PlayedGames() {
  const t = useTexts(memberTexts)
  const { answer } = useAnswer('GET /member/game/list/history', {}, { mayBeOld: true })
  if (!answer || answer.d.length === 0) return null
  return (
    <section className="myGames" aria-label={t.recentlyPlayed}>
      <SectionHead title={t.recentlyPlayed} />
      <GamesRow rows={answer.d.slice(0, showLimits.favoriteGames)} />
    </section>
  )
}
