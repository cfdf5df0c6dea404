import type { Calls } from '@saya/contract'
import { Card } from '@saya/ui/card'
import { arrowUpRight } from '@saya/ui/icon/drawings/arrowUpRight'
import { headset } from '@saya/ui/icon/drawings/headset'
import { receipt } from '@saya/ui/icon/drawings/receipt'
import { ListRowButton, ListRowLink } from '@saya/ui/listRow'
import { Note } from '@saya/ui/note'
import { Skeleton } from '@saya/ui/skeleton'
import { Waits } from '../../shared/answer/Waits.tsx'
import { useTexts } from '../../shared/texts.ts'
import { askGate } from '../kyc/index.ts'
import { LimitMetNote, useMetLimits } from '../limit/index.ts'
import { openWithdrawSheet } from '../withdrawal/index.ts'
import { exclusionTexts } from './exclusion.texts.ts'
import { useMoment } from './useMoment.ts'

export type Gates = Calls['GET /member/gate/list']['answer']

interface ClosedNowProps {
  readonly gates: Gates | undefined
  readonly failure: unknown
  readonly onAgain: () => void
}

/** What is closed to the member at this moment, until when, and what is open all the same. */
export function ClosedNow({ gates, failure, onAgain }: ClosedNowProps) {
  const t = useTexts(exclusionTexts)
  return (
    <section aria-labelledby="closedNow">
      <h2 className="h2" id="closedNow">
        {t.now}
      </h2>
      {!gates && (
        <Waits failure={failure} again={onAgain} failed={t.failed}>
          <Skeleton shape="row" />
        </Waits>
      )}
      {gates && <Standing gates={gates.filter(({ cause }) => cause !== 'kyc')} />}
    </section>
  )
}

/** A limit that is used up closes something too. Until it is known of all of them, nobody is told that nothing is closed. */
function Standing({ gates }: { gates: Gates }) {
  const t = useTexts(exclusionTexts)
  const sentenceOf = useSentence()
  const met = useMetLimits()
  if (gates.length === 0 && met?.length === 0) return <p>{t.open}</p>
  if (gates.length === 0 && !met) return null
  const isResting = gates.some(({ cause }) => cause === 'rest')
  return (
    <>
      {gates.map(gate => (
        <Note key={gate.cause} tone="info">
          {sentenceOf(gate)}
        </Note>
      ))}
      {met
        ?.filter(({ counts }) => counts !== 'time' || !isResting)
        .map(limit => (
          <LimitMetNote key={`${limit.counts} ${limit.period}`} limit={limit} />
        ))}
      <h3 className="h3">{t.staysOpen}</h3>
      <Card>
        <ListRowButton drawing={arrowUpRight} title={t.withdraw} onClick={() => void withdraw()} />
        <ListRowLink drawing={receipt} title={t.records} href="/s-transaction" />
        <ListRowLink drawing={headset} title={t.service} href="/my/service" />
      </Card>
    </>
  )
}

async function withdraw(): Promise<void> {
  if (await askGate('withdraw')) await openWithdrawSheet()
}

function useSentence() {
  const t = useTexts(exclusionTexts)
  const write = useMoment()
  return ({ cause, closed_until: until }: Gates[number]): string => {
    if (cause === 'exclusion') return until === null ? t.exclusionOpen : t.exclusion(write(until * 1000))
    if (cause === 'reality_check') return t.realityCheck
    if (cause === 'review') return t.review
    if (until === null || cause === 'staff') return t.staff
    return cause === 'time_out' ? t.timeOut(write(until * 1000)) : t.rest(write(until * 1000))
  }
}
