import { useState } from 'react'
import { ActBar } from '../../shared/act/ActBar.tsx'
import { Answered } from '../../shared/Answered.tsx'
import { Badge } from '../../shared/Badge.tsx'
import { DetailFrame } from '../../shared/DetailFrame.tsx'
import type { Act } from '../../shared/entity.ts'
import { base } from '../../shared/navigation.ts'
import { useMay } from '../../shared/own.ts'
import { PageHead } from '../../shared/PageHead.tsx'
import { writeDay, writeTime } from '../../shared/times.ts'
import { useAnswer } from '../../shared/useAnswer.ts'
import { giveCoupons, liftRestriction, memberActs, restrict } from './acts.ts'
import { DossierAside } from './DossierAside.tsx'
import type { Dossier, PersonalDetails } from './dossier.ts'
import { sectionsOf } from './sectionsOf.tsx'
import { gateTitle } from './gateTitle.ts'
import { standingOf } from '../../shared/member/standing.ts'
import './dossier.css'

/** On the page of one there is more to go by than in the list of many. */
const dossierActs: readonly Act<Dossier>[] = [...memberActs, restrict, liftRestriction, giveCoupons]

/** One member from all sides. */
export function DossierPage({ uid }: { readonly uid: string }) {
  const dossier = useAnswer('GET /office/api/member/:uid', { params: { uid } })
  return (
    <>
      <PageHead title={<a href={`${base}/members`}>Members</a>} note={`UID ${uid}`} />
      <Answered of={dossier}>{answer => <Whole dossier={answer} onChange={() => void dossier.reload()} />}</Answered>
    </>
  )
}

interface WholeProps {
  readonly dossier: Dossier
  readonly onChange: () => void
}

function Whole({ dossier, onChange }: WholeProps) {
  const may = useMay()
  const [revealed, setRevealed] = useState<PersonalDetails>()
  const { uid, username, kyc_status: status, frozen_by: frozenBy, gates, is_blocked, is_closed, is_tester } = dossier
  const [title, tone] = standingOf(status)
  const sections = sectionsOf(dossier, may)
  return (
    <DetailFrame
      title={username}
      line={`UID ${uid}, signed up ${writeDay(dossier.created_at)}, ${seenOf(dossier)}`}
      badges={
        <>
          <Badge tone={tone}>{title}</Badge>
          {frozenBy.map(cause => (
            <Badge key={cause} tone="bad">
              Frozen by {cause}
            </Badge>
          ))}
          {gates.map(gate => (
            <Badge key={gate.cause} tone="bad">
              {gateTitle(gate)}
            </Badge>
          ))}
          {dossier.harm_band !== '' && dossier.harm_band !== 'none' && (
            <a href={`${base}/contacts/${uid}`}>
              <Badge tone="wait">Harm band: {dossier.harm_band}</Badge>
            </a>
          )}
          {is_blocked && status !== 7 && <Badge tone="bad">Blocked</Badge>}
          {is_closed && <Badge tone="mute">Closed by the member</Badge>}
          {is_tester && <Badge tone="mute">Tester</Badge>}
        </>
      }
      acts={<ActBar acts={dossierActs} things={[dossier]} nameOf={() => username} onDone={onChange} />}
      aside={<DossierAside dossier={dossier} revealed={revealed} onReveal={setRevealed} onChange={onChange} />}
      sections={sections}
    />
  )
}

function seenOf({ last_sign_in_at: at }: Dossier): string {
  return at > 0 ? `last seen ${writeTime(at)}` : 'never signed in yet'
}
