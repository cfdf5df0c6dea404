import { breakPeriods, endOf, exclusionPeriods, type Period } from '@saya/contract/exclusion/period.ts'
import { AppBar } from '@saya/ui/appBar'
import { Card } from '@saya/ui/card'
import { chartLineUp } from '@saya/ui/icon/drawings/chartLineUp'
import { ListRowLink } from '@saya/ui/listRow'
import { BackLink } from '../../shared/BackLink.tsx'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { serverClock } from '../../shared/device/serverClock.ts'
import { useTexts } from '../../shared/texts.ts'
import { LimitsInUse } from '../limit/index.ts'
import { CheckSetting } from '../realityCheck/index.ts'
import { ClosedNow, type Gates } from './ClosedNow.tsx'
import { exclusionTexts } from './exclusion.texts.ts'
import { EndEarlier } from './EndEarlier.tsx'
import { HelpNear } from './HelpNear.tsx'
import { TakeBreak } from './TakeBreak.tsx'
import { ExcludeYourself } from './ExcludeYourself.tsx'
import './saferPlayPage.css'

/** What is closed to a member and until when, and how they stop for a while. */
export function Page() {
  const t = useTexts(exclusionTexts)
  const gates = useAnswer('GET /member/gate/list', {}, { mayBeOld: true })
  const renew = () => void gates.refresh().catch(() => {})
  // While it is not known what stands, everything may be chosen: the server decides.
  const standing = gates.answer ?? []
  return (
    <>
      <AppBar start={<BackLink label={t.back} />} title={t.title} />
      <main className="saferPlay">
        <p className="saferPlayIntro">{t.intro}</p>
        <ClosedNow gates={gates.answer} failure={gates.error} onAgain={gates.again} />
        <LimitsInUse />
        <CheckSetting />
        <TakeBreak periods={longerThan(standing, ['time_out', 'exclusion'], breakPeriods)} onClosed={renew} />
        <ExcludeYourself periods={longerThan(standing, ['exclusion'], exclusionPeriods)} onClosed={renew} />
        <EndEarlier onEnded={renew} />
        <Card>
          <ListRowLink drawing={chartLineUp} title={t.figures} note={t.figuresNote} href="/s-figures" />
        </Card>
        <HelpNear />
      </main>
    </>
  )
}

/** What ends hardly later than what stands is no other choice. */
const noticedMs = 3_600_000

/** Those that end later than what stands already; none beside what stands until it is lifted. */
function longerThan<P extends Period>(gates: Gates, causes: readonly string[], periods: readonly P[]): readonly P[] {
  const ends = gates
    .filter(({ cause }) => causes.includes(cause))
    .map(({ closed_until: until }) => (until === null ? Number.POSITIVE_INFINITY : until * 1000))
  const latestMs = Math.max(0, ...ends)
  return periods.filter(period => endOf(period, serverClock.now()) > latestMs + noticedMs)
}
