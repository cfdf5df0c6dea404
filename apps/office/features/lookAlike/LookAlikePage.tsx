import { ActBar } from '../../shared/act/ActBar.tsx'
import { Answered } from '../../shared/Answered.tsx'
import { Badge } from '../../shared/Badge.tsx'
import { Facts } from '../../shared/Facts.tsx'
import { base } from '../../shared/navigation.ts'
import { PageHead } from '../../shared/PageHead.tsx'
import { writePesos } from '../../shared/pesos.ts'
import { writeTime } from '../../shared/times.ts'
import { useAnswer } from '../../shared/useAnswer.ts'
import { lookAlikeActs, type Pair, releaseLine, signTitles } from './acts.ts'
import { states } from './lookAlikes.tsx'
import './lookAlike.css'

/** The two beside each other. Opening them is on record. */
export function LookAlikePage({ id }: { readonly id: string }) {
  const pair = useAnswer('GET /office/api/lookAlike/:id', { params: { id } })
  return (
    <>
      <PageHead title={<a href={`${base}/look-alikes`}>Look-alikes</a>} note="Each look is on record" />
      <Answered of={pair}>{answer => <Both pair={answer} onChange={() => void pair.reload()} />}</Answered>
    </>
  )
}

function Both({ pair, onChange }: { readonly pair: Pair; readonly onChange: () => void }) {
  const [title, tone] = states[pair.status]
  return (
    <div className="lookAlike">
      <div className="lookAlikeHead">
        <p>
          In common: <strong>{pair.signs.map(sign => signTitles[sign]).join(', ')}</strong>
        </p>
        <Badge tone={tone}>{title}</Badge>
        {pair.release && <p>{releaseLine(pair.release)}</p>}
        <ActBar acts={lookAlikeActs} things={[pair]} nameOf={() => pair.uid} onDone={onChange} />
      </div>
      <div className="lookAlikeSides">
        <Side title="This account" side={pair.account} />
        <Side title="Excluded" side={pair.excluded} />
      </div>
    </div>
  )
}

interface SideProps {
  readonly title: string
  readonly side: Pair['account']
}

function Side({ title, side }: SideProps) {
  const isMember = side.uid !== ''
  return (
    <section className="lookAlikeSide">
      <h2>{isMember ? <a href={`${base}/members/${side.uid}`}>{title}</a> : `${title}: on the regulator’s list`}</h2>
      <Facts
        rows={[
          ['Name', side.name],
          ['Birth date', side.birthday],
          ...(isMember
            ? ([
                ['UID', side.uid],
                ['Username', side.username],
                ['Phone', side.phone],
                ['Signed up', writeTime(side.created_at)],
                ['Balance', `₱${writePesos(side.balance)}`],
              ] as const)
            : ([['Reference', side.reference]] as const)),
          ['Excluded until', side.closed_until === 0 ? '' : writeTime(side.closed_until)],
        ]}
      />
    </section>
  )
}
