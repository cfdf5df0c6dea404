import { clock } from '../../shared/clock.ts'
import { Facts } from '../../shared/Facts.tsx'
import { base } from '../../shared/navigation.ts'
import { writeSpan, writeTime } from '../../shared/times.ts'
import type { Case } from './useCase.ts'

/** Who it is about, and how long they still have. */
export function MemberFacts({ open }: { readonly open: Case }) {
  const left = open.deadline_at - clock.now() / 1000
  return (
    <section>
      <h3>
        <a href={`${base}/members/${open.uid}`}>Player</a>
      </h3>
      <Facts
        rows={[
          ['Phone', open.phone],
          ['Signed up', writeTime(open.created_at)],
          [
            'KYC deadline',
            <span key="left" data-late={left <= 0 || undefined} className="deadline">
              {left > 0 ? `${writeSpan(left)} left` : 'past'}
            </span>,
          ],
          ['Submitted', writeTime(open.submitted_at)],
          ...(open.frozen_by.length > 0 ? ([['Frozen by', open.frozen_by.join(', ')]] as const) : []),
        ]}
      />
    </section>
  )
}
