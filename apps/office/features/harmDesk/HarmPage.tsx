import { useState } from 'react'
import { ActBar } from '../../shared/act/ActBar.tsx'
import { Answered } from '../../shared/Answered.tsx'
import { Badge } from '../../shared/Badge.tsx'
import { DetailFrame } from '../../shared/DetailFrame.tsx'
import { Facts } from '../../shared/Facts.tsx'
import { base } from '../../shared/navigation.ts'
import { PageHead } from '../../shared/PageHead.tsx'
import { writeTime } from '../../shared/times.ts'
import { useAnswer } from '../../shared/useAnswer.ts'
import { BandBadge } from './BandBadge.tsx'
import { contactActs, finish } from './contactActs.ts'
import { ContactHistory } from './ContactHistory.tsx'
import { Incomes } from './Incomes.tsx'
import { Lowerings } from './Lowerings.tsx'
import { MarkersSection } from './MarkersSection.tsx'
import { memberActs } from './memberActs.ts'
import { bands, type Harm, sources, topics, writeIncome } from './words.ts'

const ownActs = [...contactActs, finish]

/** A member whose play may harm them: what speaks for it, what was said, and what is done. */
export function HarmPage({ uid }: { readonly uid: string }) {
  const [days, setDays] = useState<'30' | '90'>('30')
  const harm = useAnswer('POST /office/api/harm/read', { body: { uid, days } })
  return (
    <>
      <PageHead
        title={<a href={`${base}/contacts`}>Contacts</a>}
        note={`UID ${uid}. The audit log records that you looked.`}
      />
      <Answered of={harm}>
        {answer => <Whole harm={answer} days={days} onDays={setDays} onChange={() => void harm.reload()} />}
      </Answered>
    </>
  )
}

interface WholeProps {
  readonly harm: Harm
  readonly days: '30' | '90'
  readonly onDays: (days: '30' | '90') => void
  readonly onChange: () => void
}

function Whole({ harm, days, onDays, onChange }: WholeProps) {
  const { uid, band_now: bandNow, band, reached, income, contacts, is_restricted: isRestricted } = harm
  const current = contacts.find(({ status }) => status !== 'done')
  return (
    <DetailFrame
      title={`Member ${uid}`}
      line={foundAtNight(harm)}
      badges={
        <>
          <BandBadge band={bandNow} />
          {reached !== band && <Badge tone="mute">Lowered by two people</Badge>}
          {isRestricted && <Badge tone="bad">Paused by staff</Badge>}
        </>
      }
      acts={
        <>
          {current && <ActBar acts={ownActs} things={[current]} nameOf={() => uid} onDone={onChange} />}
          <ActBar acts={memberActs} things={[harm]} nameOf={() => uid} onDone={onChange} />
        </>
      }
      aside={
        <section>
          <h3>Now</h3>
          <Facts
            rows={[
              ['Band now', bands[bandNow][0]],
              [
                'Contact',
                current ? (current.status === 'taken' ? `Taken by ${current.taken_by}` : 'Waiting') : 'None open',
              ],
              // What opened it, and what the member asked for help about, before any marker is read.
              ['Opened by', current ? sources[current.source] : ''],
              ['About', current ? current.topics.map(one => topics[one]).join(', ') : ''],
              ['Due', current ? writeTime(current.due_at) : ''],
              ['Stated income', income ? writeIncome(income.monthly) : 'Unknown'],
              ...(harm.income_changes.some(({ status }) => status === 'proposed')
                ? [['Income change', 'Waiting for approval'] as const]
                : []),
              ['Written down', income ? `${income.set_by}, ${writeTime(income.set_at)}` : ''],
            ]}
          />
          <a className="textLink" href={`${base}/members/${uid}`}>
            Member page
          </a>
        </section>
      }
      sections={[
        {
          name: 'markers',
          title: 'Markers',
          render: () => <MarkersSection harm={harm} days={days} onDays={onDays} />,
        },
        { name: 'contacts', title: 'Contacts', render: () => <ContactHistory contacts={contacts} /> },
        { name: 'lowerings', title: 'Lower bands', render: () => <Lowerings harm={harm} onChange={onChange} /> },
        { name: 'incomes', title: 'Income', render: () => <Incomes harm={harm} onChange={onChange} /> },
      ]}
    />
  )
}

/** What the last night came to, apart from where the member stands now. */
function foundAtNight({ day, band, points }: Harm): string {
  if (day === '') return 'No night has found anything yet'
  return `Found at night for ${day}: ${bands[band][0]}, with ${points} points for the 30 days up to then`
}
