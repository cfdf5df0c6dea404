import { Badge, type Tone } from '../../shared/Badge.tsx'
import { writePesos } from '../../shared/pesos.ts'
import { writeTime } from '../../shared/times.ts'
import type { Whole } from './acts.ts'
import { CostChart } from './DryRun.tsx'
import { OfferFacts } from './OfferFacts.tsx'

const words: Readonly<Record<Whole['versions'][number]['status'], readonly [title: string, tone: Tone]>> = {
  proposed: ['Waiting for approval', 'wait'],
  approved: ['Approved', 'ok'],
  refused: ['Refused', 'mute'],
}

function badgeOf(version: Whole['versions'][number]): readonly [title: string, tone: Tone] {
  if (version.is_stopped) return ['Stopped', 'bad']
  if (version.from_day !== null) return [`From ${version.from_day}`, 'info']
  return version.is_live ? ['Holds now', 'ok'] : words[version.status]
}

/** What was proposed, by whom, and who decided it. What waits for a decision stands open. */
export function Versions({ versions, kind, kinds }: Pick<Whole, 'versions' | 'kind' | 'kinds'>) {
  const own = kinds.find(({ name }) => name === kind)
  if (versions.length === 0) return <p className="listEmpty">Nothing was proposed yet.</p>
  return versions.map(version => {
    const [title, tone] = badgeOf(version)
    return (
      <section key={version.number} className="panel" aria-label={`Version ${version.number}`}>
        <h2>
          Version {version.number} <Badge tone={tone}>{title}</Badge>
        </h2>
        <p>
          {version.proposed_by}, {writeTime(version.proposed_at)}: {version.reason}
        </p>
        {version.decided_by && (
          <p>
            {version.decided_by}, {writeTime(version.decided_at)}: {version.decision}
          </p>
        )}
        <p>Brake: ₱{writePesos(version.brake)} a day</p>
        {own && (
          <details open={version.status === 'proposed'}>
            <summary>What it offers</summary>
            <OfferFacts kind={own} offer={version.offer} />
          </details>
        )}
        {version.status === 'proposed' && <CostChart result={version.dry_run} />}
      </section>
    )
  })
}
