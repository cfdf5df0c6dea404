import { Note } from '@saya/ui/note'
import { use } from 'react'
import { useTheme } from '../../../shared/device/useTheme.ts'
import { LanguageContext, useTexts } from '../../../shared/texts.ts'
import { PlannedNote } from '../../maintenance/index.ts'
import { useCategoryName } from '../list/category.texts.ts'
import { type GameAbout, aboutRows } from './aboutRows.ts'
import { aboutTexts } from './about.texts.ts'
import './gameFacts.css'

/** All that is known of a game, and what its provider does not say. */
export function GameFacts({ info, heading: Heading = 'h3' }: { info: GameAbout; heading?: 'h2' | 'h3' }) {
  const t = useTexts(aboutTexts)
  const language = use(LanguageContext)
  const theme = useTheme()
  const nameOf = useCategoryName()
  const { facts } = info
  const rules = facts ? (facts.rules[language].length > 0 ? facts.rules[language] : facts.rules.en) : []
  return (
    <div className="gameFacts">
      {info.coming === 1 && <Note tone="info">{t.coming}</Note>}
      {info.coming === 0 && info.maintained === 1 && <Note tone="wait">{t.maintained}</Note>}
      <PlannedNote venueId={info.venue_id} />
      {!facts && <Note>{t.untold}</Note>}
      <dl>
        {aboutRows(info, t, nameOf(info.category)).map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      {facts && (
        <>
          <p className="gameFactsQuiet">{t.rtpMeans}</p>
          <section>
            <Heading className="h3">{t.rules}</Heading>
            {rules.length > 0 ? (
              <ul>
                {rules.map(rule => (
                  <li key={rule}>{rule}</li>
                ))}
              </ul>
            ) : (
              <p className="gameFactsQuiet">{t.noRules}</p>
            )}
          </section>
        </>
      )}
      {facts?.fairness_url && (
        <section>
          <Heading className="h3">{t.fairness}</Heading>
          <p>{t.fairnessLine}</p>
          <a href={`${facts.fairness_url}?lang=${language}&theme=${theme}`} target="_blank" rel="noopener">
            {t.fairnessPage}
          </a>
        </section>
      )}
    </div>
  )
}
