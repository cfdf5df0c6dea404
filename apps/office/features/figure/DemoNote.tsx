import type { DemoMark } from '@saya/contract/figure/demo.ts'

/** Keeps anybody from taking the figures of invented members for those of people. */
export function DemoNote({ mark }: { readonly mark: DemoMark | null }) {
  if (!mark) return null
  const { members, days, done_days: done } = mark
  const progress = done < days ? ` Their days are still loading: ${done} of ${days} are there.` : ''
  return (
    <section className="panel" aria-label="Demo data">
      <p className="figureNote">
        These figures include {members.toLocaleString('en-PH')} invented demo members, who played over {days} days.
        {progress}
      </p>
    </section>
  )
}
