import { harmMarkers, harmMarkerTitles, writeMarkerValue } from '@saya/contract/harmDesk/markers.ts'
import { ActBar } from '../../shared/act/ActBar.tsx'
import { Answered } from '../../shared/Answered.tsx'
import { PageHead } from '../../shared/PageHead.tsx'
import { ProposalItem } from '../../shared/proposal/ProposalItem.tsx'
import { useAnswer } from '../../shared/useAnswer.ts'
import { decideTermsActs, proposeTerms, type Terms, wordActs } from './termsActs.ts'
import { optionsOf, type Topic, topics } from './words.ts'
import './harmDesk.css'

/** What nights go by, and which words open a contact. */
export function TermsPage() {
  const terms = useAnswer('GET /office/api/harm/terms', {})
  return (
    <>
      <PageHead
        title="Markers of harm"
        note="Points and bands change by two people, from the day on which the second agrees"
      />
      <div className="panels harmPanels">
        <Answered of={terms}>{answer => <Whole answer={answer} onChange={() => void terms.reload()} />}</Answered>
      </div>
    </>
  )
}

interface WholeProps {
  readonly answer: Terms
  readonly onChange: () => void
}

function Whole({ answer, onChange }: WholeProps) {
  const { terms, words } = answer
  return (
    <>
      <section className="panel" aria-labelledby="bands-title">
        <h2 id="bands-title">Bands</h2>
        <p>
          Watch from {terms.bands.watch} points, contact from {terms.bands.contact}, stop from {terms.bands.stop}. The
          same markers open no new contact for {terms.quiet_days} days.
        </p>
        <ActBar acts={proposeTerms} things={[answer]} nameOf={() => 'terms'} onDone={onChange} />
        <Proposals answer={answer} onChange={onChange} />
      </section>
      <section className="panel" aria-labelledby="points-title">
        <h2 id="points-title">Points</h2>
        <div className="harmScroll" role="region" aria-label="Points by marker" tabIndex={0}>
          <table className="rowTable">
            <thead>
              <tr>
                <th scope="col">Marker</th>
                <th scope="col">Points, from each value on</th>
              </tr>
            </thead>
            <tbody>
              {harmMarkers.map(marker => (
                <tr key={marker}>
                  <th scope="row">{harmMarkerTitles[marker]}</th>
                  <td>
                    {terms.markers[marker]
                      .map(([from, points]) => `${points} from ${writeMarkerValue(marker, from)}`)
                      .join(', ')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <section className="panel" aria-labelledby="words-title">
        <h2 id="words-title">Words that open a contact</h2>
        <ActBar acts={wordActs} things={[answer]} nameOf={() => 'words'} onDone={onChange} />
        {optionsOf(topics).map(([topic, title]) => (
          <div key={topic}>
            <h3>{title}</h3>
            <ul className="harmWords">
              {words
                .filter(one => one.topic === (topic as Topic))
                .map(({ word, removal_by: removalBy }) => (
                  <li key={word}>
                    {word}
                    {removalBy && <small> – {removalBy} asked to remove it</small>}
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </section>
    </>
  )
}

function Proposals({ answer: { proposals }, onChange }: WholeProps) {
  if (proposals.length === 0) return null
  return (
    <ol className="actRows">
      {proposals.map(row => (
        <ProposalItem
          key={row.id}
          row={row}
          title={titleOf(row.terms)}
          name="terms"
          acts={decideTermsActs}
          onDone={onChange}
        />
      ))}
    </ol>
  )
}

function titleOf({ bands: { watch, contact, stop }, quiet_days: days }: Terms['proposals'][number]['terms']): string {
  return `Watch ${watch}, contact ${contact}, stop ${stop}; ${days} days`
}
