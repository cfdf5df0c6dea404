import { groupDigits } from '@saya/money'
import { checkCircleFill } from '@saya/ui/icon/drawings/checkCircleFill'
import { warningCircleFill } from '@saya/ui/icon/drawings/warningCircleFill'
import { Icon } from '@saya/ui/icon'
import { ActButton } from '../../shared/act/ActButton.tsx'
import { Answered } from '../../shared/Answered.tsx'
import { Badge } from '../../shared/Badge.tsx'
import { type AnswerOf, callOffice, sentenceOf } from '../../shared/client.ts'
import { Freshness } from '../../shared/Freshness.tsx'
import { Facts } from '../../shared/Facts.tsx'
import { PageHead } from '../../shared/PageHead.tsx'
import { say } from '../../shared/act/say.ts'
import { writeSpan, writeTime } from '../../shared/times.ts'
import { useAnswer } from '../../shared/useAnswer.ts'
import { verdictOf } from './verdictOf.ts'
import './integrity.css'

type Integrity = AnswerOf<'GET /office/api/integrity'>

const everyMs = 15_000

/** Whether money and record hold, who proved it and when. */
export function IntegrityPage() {
  const integrity = useAnswer('GET /office/api/integrity', {}, everyMs)

  async function prove(): Promise<void> {
    await callOffice('POST /office/api/integrity/prove', {}).then(
      ({ acts, broken_at: at, signed, signed_seq: seq }) =>
        at ? say(`The audit log is broken at entry ${at}.`, 'bad') : say(proven(acts, seq, signed), toneOf(signed)),
      (error: unknown) => say(sentenceOf(error), 'bad'),
    )
    await integrity.reload()
  }

  return (
    <>
      <PageHead title="Integrity">
        <Freshness of={integrity} />
        <ActButton look="outline" onClick={() => void prove()}>
          Verify the audit log now
        </ActButton>
      </PageHead>
      <div className="panels">
        <Answered of={integrity}>
          {answer => (
            <>
              <Verdict {...answer} />
              <RecordPanel record={answer.record} now={answer.asked_at} />
              <section className="panel">
                <h2>Filcoins</h2>
                <Facts rows={[['Owed to members', groupDigits(answer.coins_owed)]]} />
              </section>
              <LedgerPanel runs={answer.ledger} />
              <IncidentsPanel incidents={answer.incidents.d} />
            </>
          )}
        </Answered>
      </div>
    </>
  )
}

type SignedState = AnswerOf<'POST /office/api/integrity/prove'>['signed']

function proven(acts: string, seq: string, signed: SignedState): string {
  const words = {
    held: `signed outside the database up to act ${seq}`,
    never: 'not yet signed outside the database',
    absent: 'but what was signed outside the database is not where this server looks',
    unseen: 'compared with nothing outside the database',
    lost: 'but lines signed outside the database are lost',
    moved: 'but the lines outside the database were signed of another one',
    broken: 'but the lines signed outside the database were changed',
  }
  return `The audit log is intact: ${acts} entries, ${words[signed]}.`
}

function toneOf(signed: SignedState) {
  return signed === 'held' || signed === 'never' ? 'ok' : 'bad'
}

function Verdict(integrity: Integrity) {
  const { isSound, title, reasons } = verdictOf(integrity)
  return (
    <section className="panel verdict" data-sound={isSound}>
      <Icon drawing={isSound ? checkCircleFill : warningCircleFill} size={44} />
      <div>
        <h2>{title}</h2>
        {reasons.length === 0 ? <p>No open incidents</p> : reasons.map(reason => <p key={reason}>{reason}</p>)}
      </div>
    </section>
  )
}

const signedWords = {
  never: ['wait', 'Not signed yet'],
  held: ['ok', 'Signature matches'],
  lost: ['bad', 'Signed lines are missing'],
  moved: ['bad', 'Signed for another database'],
  broken: ['bad', 'Signature does not match'],
} as const

interface RecordPanelProps {
  readonly record: Integrity['record']
  /** By the server's clock. */
  readonly now: number
}

function RecordPanel({ record, now }: RecordPanelProps) {
  const { acts, proven, proven_at: at, is_sound: isSound, signed, head } = record
  const [tone, words] = signedWords[signed.state]
  return (
    <section className="panel">
      <h2>Audit log</h2>
      <Facts
        rows={[
          ['Entries', acts],
          ['Verified up to', at > 0 ? proven : 'never yet'],
          ['Last verified', at > 0 ? `${writeTime(at)}, ${writeSpan(now - at)} ago` : 'never yet'],
          [
            'State',
            <Badge key="state" tone={isSound ? (at > 0 ? 'ok' : 'wait') : 'bad'}>
              {isSound ? (at > 0 ? 'Intact' : 'Not verified yet') : 'Broken'}
            </Badge>,
          ],
          [
            'Signed outside the database up to',
            signed.at > 0 ? `${signed.seq}, ${writeSpan(now - signed.at)} ago` : 'never yet',
          ],
          [
            'Compared with it',
            <Badge key="signed" tone={tone}>
              {words}
            </Badge>,
          ],
          [
            'Last hash',
            <span key="hash" className="mono">
              {head.slice(0, 16)}…
            </span>,
          ],
        ]}
      />
    </section>
  )
}

function LedgerPanel({ runs }: { readonly runs: Integrity['ledger'] }) {
  return (
    <section className="panel wide">
      <h2>Nightly audit of the ledger</h2>
      {runs.length === 0 ? (
        <p>No nightly audit yet. The ledger is still audited every minute, with results below.</p>
      ) : (
        <table className="rowTable">
          <thead>
            <tr>
              <th>Night</th>
              <th data-number>Schema</th>
              <th>Duration</th>
              <th data-number>Wallets</th>
              <th data-number>Postings</th>
              <th data-number>Commands</th>
              <th>Incidents</th>
            </tr>
          </thead>
          <tbody>
            {runs.map(run => (
              <tr key={`${run.day} ${run.schema}`}>
                <td className="nowrap">{run.day}</td>
                <td data-number>{run.schema}</td>
                <td>{run.ended_at > 0 ? writeSpan(run.ended_at - run.started_at) : 'under way'}</td>
                <td data-number>{run.wallets}</td>
                <td data-number>{run.postings}</td>
                <td data-number>{run.commands}</td>
                <td>
                  <Badge tone={run.findings === 0 ? 'ok' : 'bad'}>
                    {run.findings === 0 ? 'Nothing' : run.findings}
                  </Badge>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function IncidentsPanel({ incidents }: { readonly incidents: Integrity['incidents']['d'] }) {
  return (
    <section className="panel wide">
      <h2>Open incidents</h2>
      {incidents.length === 0 && <p>No open incidents</p>}
      <ul className="incidentList">
        {incidents.map(({ id, kind, subject, opened_at: openedAt }) => (
          <li key={id}>
            <Badge tone="bad">{kind}</Badge>
            <span className="mono">{subject}</span>
            <time>{writeTime(openedAt)}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}
