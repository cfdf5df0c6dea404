import { Button } from '@saya/ui/button'
import { Chip } from '@saya/ui/chip'
import { EmptyState } from '@saya/ui/emptyState'
import { openModal } from '@saya/ui/modal'
import { Skeleton } from '@saya/ui/skeleton'
import { useContext } from 'react'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { useProfile } from '../../shared/answer/useProfile.ts'
import { dayOf } from '../../shared/device/dayOf.ts'
import { splitPesos } from '../../shared/splitPesos.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { BoxProofSheet } from './BoxProofSheet.tsx'
import type { BoxDetail } from './BoxToday.tsx'
import { boxTexts } from './box.texts.ts'
import { type ShownVerdict, useVerdict } from './useVerdict.ts'
import type { BoxRecord } from './verifyBox.ts'

/** What the boxes of a month came to, each with its proof. */
export function BoxRecords({ month }: { month: string }) {
  const t = useTexts(boxTexts)
  const query = { pid: '1', ym: month } as const
  const { answer, error, again } = useAnswer('GET /promo/blindbox/detail', { query }, { mayBeOld: true })
  if (answer) return <MonthRecords detail={answer} />
  if (error === undefined) {
    return (
      <div role="status" aria-label={t.loading}>
        <Skeleton shape="row" />
      </div>
    )
  }
  return (
    <EmptyState
      title={sentenceOf(error, t.loadFailed)}
      action={
        <Button look="soft" size="medium" onClick={again}>
          {t.again}
        </Button>
      }
    />
  )
}

function MonthRecords({ detail }: { detail: BoxDetail }) {
  const t = useTexts(boxTexts)
  const { data, total, claimed, unclaimed, not_received: notReceived } = detail
  const { pesos, centavos } = splitPesos(total)
  return (
    <>
      <dl className="boxSums">
        <Sum name={t.total} value={pesos + centavos} />
        <Sum name={t.claimed} value={String(claimed)} />
        <Sum name={t.unclaimed} value={String(unclaimed)} />
        <Sum name={t.notReceived} value={String(notReceived)} />
      </dl>
      {data.length === 0 ? (
        <EmptyState title={t.noneThisMonth} line={t.noneLine} />
      ) : (
        <ul className="boxRows">
          {data.map(record => (
            <BoxRow key={record.date} record={record} />
          ))}
        </ul>
      )}
    </>
  )
}

function Sum({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** Whose word came from elsewhere looks like one that is not checked. */
const tones: Readonly<Record<ShownVerdict['standing'], 'ok' | 'bad' | 'info'>> = {
  holds: 'ok',
  broken: 'bad',
  elsewhere: 'info',
}

function BoxRow({ record }: { record: BoxRecord }) {
  const t = useTexts(boxTexts)
  const language = useContext(LanguageContext)
  const { date, bonus, state, proof } = record
  const uid = useProfile().answer?.uid
  const verdict = useVerdict(record, uid)
  const day = dayOf(Date.parse(`${date}T12:00:00+08:00`) / 1000, language)
  const { pesos, centavos } = splitPesos(bonus)
  return (
    <li data-verdict={verdict?.standing}>
      <span className="boxRowDay">{day}</span>
      {state === 'expired' ? (
        <Chip tone="mute">{t.expired}</Chip>
      ) : (
        <>
          <b className="money">{pesos + centavos}</b>
          {record.is_waiting && <Chip tone="wait">{t.waitingChip}</Chip>}
        </>
      )}
      {proof && (
        <button
          type="button"
          className="boxProofButton"
          aria-haspopup="dialog"
          onClick={() =>
            openModal(() => <BoxProofSheet record={record} proof={proof} uid={uid} day={day} />, { look: 'sheet' })
          }
        >
          <Chip tone={verdict ? tones[verdict.standing] : 'info'}>{t.proof}</Chip>
        </button>
      )}
    </li>
  )
}
